import { t } from "elysia";

const ROWS = 50;
/** The query of a list's page. */
export const listed = {
  query: t.Object({
    text: t.Optional(t.String({ maxLength: 200 })),
    page: t.Optional(t.Numeric({ minimum: 1, maximum: 10_000 })),
  }),
};

interface Listed {
  text?: string;
  page?: number;
}

/** One page of a list, and the addresses of its neighbours; one row more than shown is read to know of the next. */
export async function part<Row>(
  path: string,
  { text = "", page = 1 }: Listed,
  read: (part: { text: string; limit: number; offset: number }) => Promise<Row[]>,
) {
  const rows = await read({ text, limit: ROWS + 1, offset: (page - 1) * ROWS });
  const address = (number: number) =>
    `${path}?${new URLSearchParams({ ...(text && { text }), page: String(number) })}`;
  return {
    rows: rows.slice(0, ROWS),
    text,
    newer: page > 1 ? address(page - 1) : null,
    older: rows.length > ROWS ? address(page + 1) : null,
  };
}
