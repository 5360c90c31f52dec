FROM oven/bun:1.4.4-slim AS packages
WORKDIR /app
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile --production
# Of the recognizers only what runs is kept: 43 MB of 230.
RUN cd node_modules && rm -rf @tesseract.js-data/*/4.0.0 && find onnxruntime-web/dist -type f \
  ! -name ort.wasm.bundle.min.mjs ! -name ort-wasm-simd-threaded.wasm -delete

FROM oven/bun:1.4.4-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# tsconfig.json says how the pages' JSX is compiled.
COPY package.json tsconfig.json LICENSE ./
COPY db db
COPY jobs jobs
COPY views views
COPY src src
RUN mkdir /data && chown bun:bun /data
USER bun
ENV NODE_ENV=production HOST=0.0.0.0 SMTP_HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 2525
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s CMD ["bun", "-e", \
  "const { PORT = 3000, ROLES = 'web' } = process.env; if (ROLES.includes('web') && !(await fetch(`http://127.0.0.1:${PORT}/api/health`)).ok) process.exit(1)"]
CMD ["bun", "src/main.ts"]
