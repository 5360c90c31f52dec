import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { connect } from "../db/mod.ts";
import { config } from "../src/config.ts";
import { listenForMail } from "../src/intake/mod.ts";
import { SLOW_START } from "./_app.ts";
import { certificateFault, selfSigned } from "./_certificate.ts";
import { addMailbox, smtpScene } from "./_smtp.ts";

setDefaultTimeout(60_000);

const MEGABYTE = 1024 * 1024;

describe("listenForMail()", () => {
  let scene: Awaited<ReturnType<typeof smtpScene>>;
  let unique = 0;

  beforeAll(async () => {
    scene = await smtpScene({ env: { MAIL_LIMIT_MB: "2" } });
    await addMailbox(scene, "orders@one.example");
    await addMailbox(scene, "orders@two.example", { organizationId: "b" });
    await addMailbox(scene, "closed@one.example", { active: false });
  }, SLOW_START);
  afterAll(() => scene.stop());

  const keptOf = async (messageId: string) =>
    (await scene.kept()).filter(({ message_id }) => message_id === messageId);
  const newId = () => `m${unique++}@sender.example`;

  test("keeps the tag of a mail that is for a mailbox with it and without", async () => {
    const id = newId();
    const to = ["orders+west@one.example", "orders@one.example"];
    await scene.send({
      envelope: { from: "bounce@sender.example", to },
      messageId: `<${id}>`,
      text: "Order",
    });
    expect(await keptOf(id)).toMatchObject([{ subaddress: "west", envelope_to: to[0] }]);
  });

  test("keeps a mail as it came, with envelope and tag, and queues its job", async () => {
    const id = newId();
    await scene.send({
      envelope: { from: "bounce@sender.example", to: ["Orders+Acme+2@ONE.example"] },
      from: "Ann <ann@sender.example>",
      to: "somebody-else@one.example",
      subject: "Bestellung Nº 7 – Müller",
      text: ".a line that begins with a dot\n..\n.\nend",
      messageId: `<${id}>`,
    });
    const [mail, ...more] = await keptOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      address: "orders@one.example",
      idp_organization_id: "a",
      subaddress: "Acme+2",
      envelope_from: "bounce@sender.example",
    });
    const raw = mail!.raw!.toString("utf8");
    expect(raw).toContain("\r\n.a line that begins with a dot\r\n..\r\n.\r\nend");
    expect(mail!.byte_size).toBe(mail!.raw!.length);
    const jobs = await scene.app.db
      .selectFrom("jobs")
      .select("key")
      .where("kind", "=", "receive_mail")
      .execute();
    expect(jobs.map(({ key }) => key)).toContain(mail!.id);
  });

  test("keeps a mail for two mailboxes once in each, for two tags of one mailbox once", async () => {
    const id = newId();
    const to = ["orders+x@one.example", "orders+y@one.example", "orders@two.example"];
    await scene.send({ from: "a@b.example", to, text: "hi", messageId: `<${id}>` });
    const kept = await keptOf(id);
    expect(kept.map(({ idp_organization_id }) => idp_organization_id).sort()).toEqual(["a", "b"]);
  });

  test("answers 250 to a mail that comes again, and keeps it once", async () => {
    const id = newId();
    const mail = {
      from: "a@b.example",
      to: "orders@one.example",
      text: "hi",
      messageId: `<${id}>`,
      date: "2026-11-01",
    };
    for (const _ of [1, 2, 3]) expect((await scene.send(mail)).response).toStartWith("250");
    expect(await keptOf(id)).toHaveLength(1);
  });

  test("knows a mail without Message-ID by its content", async () => {
    const before = (await scene.kept()).length;
    const send = (text: string) =>
      scene.send({
        envelope: { from: "", to: ["orders@one.example"] },
        raw: `From: a@b.example\r\n\r\n${text}\r\n`,
      });
    for (const text of ["one", "two", "one"]) await send(text);
    expect((await scene.kept()).length - before).toBe(2);
  });

  test("refuses a mailbox that is not there or switched off, and takes the mail for the others", async () => {
    const id = newId();
    const to = ["nobody@one.example", "closed@one.example", "orders@one.example", "not an address"];
    const sent = await scene.send({
      envelope: { from: "a@b.example", to },
      text: "hi",
      messageId: `<${id}>`,
    });
    expect(sent.accepted).toEqual(["orders@one.example"]);
    expect(await keptOf(id)).toHaveLength(1);
    const client = await scene.talk();
    await client.say("EHLO sender.example");
    await client.say("MAIL FROM:<a@b.example>");
    expect(await client.say("RCPT TO:<nobody@one.example>")).toBe(
      '550 5.1.1 The mailbox "nobody@one.example" is not known',
    );
    expect(await client.say("RCPT TO:<closed@one.example>")).toBe(
      '550 5.1.1 The mailbox "closed@one.example" is switched off',
    );
    expect(await client.say("DATA")).toStartWith("503");
    client.end();
  });

  test("closes a connection that guesses recipients", async () => {
    const client = await scene.talk();
    await client.say("EHLO sender.example");
    await client.say("MAIL FROM:<a@b.example>");
    for (let at = 0; at < 10; at++)
      expect(await client.say(`RCPT TO:<g${at}@one.example>`)).toStartWith("550");
    expect(await client.say("RCPT TO:<orders@one.example>")).toStartWith("421");
    expect(await client.next()).toBe("closed");
  });

  test("says its limit, refuses what is announced larger, and what turns out larger", async () => {
    const client = await scene.talk();
    expect(await client.say("EHLO sender.example")).toContain(`SIZE ${2 * MEGABYTE}`);
    expect(await client.say(`MAIL FROM:<a@b.example> SIZE=${2 * MEGABYTE + 1}`)).toStartWith("552");
    expect(await client.say("MAIL FROM:<a@b.example>")).toStartWith("250");
    expect(await client.say("RCPT TO:<orders@one.example>")).toStartWith("250");
    expect(await client.say("DATA")).toStartWith("354");
    const before = (await scene.kept()).length;
    for (let at = 0; at < 40; at++) client.socket.write(`${"x".repeat(1000)}\r\n`.repeat(64));
    expect(await client.say(".")).toStartWith("552");
    expect(await scene.kept()).toHaveLength(before);
    expect(await client.say("NOOP")).toStartWith("250");
    client.end();
  });

  test("keeps a mail of nearly the limit byte for byte", async () => {
    const id = newId();
    const raw = Buffer.from(
      `Message-ID: <${id}>\r\n\r\n${`${"ä.\x01".repeat(200)}\r\n.dot\r\n`.repeat(2300)}`,
    );
    expect(raw.length).toBeGreaterThan(1.7 * MEGABYTE);
    await scene.send({ envelope: { from: "a@b.example", to: ["orders@one.example"] }, raw });
    const [mail] = await keptOf(id);
    expect(mail!.raw!.equals(raw)).toBe(true);
  });

  test("keeps nothing of a mail that breaks off", async () => {
    const before = (await scene.kept()).length;
    for (const size of [10, 500_000]) {
      const client = await scene.talk();
      await client.say("EHLO sender.example");
      await client.say("MAIL FROM:<a@b.example>");
      await client.say("RCPT TO:<orders@one.example>");
      await client.say("DATA");
      client.socket.write(`Subject: half\r\n\r\n${"half a line ".repeat(size / 10)}`);
      await Bun.sleep(50);
      client.end();
    }
    await scene.send({ from: "a@b.example", to: "orders@one.example", text: "whole" });
    expect(await scene.kept()).toHaveLength(before + 1);
  });

  test("takes 50 recipients, and puts off the next", async () => {
    const client = await scene.talk();
    await client.say("EHLO sender.example");
    await client.say("MAIL FROM:<a@b.example>");
    for (let at = 0; at < 50; at++)
      expect(await client.say(`RCPT TO:<orders+${at}@one.example>`)).toStartWith("250");
    expect(await client.say("RCPT TO:<orders+50@one.example>")).toStartWith("452");
    client.end();
  });

  test("takes 200 mails at once, each once", async () => {
    const pool = createTransport({
      host: "127.0.0.1",
      port: scene.port,
      pool: true,
      maxConnections: 50,
      ignoreTLS: true,
    });
    const ids = Array.from({ length: 200 }, newId);
    const send = (id: string) =>
      pool.sendMail({
        from: "a@b.example",
        to: "orders@two.example",
        subject: id,
        text: id,
        messageId: `<${id}>`,
      });
    await Promise.all(ids.map(send));
    pool.close();
    const kept = (await scene.kept()).map(({ message_id }) => message_id).filter((id) => ids.includes(id));
    expect(kept.sort()).toEqual([...ids].sort());
  });

  test("refuses connections beyond a hundred of one address, and takes them again", async () => {
    const open = await Promise.all(Array.from({ length: 100 }, () => scene.talk()));
    expect(open.every(({ greeting }) => greeting.startsWith("220"))).toBe(true);
    const refused = await scene.talk();
    expect(refused.greeting).toStartWith("421");
    for (const client of [...open, refused]) client.end();
    let again = await scene.talk();
    while (!again.greeting.startsWith("220")) again = await scene.talk();
    again.end();
  });

  test("puts a mail off that the database can't take, and keeps it when it comes again", async () => {
    const id = newId();
    const owner = connect(scene.url, { connections: 1 });
    const mail = { from: "a@b.example", to: "orders@one.example", text: "hi", messageId: `<${id}>` };
    await owner.sql`alter table mails rename to away`;
    expect(await replyTo(scene.send(mail))).toBe("451 4.3.0 The mail cannot be kept now, try again later");
    await owner.sql`alter table away rename to mails`;
    await owner.sql`alter table mailboxes rename to away`;
    expect(await replyTo(scene.send(mail))).toContain("451 4.3.0");
    await owner.sql`alter table away rename to mailboxes`;
    await owner.close();
    expect((await scene.send(mail)).response).toStartWith("250");
    expect(await keptOf(id)).toHaveLength(1);
  });

  test("says in the log that its port is taken, and the service goes on", async () => {
    const { app, lines } = scene;
    const smtp = { ...app.config.smtp!, port: scene.port };
    expect(await listenForMail({ ...app, config: { ...app.config, smtp } })).toBeNull();
    expect(lines.at(-1)).toMatchObject({
      level: "error",
      where: `127.0.0.1:${scene.port}`,
      variable: "SMTP_PORT",
    });
  });

  test("listens to nothing when it is switched off", async () => {
    const { smtp } = config({ DATA_DIR: scene.app.config.dataDir, SMTP: "0" });
    expect(smtp).toBeNull();
    expect(await listenForMail({ ...scene.app, config: { ...scene.app.config, smtp } })).toBeNull();
  });
});

describe.skipIf(certificateFault !== null)("listenForMail() with a certificate", () => {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-smtp-"));
  let scene: Awaited<ReturnType<typeof smtpScene>>;

  beforeAll(async () => {
    const { cert, key } = await selfSigned(folder);
    scene = await smtpScene({ env: { SMTP_TLS_CERT: cert, SMTP_TLS_KEY: key } });
    await addMailbox(scene, "orders@one.example");
  }, SLOW_START);
  afterAll(async () => {
    await scene.stop();
    rmSync(folder, { recursive: true });
  });

  test("takes mail after STARTTLS", async () => {
    const tls = { host: "127.0.0.1", port: scene.port, requireTLS: true, tls: { rejectUnauthorized: false } };
    const transport = createTransport(tls);
    await transport.sendMail({ from: "a@b.example", to: "orders@one.example", text: "hi" });
    transport.close();
    expect(await scene.kept()).toHaveLength(1);
  });

  test("wants certificate and key together, and there", () => {
    const { dataDir: DATA_DIR } = scene.app.config;
    expect(() => config({ DATA_DIR, SMTP_TLS_CERT: join(folder, "cert.pem") })).toThrow("belong together");
    const gone = join(folder, "gone.pem");
    expect(() => config({ DATA_DIR, SMTP_TLS_CERT: gone, SMTP_TLS_KEY: gone })).toThrow(
      `there is no file "${gone}"`,
    );
  });
});

/** The server's words to a mail that it doesn't take. */
function replyTo(sending: Promise<unknown>): Promise<string> {
  return sending.then(
    () => "taken",
    (error: { response?: string }) => error.response ?? String(error),
  );
}
