import type { PropsWithChildren } from "@elysiajs/html";

/** A part of the access page. */
export function Section({ id, title, children }: PropsWithChildren<{ id: string; title: string }>) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} safe>
        {title}
      </h2>
      {children as "safe"}
    </section>
  );
}
