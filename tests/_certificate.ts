import { join } from "node:path";

/** Why no certificate can be made here, or null. */
export const certificateFault = Bun.which("openssl") ? null : "there is no openssl";

/** Makes a certificate for 127.0.0.1 and a name that nobody vouches for: paths of PEM files in `folder`. */
export async function selfSigned(folder: string, name = "localhost"): Promise<{ cert: string; key: string }> {
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const subject = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=DNS:${name},IP:127.0.0.1`];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  const made = Bun.spawn(
    ["openssl", "req", "-x509", ...curve, "-nodes", "-days", "2", "-keyout", key, "-out", cert, ...subject],
    { stdio: ["ignore", "ignore", "ignore"] },
  );
  if (await made.exited) throw new Error("openssl made no certificate");
  return { cert, key };
}
