import type { PropsWithChildren } from "@elysiajs/html";
import { asset } from "./asset.ts";

export type Section =
  | "review"
  | "inbox"
  | "documents"
  | "cross-references"
  | "erp"
  | "mailboxes"
  | "usage"
  | "access";

/** What every page needs around its own content. */
export interface Shell {
  title: string;
  /** The part of the navigation that is lit. */
  section: Section | null;
  /** Null: nobody is signed in. */
  person: {
    email: string;
    organizationName: string | null;
    admin: boolean;
  } | null;
}

export interface LayoutProps extends Shell {
  /** Names of scripts under /assets that the page is enhanced with, such as "upload.js". */
  scripts?: string[];
  /** An address that the browser goes on to by itself. */
  goOn?: string | null;
  /** `page` scrolls as a whole, `fill` takes the window and scrolls inside, `narrow` is one short column. */
  shape?: "page" | "fill" | "narrow";
  /** What was just done; the next thing that is done takes its place. */
  notice?: JSX.Element | null;
}

const NAVIGATION: [Section, string, string][] = [
  ["review", "/review", "Review"],
  ["inbox", "/inbox", "Inbox"],
  ["documents", "/documents", "Documents"],
  ["cross-references", "/cross-references", "Cross-references"],
  ["erp", "/erp", "ERP"],
  ["mailboxes", "/mailboxes", "Mailboxes"],
  ["usage", "/usage", "Usage"],
  ["access", "/access", "Access"],
];

/** A whole HTML page. */
export function Layout(props: PropsWithChildren<LayoutProps>) {
  const { title, person, section, scripts = [], goOn = null, shape = "page", notice, children } = props;
  return (
    <>
      {"<!doctype html>"}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="htmx-config" content='{"includeIndicatorCSS": false, "history": false}' />
          {goOn === null ? null : <meta http-equiv="refresh" content={`0; url=${goOn}`} />}
          <title safe>{`${title} · Order Intake`}</title>
          <link rel="icon" href={asset("favicon.svg")} type="image/svg+xml" />
          <link rel="stylesheet" href={asset("app.css")} />
          {/* Nothing is drawn before all is there, so that no column moves while the rest of its table comes. */}
          <link rel="expect" href="#end" blocking="render" />
          <script src={asset("htmx.min.js")} defer></script>
          {scripts.map((name) => (
            <script type="module" src={asset(name)}></script>
          ))}
        </head>
        <body class={`shape-${shape}`}>
          <a class="skip" href="#main">
            Skip to content
          </a>
          <Header person={person} section={section} />
          <div id="flash" role="status" aria-live="polite">
            {notice as "safe"}
          </div>
          <main id="main" tabindex="-1">
            {children as "safe"}
          </main>
          <span id="end" hidden></span>
        </body>
      </html>
    </>
  );
}

function Header({ person, section }: Pick<Shell, "person" | "section">) {
  return (
    <header class="top">
      <a class="brand" href={person ? "/review" : "/"}>
        Order Intake
      </a>
      {person?.organizationName ? (
        <nav class="sections" aria-label="Sections">
          {NAVIGATION.map(([name, href, label]) => (
            <a href={href} aria-current={name === section ? "page" : undefined} safe>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {person ? <Person {...person} /> : null}
    </header>
  );
}

function Person({ email, organizationName }: NonNullable<Shell["person"]>) {
  return (
    <form class="person" method="post" action="/sign-out">
      <span class="who" title={email}>
        <span class="organization" safe>
          {organizationName ?? "No organization"}
        </span>
        <span class="email" safe>
          {email}
        </span>
      </span>
      <button type="submit" class="quiet">
        Sign out
      </button>
    </form>
  );
}
