/** A choice that can be kept for what the customer calls the item. */
export interface RememberProps {
  lineId: string;
  /** What the customer calls it. */
  words: string;
  /** As the line has it. */
  unit: string | null;
  /** The order's address in the ERP; null: none is chosen. */
  place: string | null;
}

/** Where fields of no form belong: what is typed there is sent by its button alone. */
const NO_FORM = "none";

/** Keeps a line's item with what holds for it alone: a pack, an address, days. `inOrder`: within the form of the order. */
export function Remember({ lineId, words, unit, place, inOrder }: RememberProps & { inOrder: boolean }) {
  const form = inOrder ? NO_FORM : undefined;
  const field = (name: string) => ({ name: `remember.${name}`, form });
  return (
    <details class="remember" data-together>
      <summary>Save as cross-reference with…</summary>
      <div class="row">
        <label>
          One
          <input {...field("unit")} value={unit ?? ""} size="5" maxlength="40" />
        </label>
        <label>
          is
          <input {...field("factor")} class="number" inputmode="decimal" size="6" placeholder="as printed" />
          of our unit
        </label>
      </div>
      {place ? (
        <label class="row">
          <input type="checkbox" {...field("shipTo")} value="1" />
          <span safe>{`Only for deliveries to ${place}`}</span>
        </label>
      ) : null}
      <div class="row">
        <label>
          From
          <input type="date" {...field("validFrom")} />
        </label>
        <label>
          until
          <input type="date" {...field("validTo")} />
        </label>
      </div>
      <div class="row">
        <button type="submit" name="remember" value={lineId} data-save={inOrder}>
          Save
        </button>
        <span class="note" safe>{`for "${words}"`}</span>
      </div>
    </details>
  );
}
