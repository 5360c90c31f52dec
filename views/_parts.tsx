import type { PropsWithChildren } from "@elysiajs/html";
import { age, day, instant, money, quantity, until } from "./_format.ts";

/** A button that does something; `primary` once a view at most. */
export function Button(props: {
  label: string;
  kind?: "plain" | "primary" | "quiet" | "danger";
  name?: string;
  value?: string;
  /** Keys that press it, shown beside the label. */
  keys?: string;
  /** What it acts on, for those who don't see the row it stands in. */
  of?: string;
}) {
  const { label, kind = "plain", name, value, keys, of } = props;
  return (
    <button
      type="submit"
      class={kind === "plain" ? undefined : kind}
      name={name}
      value={value}
      aria-label={of === undefined ? undefined : `${label}: ${of}`}
    >
      <span safe>{label}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </button>
  );
}

/** A label over a control with its hint and, when the value was refused, the reason. */
export function Field(
  props: PropsWithChildren<{
    label: string;
    for: string;
    hint?: string;
    error?: string | null;
    wide?: boolean;
  }>,
) {
  const { label, hint, error, wide, children } = props;
  return (
    <div class={["field", error && "wrong", wide && "wide"]}>
      <label for={props.for} safe>
        {label}
      </label>
      {children as "safe"}
      {hint ? (
        <p class="hint" id={`${props.for}-hint`} safe>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p class="error" id={`${props.for}-error`} safe>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The head of a page: its title, a sentence under it, and what can be done on the right. */
export function PageHead({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>) {
  return (
    <div class="page-head">
      <div>
        <h1 safe>{title}</h1>
        {note ? (
          <p class="note" safe>
            {note}
          </p>
        ) : null}
      </div>
      {children ? <div class="actions">{children as "safe"}</div> : null}
    </div>
  );
}

/** Nothing is here: why, and what to do next. */
export function EmptyState({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <div class="empty">
      <p class="empty-title" safe>
        {title}
      </p>
      {children as "safe"}
    </div>
  );
}

export type Tone = "plain" | "good" | "busy" | "warning" | "error";

/** A state in one or two words, with a mark that doesn't rely on colour alone. */
export function Status({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span class={["status", tone]} safe>
      {label}
    </span>
  );
}

/** That something can't be done or used, and why; `alert`: it was just tried. */
export function Fault({ label, fault, alert }: { label: string; fault: string; alert?: boolean }) {
  return (
    <div role={alert ? "alert" : undefined}>
      <Status tone="error" label={label} />
      <p class="reason" safe>
        {fault}
      </p>
    </div>
  );
}

/** A small count or word in a frame. */
export function Badge({ tone = "plain", label, title }: { tone?: Tone; label: string; title?: string }) {
  return (
    <span class={["badge", tone]} title={title} safe>
      {label}
    </span>
  );
}

/** Something a person should know, in its own words. */
export interface FindingProps {
  level: "error" | "warning";
  message: string;
  acknowledged?: boolean;
}

/** Findings under what they speak of. */
export function Findings({ id, findings }: { id?: string; findings: FindingProps[] }) {
  if (!findings.length) return "";
  return (
    <ul class="findings" id={id}>
      {findings.map(({ level, message, acknowledged }) => (
        <li class={["finding", level, acknowledged && "acknowledged"]}>
          <span safe>{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** One of several views of a list, with how many it holds. */
export interface Tab {
  label: string;
  href: string;
  current: boolean;
  count?: number;
}

/** Views of one list as tabs that are links. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a href={tab.href} aria-current={tab.current ? "page" : undefined}>
          <span safe>{tab.label}</span>
          {tab.count !== undefined && <span class="count">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}

/** A search field that works by itself; other query values are kept by `kept`. */
export function Search(props: {
  action: string;
  name?: string;
  value: string;
  label: string;
  kept?: Record<string, string | undefined>;
}) {
  const { action, name = "text", value, label, kept = {} } = props;
  const held = Object.entries(kept).filter(([, each]) => each);
  return (
    <search>
      <form class="search" method="get" action={action}>
        {held.map(([key, keptValue]) => (
          <input type="hidden" name={key} value={keptValue} />
        ))}
        <input
          type="search"
          name={name}
          value={value}
          placeholder={label}
          aria-label={label}
          autocomplete="off"
        />
      </form>
    </search>
  );
}

/** Ways to the pages before and after; null where there is none. */
export function Pagination({ newer, older }: { newer: string | null; older: string | null }) {
  if (!newer && !older) return "";
  return (
    <nav class="pagination" aria-label="Pages">
      {newer ? (
        <a href={newer} rel="prev">
          Previous
        </a>
      ) : (
        <span aria-hidden="true">Previous</span>
      )}
      {older ? (
        <a href={older} rel="next">
          Next
        </a>
      ) : (
        <span aria-hidden="true">Next</span>
      )}
    </nav>
  );
}

/** How long ago, with the exact time on hover. */
export function Age({ at }: { at: Date }) {
  return (
    <time class="age" datetime={at.toISOString()} title={instant(at)} safe>
      {age(at)}
    </time>
  );
}

/** When something happens next, with the exact time on hover. */
export function Next({ at }: { at: Date }) {
  return (
    <time datetime={at.toISOString()} title={instant(at)} safe>
      {until(at)}
    </time>
  );
}

/** The exact time. */
export function Instant({ at }: { at: Date }) {
  return (
    <time datetime={at.toISOString()} safe>
      {instant(at)}
    </time>
  );
}

/** A calendar day; a dash where there is none. */
export function Day({ value }: { value: string | null }) {
  if (!value) return <None />;
  return (
    <time datetime={value} safe>
      {day(value)}
    </time>
  );
}

/** An amount with its currency; a dash where there is none. */
export function Money({ value, currency }: { value: string | null; currency?: string | null }) {
  if (value === null) return <None />;
  return (
    <span class="number" safe>
      {money(value, currency ?? null)}
    </span>
  );
}

/** A quantity with its unit; a dash where there is none. */
export function Quantity({ value, unit }: { value: string | null; unit?: string | null }) {
  if (value === null) return <None />;
  return (
    <span class="number" safe>
      {unit ? `${quantity(value)} ${unit}` : quantity(value)}
    </span>
  );
}

/** Nothing stands here. */
export function None() {
  return (
    <span class="none" title="none">
      –
    </span>
  );
}

/** Keys to press: "Ctrl+Enter". */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span class="keys" aria-hidden="true">
      {keys.split("+").map((key) => (
        <kbd safe>{key}</kbd>
      ))}
    </span>
  );
}
