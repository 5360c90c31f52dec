/** A text with a button that copies it; without scripts it can be marked as a whole. */
export function Copy({ text }: { text: string }) {
  return (
    <span class="copy">
      <code safe>{text}</code>
      <button type="button" class="quiet small" data-copy={text} data-enhanced aria-label={`Copy ${text}`}>
        Copy
      </button>
    </span>
  );
}

/** A secret that is shown this once, with a button that copies it. */
export function Secret({ secret, note }: { secret: string; note: string }) {
  return (
    <>
      <code id="secret" class="secret" safe>
        {secret}
      </code>
      <div class="row">
        <button type="button" data-copy={secret} data-enhanced>
          Copy
        </button>
        <p class="hint" safe>{`Copy it now: it is not shown again.${note}`}</p>
      </div>
    </>
  );
}
