/** Kills and stops the service again and again while scans are recognized: each is read in the end, once. `bun tests/faults/scans.ts` @module */
import { scannedOrder } from "../fixtures/scan.ts";
import { client } from "./_client.ts";
import { purchaseOrder } from "./_purchase_orders.ts";
import { service } from "./_service.ts";

const SCANS = 3;
const running = await service({ DEMO: "1", LOG_LEVEL: "error" });
try {
  await running.mustStart();
  const api = client(running.url, await running.token());
  const sent: string[] = [];
  for (let at = 0; at < SCANS; at++) {
    const answer = await api.upload(`scan-${at}.png`, await scannedOrder(0, `PURCHASE ORDER ${at}`));
    sent.push(answer!.body.id);
  }
  const small = await purchaseOrder(0);
  sent.push((await api.upload(small.fileName, small.bytes))!.body.id);
  for (const end of ["kill", "SIGTERM", "kill"] as const) {
    await recognizing();
    if (end === "kill") await running.kill();
    else process.kill(running.pid(), end);
    await running.mustStart();
  }
  const { sql, close } = running.database();
  const orders = () => sql<{ id: string; status: string; orders: number }[]>`
    select id, status, (select count(*)::int from extracted_orders where document_id = pdf_documents.id) as orders
    from pdf_documents where id in ${sql(sent)}`;
  while ((await orders()).some(({ status }) => status === "pending" || status === "processing"))
    await Bun.sleep(100);
  const lost = (await orders()).filter(({ status, orders }) => status !== "completed" || orders !== 1);
  await close();
  console.log(`${sent.length} documents, ${lost.length} lost or doubled`, lost);
  process.exitCode = lost.length ? 1 : 0;
} finally {
  await running.stop();
}

/** Waits until a scan is in hand, or all are read. */
async function recognizing(): Promise<void> {
  const { sql, close } = running.database();
  const isSo = async () => {
    const [row] = await sql<{ so: boolean }[]>`
      select exists (select from jobs where kind = 'recognize_document' and claimed_by is not null)
        or not exists (select from jobs where kind in ('recognize_document', 'extract_document') and buried_at is null) as so`;
    return row!.so;
  };
  while (!(await isSo())) await Bun.sleep(20);
  await close();
}
