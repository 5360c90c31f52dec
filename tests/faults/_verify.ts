import type { Client, Uploaded } from "./_client.ts";
import type { Service } from "./_service.ts";
import type { Sent } from "./kill.ts";

/** What was counted after the rounds. */
export interface Figures {
  documents: {
    accepted: number;
    unanswered: number;
    completed: number;
    failed: number;
    readableFailed: number;
  };
  orders: Record<string, number>;
  erp: { orders: number; keys: number };
  usageEvents: number;
  buriedJobs: number;
  /** Jobs that were done at a later attempt than the first: those that a kill or a lost answer had cut off. */
  repeated: Record<string, number>;
  /** What must not be; empty is the aim. */
  faults: string[];
}

/** Counts, past row-level security, what must be there once. */
export async function verify(running: Service, api: Client, sent: Sent): Promise<Figures> {
  const faults = api.broken.map(
    ({ path, status, body }) => `${path} answered ${status}: ${JSON.stringify(body)}`,
  );
  faults.push(...(await lostDocuments(api, sent)));
  const { sql, close } = running.database();
  const documents = await sql<
    { id: string; status: string; error: string | null; orders: number; file: string }[]
  >`
    select d.id, d.status, d.processing_error as error, d.file_name as file, count(o.id)::int as orders
    from pdf_documents d left join extracted_orders o on o.document_id = d.id group by d.id`;
  for (const { file, status, error, orders } of documents) {
    const fine = status === "completed" ? orders === 1 : status === "failed" && error && orders === 0;
    if (!fine) faults.push(`"${file}" is ${status} (${error ?? "no reason"}) with ${orders} orders`);
  }
  const orders = await sql<{ po: string; status: string; booked: number; named: number; usage: number }[]>`
    select o.po_number as po, o.status,
      (select count(*)::int from sandbox.orders b where b.reference = o.po_number) as booked,
      (select count(*)::int from sandbox.orders b where b.id::text = o.erp_order_id) as named,
      (select count(*)::int from usage_events u where u.order_id = o.id) as usage
    from extracted_orders o`;
  for (const { po, status, booked, named, usage } of orders) {
    const once = status === "submitted" ? 1 : 0;
    if (
      booked !== once ||
      named !== once ||
      usage !== once ||
      !["submitted", "pending_review"].includes(status)
    )
      faults.push(`Order "${po}" is ${status}: ${booked} in the ERP, ${named} by id, ${usage} usage events`);
  }
  const [counts] = await sql<{ orders: number; keys: number; usage: number; buried: number }[]>`
    select (select count(*)::int from sandbox.orders) as orders,
      (select count(distinct intake_key)::int from sandbox.orders) as keys,
      (select count(*)::int from usage_events) as usage,
      (select count(*)::int from jobs where buried_at is not null) as buried`;
  const submitted = orders.filter(({ status }) => status === "submitted").length;
  if (counts!.orders !== submitted)
    faults.push(`${counts!.orders} orders in the ERP, ${submitted} submitted`);
  await close();
  const of = (status: string) => documents.filter((document) => document.status === status).length;
  return {
    documents: {
      accepted: sent.accepted.size,
      unanswered: sent.unanswered.length,
      completed: of("completed"),
      failed: of("failed"),
      readableFailed: documents.filter(
        ({ id, status }) => status === "failed" && sent.accepted.get(id)?.damaged === false,
      ).length,
    },
    orders: countBy(orders.map(({ status }) => status)),
    erp: { orders: counts!.orders, keys: counts!.keys },
    usageEvents: counts!.usage,
    buriedJobs: counts!.buried,
    repeated: repeated(running.log()),
    faults,
  };
}

async function lostDocuments(api: Client, { accepted }: Sent) {
  const lost: string[] = [];
  for (const [id, { fileName, damaged }] of accepted) {
    const answer = await api.get<Uploaded>(`/api/pdf-documents/${id}`);
    if (answer?.status !== 200) lost.push(`"${fileName}" was accepted and is lost`);
    else if (damaged && answer.body.status !== "failed")
      lost.push(`"${fileName}" is damaged and ${answer.body.status}`);
  }
  return lost;
}

function repeated(log: string[]) {
  const done = log.filter((line) => line.includes('"event":"job done"')).map((line) => JSON.parse(line));
  return countBy(done.filter(({ attempt }) => attempt > 1).map(({ kind }) => kind));
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
