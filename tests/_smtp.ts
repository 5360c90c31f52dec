import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import { everywhere, tenant } from "../db/mod.ts";
import type { App } from "../src/app.ts";
import { listenForMail } from "../src/intake/mod.ts";
import { type TestApp, type TestAppOptions, testApp } from "./_app.ts";

export interface NewMailbox {
  organizationId?: string;
  active?: boolean;
  name?: string;
}

/** Makes an organization's mailbox, and the connection it leads to. */
export async function addMailbox(scene: TestApp, address: string, options: NewMailbox = {}) {
  const { organizationId = "a", active = true, name = "" } = options;
  await scene.organization(organizationId);
  const of = { idp_organization_id: organizationId };
  return tenant(scene.app.db, organizationId, async (tx) => {
    const connection = await tx
      .insertInto("erp_connections")
      .values({ ...of, name: "ERP", kind: "sandbox" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const mailbox = { ...of, erp_connection_id: connection.id, address, active, name };
    return tx.insertInto("mailboxes").values(mailbox).returningAll().executeTakeFirstOrThrow();
  });
}

/** A service that listens for mail on a port of its own, without its jobs. */
export async function smtpScene(options: TestAppOptions = {}) {
  const env = { SMTP_PORT: "0", ...options.env };
  const scene = await testApp({ routes: () => ({ handle: async () => new Response() }), ...options, env });
  const listener = await listenForMail(scene.app);
  if (!listener) throw new Error("Nothing listens for mail");
  const transport = createTransport({ host: "127.0.0.1", port: listener.port, ignoreTLS: true });
  return {
    ...scene,
    port: listener.port,
    listener,
    /** Sends by nodemailer. */
    send: transport.sendMail.bind(transport),
    kept: () => keptIn(scene.app),
    talk: () => talk(listener.port),
    async stop() {
      transport.close();
      await listener.stop();
      await scene.stop();
    },
  };
}

/** Every mail that is kept, oldest first. */
export function keptIn(app: App) {
  return everywhere(app.db, (tx) =>
    tx
      .selectFrom("mails")
      .innerJoin("mailboxes", "mailboxes.id", "mails.mailbox_id")
      .selectAll("mails")
      .select("mailboxes.address")
      .orderBy("mails.created_at")
      .execute(),
  );
}

/** An SMTP conversation by hand: `say` sends a line and gives the code and the text of the reply. */
export async function talk(port: number) {
  const socket: Socket = connect(port, "127.0.0.1");
  const lines = replies(socket);
  const say = (line: string) => {
    socket.write(`${line}\r\n`);
    return lines();
  };
  const greeting = await lines();
  return { socket, say, greeting, next: lines, end: () => socket.destroy() };
}

function replies(socket: Socket) {
  const waiting: ((reply: string) => void)[] = [];
  const said: string[] = [];
  const give = (reply: string) => {
    const next = waiting.shift();
    if (next) next(reply);
    else said.push(reply);
  };
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    for (let end = replyEnd(text); end; end = replyEnd(text)) {
      give(text.slice(0, end).trim());
      text = text.slice(end);
    }
  });
  socket.on("close", () => give("closed"));
  socket.on("error", () => {});
  return () => {
    const reply = said.shift();
    return reply === undefined
      ? new Promise<string>((resolve) => waiting.push(resolve))
      : Promise.resolve(reply);
  };
}

/** Where the first whole reply ends: its last line has no dash behind the code. */
function replyEnd(text: string) {
  const found = /^\d{3}(?: [^\n]*)?\r\n/m.exec(text);
  return found ? found.index + found[0].length : 0;
}
