import type { PropsWithChildren } from "@kitajs/html";

export type Section =
	| "review"
	| "documents"
	| "cross-references"
	| "erp"
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

/** A whole HTML page. */
export function Layout({
	title,
	person,
	section,
	children,
}: PropsWithChildren<Shell>) {
	return (
		<>
			{"<!doctype html>"}
			<html lang="en">
				<head>
					<meta charset="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<title safe>{`${title} · Order Intake`}</title>
					<link rel="stylesheet" href="/assets/app.css" />
					<script src="/assets/htmx.min.js" defer></script>
				</head>
				<body data-section={section ?? undefined}>
					{person && <nav safe>{person.email}</nav>}
					<main>{children as "safe"}</main>
				</body>
			</html>
		</>
	);
}
