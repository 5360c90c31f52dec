import { ImapFlow } from "imapflow";
import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { publicAddresses } from "../../outbound.ts";
import { open } from "../../secrets.ts";
import type { ImapSettings } from "./settings.ts";

const CONNECT_MS = 15_000;
const SILENCE_MS = 60_000;
/** Room for what stands around a mail in an answer. */
const FRAMING_BYTES = 1024 * 1024;

/** Opens a mailbox's folder, changing nothing in it, for as long as `work` takes. Throws a sentence for people. */
export async function withFolder<T>(
  app: App,
  settings: ImapSettings,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const client = await clientOf(app, settings);
  // What is said here is also thrown by the command under way.
  client.on("error", (error) => app.log.debug("imap connection failed", { error }));
  try {
    await client.connect();
    await client.mailboxOpen(settings.folder, { readOnly: true });
    const result = await work(client);
    await client.logout();
    return result;
  } catch (error) {
    throw new Error(sentenceOf(error, settings), { cause: error });
  } finally {
    client.close();
  }
}

async function clientOf(app: App, settings: ImapSettings): Promise<ImapFlow> {
  const { host, port, security, user, password } = settings;
  const { config } = app;
  return new ImapFlow({
    host: config.privateHosts ? host : (await publicAddresses(host))[0]!,
    servername: host,
    port,
    secure: security === "tls",
    doSTARTTLS: security === "starttls" ? true : security === "none" ? false : undefined,
    auth: { user, pass: open(config.credentialsKey, password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    maxLiteralSize: config.mailLimitBytes + FRAMING_BYTES,
    maxLineLength: FRAMING_BYTES,
    maxResponseSize: config.mailLimitBytes + 2 * FRAMING_BYTES,
  });
}

/** What people can do something about, by the error's code. */
const MEANINGS: [RegExp, string][] = [
  [/^ECONNREFUSED$/, "it refuses connections"],
  [/^(ENOTFOUND|EAI_AGAIN)$/, "the name is not known"],
  [/TIMEOUT|^ETIMEDOUT$/, "it does not answer in time"],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, "there is no way to it"],
  [/^(ECONNRESET|EPIPE|NoConnection|EConnectionClosed|ClosedAfterConnect)/, "it closed the connection"],
  [/CERT|SELF_SIGNED|ISSUER/, "its certificate is not trusted"],
  [/^ERR_SSL|WRONG_VERSION/, "it does not speak TLS on this port"],
];

function sentenceOf(error: unknown, { host, port, user, folder }: ImapSettings): string {
  const { code, authenticationFailed, responseText, mailboxMissing } = error as ImapFault;
  if (authenticationFailed)
    return `Cannot sign in to "${host}" as "${user}": ${responseText ?? "user or password is wrong"}`;
  if (mailboxMissing) return `Cannot open the folder "${folder}" at "${host}": there is no such folder`;
  const [, meaning] = MEANINGS.find(([pattern]) => pattern.test(code ?? "")) ?? [];
  const words = wordsOf(error);
  if (!meaning && /^Cannot /.test(words)) return words;
  return `Cannot read mail from "${host}:${port}": ${meaning ?? responseText ?? words}`;
}

interface ImapFault {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  mailboxMissing?: boolean;
}
