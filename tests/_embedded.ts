/** A process that holds the embedded PostgreSQL in argv[2] as the service, until a signal ends it. */
import { embedded } from "../db/mod.ts";

const { url, stop } = await embedded(process.argv[2]!, { exclusive: true, settings: ["fsync=off"] });
process.once("SIGTERM", () => void stop());
console.log(url);
