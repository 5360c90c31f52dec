import { percent } from "./_format.ts";
import { FieldFindings, type FieldProps, HeaderField, type ReviewFinding, toneOf } from "./review_field.tsx";
import { Remember, type RememberProps } from "./review_remember.tsx";

/** Something of the ERP that can be chosen. */
export interface Choice {
  erpId: string;
  code: string;
  label: string;
  /** Probability between 0 and 1; null where nothing was compared. */
  score: number | null;
  reason: string | null;
}

/** What a line means in the ERP, and what else it may mean. */
export interface ItemProps {
  lineId: string;
  orderId: string;
  chosen: Choice | null;
  candidates: Choice[];
  findings: ReviewFinding[];
  editable: boolean;
  /** Whether the choice can be, or is, kept for the customer's next orders. */
  memory: "none" | "offered" | "kept" | "conflict";
}

/** The item of a line with its candidates. */
export function ItemPick({ lineId, orderId, chosen, candidates, findings, editable, memory }: ItemProps) {
  const tone = toneOf({ findings, fault: null });
  return (
    <div class="pick" data-finding={tone}>
      <div class="row">
        <details open={editable && tone !== undefined}>
          <summary>
            <Chosen chosen={chosen} nothing={editable ? "Choose the item" : "No item chosen"} />
          </summary>
          {editable && tone ? <ItemPicker {...{ lineId, orderId, chosen, candidates }} /> : null}
          {editable && !tone ? <LaterPicker lineId={lineId} orderId={orderId} /> : null}
        </details>
        {memory === "offered" ? (
          <button type="submit" class="quiet small" name="remember" value={lineId} data-save>
            Save as cross-reference
          </button>
        ) : null}
        {memory === "kept" ? <span class="note">Saved as cross-reference</span> : null}
        {memory === "conflict" ? (
          <a class="note" href="/cross-references">
            Another item is kept for these words: decide
          </a>
        ) : null}
      </div>
      <FieldFindings findings={findings} />
    </div>
  );
}

/** Where the candidates of a line will stand when its pick opens, and for browsers without scripts the way to them. */
function LaterPicker({ lineId, orderId }: Pick<ItemProps, "lineId" | "orderId">) {
  return (
    <div class="picker" data-later>
      <a href={`/review/${orderId}/items?name=lines.${lineId}.item`}>Other items</a>
    </div>
  );
}

/** The candidates of a line, the search for others, and how the choice can be remembered. */
export function ItemPicker(
  props: Pick<ItemProps, "lineId" | "orderId" | "chosen" | "candidates"> & {
    remember?: RememberProps | null;
  },
) {
  const { lineId, orderId, chosen, candidates, remember } = props;
  return (
    <Picker
      name={`lines.${lineId}.item`}
      candidates={candidates}
      chosen={chosen}
      search={`/orders/${orderId}/items`}
      what="Search the catalogue"
    >
      {remember ? <Remember {...remember} inOrder /> : null}
    </Picker>
  );
}

/** The customer as printed, and which customer of the ERP that is. */
export interface CustomerProps {
  orderId: string;
  field: FieldProps;
  chosen: Choice | null;
  candidates: Choice[];
}

/** The customer with its candidates. */
export function CustomerPick({ orderId, field, chosen, candidates }: CustomerProps) {
  return (
    <div id="f-customer" class="wide customer">
      <HeaderField {...field} />
      <div class="pick">
        <details open={field.editable && toneOf(field) !== undefined}>
          <summary>
            <Chosen chosen={chosen} nothing={field.editable ? "Choose the customer" : "No customer chosen"} />
          </summary>
          {field.editable ? (
            <Picker
              name="customer"
              candidates={candidates}
              chosen={chosen}
              search={`/orders/${orderId}/customers`}
              what="Search the customers"
            />
          ) : null}
        </details>
      </div>
    </div>
  );
}

/** The delivery address as printed, and which of the customer's addresses that is. */
export interface ShipToProps {
  name: FieldProps;
  address: FieldProps;
  chosenErpId: string | null;
  choices: { erpId: string; label: string }[];
  editable: boolean;
}

/** The ship-to with the customer's addresses. */
export function ShipToPick({ name, address, chosenErpId, choices, editable }: ShipToProps) {
  return (
    <div id="f-shipTo" class="wide ship-to">
      <HeaderField {...name} />
      <HeaderField {...address} />
      <div class="field">
        <label for="f-shipTo-input">Ship-to in the ERP</label>
        <select id="f-shipTo-input" name="shipTo" disabled={!editable}>
          <option value="">{choices.length ? "None chosen" : "The customer has none"}</option>
          {choices.map((choice) => (
            <option value={choice.erpId} selected={choice.erpId === chosenErpId} safe>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Chosen({ chosen, nothing }: { chosen: Choice | null; nothing: string }) {
  if (!chosen)
    return (
      <span class="nothing" safe>
        {nothing}
      </span>
    );
  return (
    <>
      <span aria-hidden="true">→ </span>
      <b safe>{chosen.code}</b> <span safe>{chosen.label}</span>
      <Why {...chosen} />
    </>
  );
}

function Why({ score, reason }: Choice) {
  const words = [score === null ? "" : percent(score), reason ?? ""].filter(Boolean).join(", ");
  return (
    <span class="why" safe>
      {words}
    </span>
  );
}

function Picker(props: {
  name: string;
  candidates: Choice[];
  chosen: Choice | null;
  search: string;
  what: string;
  children?: JSX.Element | null;
}) {
  const { name, candidates, chosen, search, what, children } = props;
  const page = `${search.replace("/orders/", "/review/")}?name=${name}`;
  return (
    <div class="picker">
      <ol class="choices">
        <Choices name={name} choices={candidates} chosenErpId={chosen?.erpId ?? null} />
      </ol>
      <div class="picker-search" data-enhanced>
        <input
          type="search"
          name="text"
          form="none"
          placeholder={what}
          aria-label={what}
          hx-get={`${search}?name=${name}`}
          hx-trigger="input changed delay:150ms"
          hx-target="next .choices"
          hx-swap="innerHTML"
          hx-include="this"
        />
        <ol class="choices found" aria-live="polite"></ol>
      </div>
      <p data-plain>
        <a href={page} safe>
          {what}
        </a>
      </p>
      {children as "safe"}
    </div>
  );
}

/** Things to choose from, numbered for the keyboard; also the fragment that a search answers. */
export function Choices({
  name,
  choices,
  chosenErpId,
}: {
  name: string;
  choices: Choice[];
  chosenErpId: string | null;
}) {
  return (
    <>
      {choices.map((choice, at) => (
        <li>
          <button
            type="submit"
            class="choice"
            name={name}
            value={choice.erpId}
            data-save
            data-digit={at < 9 ? at + 1 : undefined}
            aria-pressed={choice.erpId === chosenErpId ? "true" : undefined}
          >
            <kbd>{at < 9 ? at + 1 : "·"}</kbd>
            <b safe>{choice.code}</b>
            <span safe>{choice.label}</span>
            <Why {...choice} />
          </button>
        </li>
      ))}
    </>
  );
}

/** A search's answer when nothing was found. */
export function NothingFound({ text }: { text: string }) {
  return (
    <li class="note" safe>
      {`Nothing matches "${text}"`}
    </li>
  );
}
