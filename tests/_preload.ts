import { afterAll } from "bun:test";
import { stopDatabases } from "./_db.ts";

afterAll(stopDatabases);
