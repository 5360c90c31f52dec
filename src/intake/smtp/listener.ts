import { readFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";
import type { App } from "../../app.ts";
import type { SmtpConfig } from "../../config.ts";
import { wordsOf } from "../../errors.ts";
import { conversation } from "./conversation.ts";

/** What a listener takes at once. */
const CONNECTIONS = 256;
const RECIPIENTS = 50;
const IDLE_MS = 60_000;
/** How long mail under way may take when the service stops. */
const LAST_MAIL_MS = 3000;

export interface SmtpListener {
  port: number;
  /** Takes no new mail, and lets what is under way end. */
  stop(): Promise<void>;
}

/** Listens for mail; null when it is switched off, or cannot listen: then the log says why. */
export async function listenForMail(app: App): Promise<SmtpListener | null> {
  const { smtp } = app.config;
  if (!smtp) return null;
  const server = serverOf(app, smtp);
  try {
    const port = await listening(server, smtp);
    app.log.info("listening for mail", { host: smtp.host, port, starttls: smtp.tls !== null });
    // A connection that breaks off is its sender's matter.
    server.on("error", (error) => app.log.debug("mail connection failed", { error }));
    return { port, stop: () => new Promise((stopped) => server.close(stopped)) };
  } catch (error) {
    const where = `${smtp.host}:${smtp.port}`;
    app.log.error("cannot listen for mail", { where, error: wordsOf(error), variable: "SMTP_PORT" });
    return null;
  }
}

function serverOf(app: App, { tls }: SmtpConfig) {
  return new SMTPServer({
    name: new URL(app.config.baseUrl).hostname,
    banner: app.config.serviceName,
    size: app.config.mailLimitBytes,
    rejectOversized: true,
    maxRecipients: RECIPIENTS,
    maxClients: CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: LAST_MAIL_MS,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    logger: false,
    disabledCommands: tls ? ["AUTH"] : ["AUTH", "STARTTLS"],
    ...(tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) }),
    ...conversation(app),
  });
}

function listening(server: SMTPServer, { host, port }: SmtpConfig): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const socket = server.listen(port, host, () => {
      server.off("error", reject);
      resolve((socket.address() as { port: number }).port);
    });
  });
}
