import type { Sql } from "../db/mod.ts";

/** Most lines of an order. */
const LINES = 12;

/** Past row-level security puts so many orders into the demo's review queue, read, matched and without a finding, of 1 to 12 lines; their numbers begin with "B-". */
export async function reviewedOrders(sql: Sql, count: number) {
  await sql.begin(async (tx) => {
    const [organization] = await tx<{ id: string }[]>`select id from organizations limit 1`;
    const of = organization!.id;
    await tx`insert into document_files values (${of}, 'billing', 0, '')`;
    await tx`
      with documents as (
        insert into pdf_documents (idp_organization_id, status, file_name, file_type, byte_size, sha256)
        select ${of}, 'completed', 'order.pdf', 'pdf', 0, 'billing' from generate_series(1, ${count}) returning id)
      insert into extracted_orders (idp_organization_id, document_id, po_number, currency, customer_erp_id, customer_name, matched_at, line_count)
      select ${of}, id, 'B-' || row_number() over (), 'USD', customer.erp_id, customer.name, now(), 1 + (row_number() over ()) * 7 % ${LINES}
      from documents, (select erp_id, name from erp_customers order by erp_id limit 1) customer`;
    await tx`
      insert into order_lines (idp_organization_id, order_id, position, quantity, unit, unit_price, item_erp_id, match_source)
      select ${of}, o.id, number, 1 + number, item.unit, 1, item.id, 'code'
      from extracted_orders o, generate_series(1, o.line_count) number,
        lateral (select id, unit from sandbox.items where not blocked order by id offset number limit 1) item
      where o.po_number like 'B-%'`;
  });
}
