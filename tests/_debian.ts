import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Tryton's module of customers' price lists. */
export const TRYTON_PRICE_LISTS = "/usr/lib/python3/dist-packages/trytond/modules/sale_price_list";

interface Program {
  command: string;
  /** What must be there too. */
  folder?: string;
  packages: string[];
  /** Test files that use it, by a part of their names. */
  tests: RegExp;
}

/** Programs that only Debian's packages have, and who speaks to them. */
const PROGRAMS: Program[] = [
  { command: "redis-server", packages: ["redis-server"], tests: /cache_test|erp_reads/ },
  {
    command: "trytond",
    folder: TRYTON_PRICE_LISTS,
    packages: [
      "tryton-server",
      "tryton-modules-sale",
      "tryton-modules-account-invoice-stock",
      "tryton-modules-sale-price-list",
    ],
    tests: /tryton/,
  },
  { command: "dovecot", packages: ["dovecot-imapd"], tests: /imap/ },
];

/** Installs what the test files need and this machine has not, as root with apt; says what they do without. */
export function installPrograms(files: string[]): string[] {
  const wanted = PROGRAMS.filter(
    (program) => !isHere(program) && files.some((file) => program.tests.test(file)),
  );
  if (wanted.length && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install(wanted);
  return wanted
    .filter((program) => !isHere(program))
    .map(
      ({ command, packages }) => `what needs ${command}, which is not here (${packages.join(" ")} of Debian)`,
    );
}

function isHere({ command, folder }: Program): boolean {
  const found = Bun.which(command, { PATH: `${process.env.PATH}:/usr/sbin` });
  return found !== null && (!folder || existsSync(folder));
}

function install(programs: Program[]) {
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...args], {
      timeout: 300_000,
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...programs.flatMap(({ packages }) => packages));
  } catch {
    // The next look says what is still missing.
  }
}
