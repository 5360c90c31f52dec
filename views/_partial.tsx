/** A fragment for one place; morphed, so that the field in focus keeps what is being typed. */
export function Part({ target, children }: { target: string; children: JSX.Element }) {
  return (
    <tag of="hx-partial" hx-target={target} hx-swap="outerMorph">
      {children as "safe"}
    </tag>
  );
}
