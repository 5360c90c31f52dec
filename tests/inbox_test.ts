import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { open } from "../src/secrets.ts";
import { Decided } from "../views/mail_outcome.tsx";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { unheard } from "./_hints.ts";
import { addMailbox } from "./_smtp.ts";

let scene: TestApp;
let admin: Client;
let member: Client;
let mailboxId: string;

beforeAll(async () => {
  scene = await testApp();
  const boss = await scene.user({ email: "boss@a.example", organizationId: "a", role: "admin" });
  const clerk = await scene.user({ email: "clerk@a.example", organizationId: "a" });
  [admin, member] = [await scene.signIn(boss), await scene.signIn(clerk)];
  ({ id: mailboxId } = await addMailbox(scene, "orders@a.example"));
  await addMailbox(scene, "orders@b.example", { organizationId: "b" });
}, SLOW_START);
afterAll(() => scene.stop());

/** Puts a mail into the inbox, `at` milliseconds after the epoch. */
function mail(values: Record<string, unknown> = {}, at = Date.now()) {
  return tenant(scene.app.db, "a", (tx) =>
    tx
      .insertInto("mails")
      .values({
        idp_organization_id: "a",
        mailbox_id: mailboxId,
        message_id: crypto.randomUUID(),
        subaddress: null,
        state: "settled",
        decision: "ignore",
        created_at: new Date(at),
        ...values,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
}

const html = async (client: Client, path: string) => (await client.get(path)).text();
const mailbox = () =>
  tenant(scene.app.db, "a", (tx) =>
    tx.selectFrom("mailboxes").selectAll().where("id", "=", mailboxId).executeTakeFirstOrThrow(),
  );

describe("GET /inbox", () => {
  test("refuses a place that is none", async () => {
    for (const after of ["x", "999999999999999_00000000-0000-0000-0000-000000000000"])
      expect((await member.get(`/inbox?after=${after}`)).status).toBe(400);
  });

  test("shows every mail once over its pages, newest first", async () => {
    // Some at the same time, all within a millisecond.
    const time = (at: number) =>
      sql<Date>`timestamptz 'epoch' + ${1_000_000 + Math.floor(at / 7)}::int * interval '1 microsecond'`;
    for (let at = 0; at < 120; at++) await mail({ subject: `paged ${at}`, created_at: time(at) });
    const seen: string[] = [];
    for (let path: string | undefined = "/inbox?text=paged"; path; ) {
      const page = await html(member, path);
      seen.push(...[...page.matchAll(/title="(paged \d+)"/g)].map(([, subject]) => subject!));
      path = /href="([^"]+)" rel="next"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect(Number(seen[0]!.slice(6))).toBeGreaterThan(Number(seen[119]!.slice(6)));
  });

  test("finds by sender, subject, tag and reason, and filters by decision", async () => {
    await mail(
      { subject: "Needle 1", from_name: "Straw", decision: "hold", reason: "It is locked" },
      Date.now() - 1,
    );
    await mail({ subject: "Needle 2", subaddress: "hay_stack", from_address: "ann@hay.example" });
    const found = async (query: string) =>
      [...(await html(member, `/inbox?${query}`)).matchAll(/title="(Needle \d)"/g)].map(
        ([, subject]) => subject!,
      );
    expect(await found("text=needle")).toEqual(["Needle 2", "Needle 1"]);
    expect(await found("text=straw")).toEqual(["Needle 1"]);
    expect(await found("text=hay_stack")).toEqual(["Needle 2"]);
    expect(await found("text=hay%25stack")).toEqual([]);
    expect(await found("text=is+locked")).toEqual(["Needle 1"]);
    expect(await found("decision=hold&text=needle")).toEqual(["Needle 1"]);
    expect((await member.get("/inbox?decision=nonsense")).status).toBe(400);
  });

  test("shows what a stranger wrote as text", async () => {
    const evil = '<img src=x onerror="alert(1)">';
    const { id } = await mail({
      subject: evil,
      from_name: evil,
      subaddress: evil,
      reason: evil,
      body_text: evil,
    });
    for (const path of [
      `/inbox?text=${encodeURIComponent("onerror")}`,
      `/inbox/${id}`,
      `/mailboxes/${mailboxId}`,
    ]) {
      // Within quotes an attribute may hold it.
      const page = (await html(member, path)).replace(/="[^"]*"/g, "");
      expect(page).toContain("&lt;img");
      expect(page).not.toContain("<img");
    }
  });

  test("asks for itself on the first page alone", async () => {
    expect(await html(member, "/inbox?text=paged")).toContain('hx-get="/inbox/list?text=paged"');
    const older = /href="([^"]+)" rel="next"/.exec(await html(member, "/inbox?text=paged"))![1]!;
    expect(await html(member, older.replaceAll("&amp;", "&"))).not.toContain("hx-trigger");
  });
});

describe("GET /inbox/:id/message", () => {
  test("gives the message as it came, never as a page", async () => {
    const raw = Buffer.from("Content-Type: text/html\r\n\r\n<script>alert(1)</script>\r\n");
    const { id } = await mail({ raw });
    const answer = await member.get(`/inbox/${id}/message`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(raw)).toBe(true);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${id}.eml"`);
    const event = await mail();
    expect((await member.get(`/inbox/${event.id}/message`)).status).toBe(404);
  });
});

describe("GET /inbox/:id", () => {
  test.each([
    [null, "the rules"],
    ["model", "the language model"],
    ["worker", "the worker that posted it"],
    ["somebody", "a person who left"],
  ])("says who decided: %p", async (decided_by, words) => {
    const { id } = await mail({ decided_by });
    expect(await html(member, `/inbox/${id}`)).toContain(`<dt>Decided by</dt><dd>${words}</dd>`);
  });

  test("tells a mail without text from one whose text didn't come", async () => {
    const [event, empty] = [await mail(), await mail({ raw: Buffer.from("Subject: x\r\n\r\n") })];
    expect(await html(member, `/inbox/${event.id}`)).toContain("Its text did not come with it");
    expect(await html(member, `/inbox/${empty.id}`)).toContain("It has no text");
  });
});

test("why a mail is on hold is shown in full in the inbox, however long", () => {
  const reason = "Cannot read a file";
  const words = (decision: "hold" | "ignore") => String(Decided({ decision, reason, error: null }));
  expect(words("hold")).not.toContain("truncate");
  expect(words("ignore")).toContain("truncate");
});

test("the review queue tells of mails on hold until a person has decided about them", async () => {
  const fresh = await scene.user({ email: "dora@c.example", organizationId: "c" });
  const dora = await scene.signIn(fresh);
  expect(await html(dora, "/review")).not.toContain("on hold");
  const { id } = await addMailbox(scene, "orders@c.example", { organizationId: "c" });
  const held = (values: Record<string, unknown>) =>
    tenant(scene.app.db, "c", (tx) =>
      tx
        .insertInto("mails")
        .values({
          idp_organization_id: "c",
          mailbox_id: id,
          message_id: crypto.randomUUID(),
          subaddress: null,
          state: "settled",
          decision: "hold",
          ...values,
        })
        .execute(),
    );
  for (const decided_by of [null, "worker", fresh.userId]) await held({ decided_by });
  const later = await scene.signIn(await scene.user({ email: "emil@c.example", organizationId: "c" }));
  expect(await html(later, "/review")).toContain("2 mails on hold");
});

test("a document of a mail that holds no order says so in the inbox and on the mail's page", async () => {
  const { id } = await mail({ subject: "Greetings", decision: "process_body" });
  const noOrder = "The file holds no order: there is no sentence in it";
  await tenant(scene.app.db, "a", async (tx) => {
    const sha256 = "b".repeat(64);
    const file = { idp_organization_id: "a", sha256, byte_size: 1, content: Buffer.from("b") };
    await tx.insertInto("document_files").values(file).execute();
    const document = {
      idp_organization_id: "a",
      file_name: "hi.eml",
      file_type: "eml",
      byte_size: 1,
      sha256,
    };
    const read = { status: "completed" as const, source: "email" as const, original_data: { noOrder } };
    await tx
      .insertInto("pdf_documents")
      .values({ ...document, ...read, mail_id: id })
      .execute();
  });
  for (const path of ["/inbox?text=greetings", `/inbox/${id}`]) {
    const page = await html(member, path);
    expect(page).toContain("No order</span>");
    expect(page).toContain(`>${noOrder}<`);
  }
});

describe("POST /inbox/:id/decision", () => {
  test("is a person's word, and puts the mail's job in", async () => {
    const { id } = await mail({ raw: Buffer.from("Subject: x\r\n\r\nPO 1"), decision: "hold" });
    const answer = await member.post(`/inbox/${id}/decision`, { decision: "process_body" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/inbox/${id}`]);
    expect(await html(member, `/inbox/${id}`)).toContain("clerk@a.example");
    const jobs = await scene.app.db.selectFrom("jobs").select("kind").where("key", "=", id).execute();
    expect(jobs).toEqual([{ kind: "receive_mail" }]);
    expect((await member.post(`/inbox/${id}/decision`, { decision: "burn" })).status).toBe(422);
  });
});

describe("GET /mailboxes/:id", () => {
  test("tells each hint with its control", async () => {
    expect(unheard(await html(admin, `/mailboxes/${mailboxId}`))).toEqual([]);
  });
});

describe("POST /mailboxes", () => {
  const connectionId = async () => (await mailbox()).erp_connection_id;
  const make = async (address: string) => {
    const answer = await admin.post("/mailboxes", { address, connectionId: await connectionId() });
    return [answer.status, answer.status === 303 ? "" : await answer.text()] as const;
  };

  test("makes a mailbox in small letters", async () => {
    expect((await make(" New.Orders@A.example "))[0]).toBe(303);
    expect(await html(member, "/mailboxes")).toContain("new.orders@a.example");
  });

  test.each([
    ["orders@b.example", 409, "the address is taken"],
    ["ORDERS@a.example", 409, "the address is taken"],
    ["orders+tag@a.example", 422, "leave out the plus"],
    ["orders", 422, "that is no e-mail address"],
    ["a b@a.example", 422, "that is no e-mail address"],
    ["<orders@x.example>", 422, "that is no e-mail address"],
  ])("refuses %s", async (address, status, words) => {
    const [answered, page] = await make(address);
    expect(answered).toBe(status);
    expect(page).toContain(words);
  });

  test("is for admins", async () => {
    const answer = await member.post("/mailboxes", {
      address: "m@a.example",
      connectionId: await connectionId(),
    });
    expect(answer.status).toBe(403);
    expect(await html(member, "/mailboxes")).not.toContain("Make mailbox");
    expect(await html(member, `/mailboxes/${mailboxId}`)).not.toContain('<form class="settings"');
  });
});

describe("POST /mailboxes/:id", () => {
  const save = async (more: Record<string, string>) =>
    admin.post(`/mailboxes/${mailboxId}`, {
      name: "Orders",
      connectionId: (await mailbox()).erp_connection_id,
      allowed: "",
      blocked: "",
      ...more,
    });

  test("saves lists of addresses and domains, and switches the mailbox off and on", async () => {
    await save({ allowed: "Ann@Buyer.example\r\nbuyer.example, @other.example", blocked: "spam.example" });
    expect(await mailbox()).toMatchObject({
      senders_allowed: ["ann@buyer.example", "buyer.example", "@other.example"],
      senders_blocked: ["spam.example"],
      active: false,
    });
    await save({ active: "yes" });
    expect(await mailbox()).toMatchObject({ senders_allowed: [], active: true });
  });

  test("refuses a sender that is neither", async () => {
    const answer = await save({ allowed: "not*a*sender" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("&quot;not*a*sender&quot; is neither an address nor a domain");
  });

  test("refuses another organization's connection", async () => {
    const { erp_connection_id: connectionId } = await tenant(scene.app.db, "b", (tx) =>
      tx.selectFrom("mailboxes").selectAll().executeTakeFirstOrThrow(),
    );
    expect((await save({ connectionId })).status).toBe(404);
  });
});

describe("POST /mailboxes/:id/imap", () => {
  const settings = {
    host: "127.0.0.1",
    port: "1",
    security: "tls",
    user: "ann",
    password: "pässword",
    folder: "INBOX",
  };
  const save = (more: Record<string, string> = {}) =>
    admin.post(`/mailboxes/${mailboxId}/imap`, { ...settings, ...more });

  test("keeps the password sealed, shows it to nobody, and says what a check found", async () => {
    const page = await (await save()).text();
    expect(page).toContain("it is an address of the private network");
    expect(page).not.toContain("pässword");
    const { password } = (await mailbox()).imap as { password: string };
    expect(password).not.toContain("pässword");
    expect(open(scene.app.config.credentialsKey, password)).toBe("pässword");
  });

  test("keeps the password when none is typed, but for no other server or user", async () => {
    await save({ folder: "Orders", password: "" });
    const { imap } = (await mailbox()) as { imap: { password: string; folder: string } };
    expect([imap.folder, open(scene.app.config.credentialsKey, imap.password)]).toEqual([
      "Orders",
      "pässword",
    ]);
    const others: Record<string, string>[] = [{ host: "thief.example" }, { user: "eve" }];
    for (const other of others) {
      const answer = await save({ ...other, password: "" });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain("needs its password");
    }
  });

  test("begins anew when server, user or folder change, and not when the port does", async () => {
    const state = async () => (await mailbox()).imap_state as { lastUid?: number };
    const know = () =>
      tenant(scene.app.db, "a", (tx) =>
        tx
          .updateTable("mailboxes")
          .set({ imap_state: { uidValidity: "1", lastUid: 7 } })
          .where("id", "=", mailboxId)
          .execute(),
      );
    await save();
    await know();
    await save({ port: "2" });
    expect((await state()).lastUid).toBe(7);
    await save({ folder: "Other" });
    expect((await state()).lastUid).toBeUndefined();
  });

  test("refuses to send the password in the clear beyond the private network", async () => {
    const answer = await save({ security: "none" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("without TLS its password could be read on the way");
  });

  test("stops", async () => {
    expect((await save({ do: "stop" })).status).toBe(303);
    expect((await mailbox()).imap).toBeNull();
    expect((await save({ do: "check" })).status).toBe(404);
  });
});
