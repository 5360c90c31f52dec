import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { ImapFlow } from "imapflow";
import { tenant } from "../db/mod.ts";
import { work } from "../jobs/mod.ts";
import { addressedTo } from "../src/intake/imap/addressed.ts";
import { pollMailboxes, pollOne } from "../src/intake/mod.ts";
import { seal } from "../src/secrets.ts";
import { SLOW_START, testApp } from "./_app.ts";
import { certificateFault } from "./_certificate.ts";
import { dovecot, dovecotFault, PASSWORD } from "./_dovecot.ts";
import { waitedFor } from "./_locks.ts";
import { addMailbox, keptIn } from "./_smtp.ts";

setDefaultTimeout(60_000);

const fault = dovecotFault ?? certificateFault;
if (fault) console.warn(`IMAP is not tested: ${fault}`);

describe.skipIf(fault !== null)("pollMailbox() over a real IMAP server", () => {
  let server: Awaited<ReturnType<typeof dovecot>>;
  let scene: Awaited<ReturnType<typeof testApp>>;
  let unique = 0;

  beforeAll(async () => {
    server = await dovecot();
    const env = { PRIVATE_HOSTS: "1", MAIL_LIMIT_MB: "1" };
    scene = await testApp({ env, routes: () => ({ handle: async () => new Response() }) });
  }, SLOW_START);
  afterAll(async () => {
    await scene.stop();
    await server.stop();
  });

  /** A mailbox of its own, here and there. */
  async function mailbox(settings: Record<string, unknown> = {}) {
    const user = `user${unique++}`;
    const { id } = await addMailbox(scene, `${user}@here.example`);
    const { password = PASSWORD, ...rest } = settings;
    const defaults = { host: "127.0.0.1", port: server.port, security: "none", user, folder: "INBOX" };
    const imap = { ...defaults, ...rest, password: seal(scene.app.config.credentialsKey, String(password)) };
    const set = (values: Record<string, unknown>) =>
      tenant(scene.app.db, "a", (tx) =>
        tx.updateTable("mailboxes").set(values).where("id", "=", id).execute(),
      );
    await set({ imap });
    return {
      id,
      user,
      imap,
      set,
      poll: () => pollOne(scene.app).run({ idpOrganizationId: "a", mailboxId: id }, {} as never),
      put: (mails: string[], folder = "INBOX") => put(user, mails, folder),
      kept: async () => (await keptIn(scene.app)).filter(({ mailbox_id }) => mailbox_id === id),
      state: async () => {
        const find = tenant(scene.app.db, "a", (tx) =>
          tx.selectFrom("mailboxes").select("imap_state").where("id", "=", id).executeTakeFirstOrThrow(),
        );
        return (await find).imap_state as Record<string, unknown>;
      },
    };
  }

  /** Files mails as a mail server does. */
  async function put(user: string, mails: string[], folder: string) {
    const client = new ImapFlow({
      host: "127.0.0.1",
      port: server.port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: PASSWORD },
      logger: false,
    });
    await client.connect();
    if (folder !== "INBOX") await client.mailboxCreate(folder);
    for (const mail of mails) await client.append(folder, mail);
    await client.logout();
  }

  const mail = (id: string, more = "") =>
    `Message-ID: <${id}@sender.example>\r\nFrom: ann@sender.example\r\nSubject: ${id}\r\n${more}\r\nText of ${id}\r\n`;
  const ids = (mails: { message_id: string }[]) => mails.map(({ message_id }) => message_id.split("@")[0]);

  test("keeps what is new, each mail once, byte for byte, and leaves the mailbox as it was", async () => {
    const box = await mailbox();
    await box.put([mail("a1"), mail("a2")]);
    await box.poll();
    await box.poll();
    expect(ids(await box.kept())).toEqual(["a1", "a2"]);
    await box.put([mail("a3")]);
    await box.poll();
    const kept = await box.kept();
    expect(ids(kept)).toEqual(["a1", "a2", "a3"]);
    expect(kept[2]!.raw!.toString()).toBe(mail("a3"));
    expect(await box.state()).toMatchObject({ lastUid: 3, error: null, failures: 0 });
    const jobs = await scene.app.db
      .selectFrom("jobs")
      .select("key")
      .where("kind", "=", "receive_mail")
      .execute();
    expect(jobs.map(({ key }) => key)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
    const client = new ImapFlow({
      host: "127.0.0.1",
      port: server.port,
      secure: false,
      doSTARTTLS: false,
      auth: { user: box.user, pass: PASSWORD },
      logger: false,
    });
    await client.connect();
    expect(await client.status("INBOX", { messages: true, unseen: true })).toMatchObject({
      messages: 3,
      unseen: 3,
    });
    await client.logout();
  });

  test("keeps no mail twice when the server numbers its mails anew", async () => {
    const box = await mailbox();
    await box.put([mail("b1"), mail("b2")]);
    await box.poll();
    const { uidValidity } = await box.state();
    await box.set({ imap_state: { ...(await box.state()), uidValidity: "1" } });
    await box.put([mail("b3")]);
    await box.poll();
    expect(ids(await box.kept())).toEqual(["b1", "b2", "b3"]);
    expect(await box.state()).toMatchObject({ uidValidity, lastUid: 3 });
  });

  test("goes on behind the last mail it kept when it was interrupted", async () => {
    const box = await mailbox();
    await box.put([mail("c1"), mail("c2"), mail("c3")]);
    await box.poll();
    await box.set({ imap_state: { ...(await box.state()), lastUid: 1 } });
    await box.poll();
    expect(ids(await box.kept())).toEqual(["c1", "c2", "c3"]);
  });

  test("writes no place of a folder over the beginning of another that was chosen meanwhile", async () => {
    const box = await mailbox();
    await box.put([mail("j1"), mail("j2")]);
    await box.put([mail("k1")], "Orders");
    let poll: Promise<unknown> | undefined;
    await tenant(scene.app.db, "a", async (tx) => {
      const imap = { ...box.imap, folder: "Orders" };
      await tx.updateTable("mailboxes").set({ imap, imap_state: {} }).where("id", "=", box.id).execute();
      poll = box.poll();
      await waitedFor(tx);
    });
    await poll;
    expect(await box.state()).toEqual({});
    expect(ids(await box.kept())).toEqual(["j1"]);
    await box.poll();
    expect(ids(await box.kept())).toEqual(["j1", "k1"]);
  });

  test("reads another folder, and finds the tag in the header", async () => {
    const box = await mailbox({ folder: "Orders" });
    const to = `${box.user}+acme@here.example`;
    await box.put([mail("d1", `Delivered-To: x@y.example\r\nTo: Orders <${to}>\r\n`)], "Orders");
    await box.poll();
    expect(await box.kept()).toMatchObject([{ subaddress: "acme", envelope_to: to }]);
  });

  const named = (header: string) => {
    const mailboxes = ["a", "b", "c"].map((id) => ({ id, address: `${id}@here.example` }));
    const raw = Buffer.from(`${header}\r\n\r\nTo: c@here.example\r\n`);
    return addressedTo(raw, { mailboxes, read: mailboxes[0]! }).map(({ address }) => address.split("@")[0]);
  };

  test("addressedTo() tells the mailboxes by how a mail was delivered, or else by all it was written to", () => {
    expect(named("To: sales@buyer.example")).toEqual(["a"]);
    expect(named('To: "x" <B@here.example>,\r\n c+east@here.example\r\nCc: d@here.example')).toEqual([
      "B",
      "c+east",
    ]);
    expect(named("Delivered-To: b@here.example\r\nTo: c@here.example")).toEqual(["b"]);
    expect(named("X-Original-To: b@here.example\r\nCc: b+west@here.example")).toEqual(["b+west"]);
    expect(named("Subject: a\r\n b@here.example")).toEqual(["a"]);
  });

  test("files a mail with each of the organization's mailboxes that it is for, and with nobody else's", async () => {
    const box = await mailbox();
    const other = await mailbox();
    const theirs = await addMailbox(scene, "orders@theirs.example", { organizationId: "b" });
    const to = `To: ${box.user}@here.example, ${theirs.address}\r\nCc: ${other.user}+west@here.example\r\n`;
    await box.put([
      mail("m1", to),
      mail("m2", `To: ${theirs.address}\r\n`),
      mail("m3", `To: ${other.user}@here.example\r\n`),
    ]);
    await other.put([mail("m1", to)]);
    await box.poll();
    await other.poll();
    expect(ids(await box.kept())).toEqual(["m1", "m2"]);
    expect(await other.kept()).toMatchObject([{ subaddress: "west" }, { subaddress: null }]);
    expect((await keptIn(scene.app)).filter(({ mailbox_id }) => mailbox_id === theirs.id)).toEqual([]);
  });

  test("leaves a mail that is too large there, and says so in the inbox", async () => {
    const box = await mailbox();
    await box.put([mail("e1", `X: y\r\n\r\n${"line of text\r\n".repeat(100_000)}`), mail("e2")]);
    await box.poll();
    const [large, small] = await box.kept();
    expect(large).toMatchObject({
      subject: "e1",
      from_address: "ann@sender.example",
      decision: "hold",
      raw: null,
    });
    expect(large!.reason).toBe("It has 2 MB, the limit is 1 MB: it was left in its mailbox");
    expect(small!.raw!.toString()).toBe(mail("e2"));
    await box.poll();
    expect(await box.kept()).toHaveLength(2);
  });

  test("doesn't look into a mailbox that is switched off", async () => {
    const box = await mailbox();
    await box.put([mail("f1")]);
    await box.set({ active: false });
    await box.poll();
    expect(await box.kept()).toEqual([]);
  });

  test.each([
    [
      "wrong password",
      { password: "wrong" },
      /^Cannot sign in to "127.0.0.1" as "user\d+": Authentication failed/,
    ],
    [
      "no such folder",
      { folder: "Nope" },
      /^Cannot open the folder "Nope" at "127.0.0.1": there is no such folder$/,
    ],
    ["nobody listens", { port: 1 }, /^Cannot read mail from "127.0.0.1:1": it refuses connections$/],
    [
      "no such host",
      { host: "nowhere.invalid" },
      /^Cannot read mail from "nowhere.invalid:\d+": the name is not known$/,
    ],
    [
      "nobody vouches",
      { host: "localhost", tls: true },
      /^Cannot read mail from "localhost:\d+": its certificate is not trusted$/,
    ],
    [
      "STARTTLS, nobody vouches",
      { host: "localhost", security: "starttls" },
      /its certificate is not trusted$/,
    ],
  ])("says what is wrong: %s", async (_, settings, words) => {
    const { tls, ...rest } = settings as { tls?: boolean };
    const box = await mailbox(tls ? { ...rest, security: "tls", port: server.tlsPort } : rest);
    await box.poll();
    const state = await box.state();
    expect(state.error).toMatch(words);
    expect(state.failures).toBe(1);
    expect(Date.parse(String(state.nextAt))).toBeGreaterThan(Date.now());
  });

  test("asks a server that fails less and less often, and forgets it when it answers", async () => {
    const box = await mailbox();
    await box.put([mail("g1")]);
    await server.pause();
    const waits: number[] = [];
    for (let at = 0; at < 8; at++) {
      await box.poll();
      waits.push(Date.parse(String((await box.state()).nextAt)) - Date.now());
    }
    expect(waits.map((wait) => Math.round(wait / 10_000))).toEqual([2, 4, 8, 16, 32, 64, 90, 90]);
    await server.resume();
    await box.poll();
    expect(await box.state()).toMatchObject({ error: null, failures: 0 });
    expect((await box.state()).nextAt).toBeUndefined();
    expect(ids(await box.kept())).toEqual(["g1"]);
  });

  test("does not reach into the private network unless it is allowed", async () => {
    const box = await mailbox();
    await box.put([mail("h1")]);
    const app = { ...scene.app, config: { ...scene.app.config, privateHosts: false } };
    await pollOne(app).run({ idpOrganizationId: "a", mailboxId: box.id }, {} as never);
    expect((await box.state()).error).toBe(
      'Cannot use "127.0.0.1": it is an address of the private network, which PRIVATE_HOSTS=1 would allow',
    );
    expect(await box.kept()).toEqual([]);
  });

  test("pollMailboxes() has every mailbox looked into that is due", async () => {
    const [one, two, waiting] = [await mailbox(), await mailbox(), await mailbox()];
    for (const box of [one, two, waiting]) await box.put([mail(`i-${box.user}`)]);
    await waiting.set({ imap_state: { nextAt: new Date(Date.now() + 600_000).toISOString() } });
    const worker = await work(scene.app, {
      poll_mailboxes: pollMailboxes(scene.app),
      poll_mailbox: pollOne(scene.app),
    });
    while (!(await one.kept()).length || !(await two.kept()).length) await Bun.sleep(20);
    await worker.stop();
    expect(await waiting.kept()).toEqual([]);
  });
});
