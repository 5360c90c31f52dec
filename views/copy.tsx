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
