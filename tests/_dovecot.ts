import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "./_certificate.ts";
import { freePort } from "./_port.ts";

/** Why no IMAP server can run here, or null. */
export const dovecotFault =
  process.getuid?.() !== 0
    ? "Dovecot is started as root alone"
    : Bun.which("dovecot", { PATH: `${process.env.PATH}:/usr/sbin` })
      ? null
      : "there is no dovecot (apt-get install dovecot-imapd)";

/** The password of every user. */
export const PASSWORD = "the-password";

/** A real IMAP server in a temporary folder, where every user can sign in and has an empty mailbox. */
export async function dovecot() {
  const folder = mkdtempSync(join(tmpdir(), "order-intake-dovecot-"));
  chmodSync(folder, 0o755);
  for (const name of ["run", "mail", "home"]) mkdirSync(join(folder, name), { mode: 0o777 });
  for (const name of ["mail", "home"]) chmodSync(join(folder, name), 0o777);
  const port = freePort();
  const tlsPort = freePort();
  await selfSigned(folder);
  const conf = join(folder, "dovecot.conf");
  writeFileSync(conf, settings({ folder, port, tlsPort }));
  const start = async () => {
    const started = Bun.spawn(["dovecot", "-F", "-c", conf], {
      env: { PATH: `${process.env.PATH}:/usr/sbin` },
      stdio: ["ignore", "ignore", "ignore"],
    });
    await answers(port, join(folder, "log"));
    return started;
  };
  let child = await start();
  const stop = async () => {
    child.kill("SIGTERM");
    await child.exited;
  };
  return {
    port,
    tlsPort,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    pause: stop,
    resume: async () => {
      child = await start();
    },
  };
}

function settings({ folder, port, tlsPort }: { folder: string; port: number; tlsPort: number }) {
  const listener = (name: string, number: number, more = "") =>
    `  inet_listener ${name} {\n    port = ${number}\n${more}  }\n`;
  return `base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
default_internal_user = nobody
default_internal_group = nogroup
default_login_user = nobody
mail_location = maildir:${folder}/mail/%u
auth_failure_delay = 0
service imap-login {
  chroot =
${listener("imap", port)}${listener("imaps", tlsPort, "    ssl = yes\n")}}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/home/%u
}
`;
}

async function answers(port: number, log: string) {
  for (let tries = 0; tries < 200; tries++) {
    const socket = await Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).catch(
      () => null,
    );
    socket?.end();
    if (socket) return;
    await Bun.sleep(25);
  }
  throw new Error(
    `Dovecot does not start: ${existsSync(log) ? readFileSync(log, "utf8") : "it said nothing"}`,
  );
}
