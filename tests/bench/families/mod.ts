/** Kinds of real purchase orders, made with invented words. @module */
import type { Family } from "./_family.ts";
import { crystal } from "./crystal.ts";
import { east } from "./east.ts";
import { oracle } from "./oracle.ts";
import { sap } from "./sap.ts";
import { sheets } from "./sheets.ts";
import { small } from "./small.ts";
import { spool } from "./spool.ts";
import { tongues } from "./tongues.ts";
import { trades } from "./trades.ts";
import { web } from "./web.ts";

export type { Family, Made } from "./_family.ts";

/** Every family, those of LAYOUTS.md by their letter or number, the others by X. */
export const FAMILIES: Family[] = [
  ...sap,
  ...oracle,
  ...crystal,
  ...spool,
  ...small,
  ...tongues,
  ...east,
  ...trades,
  ...web,
  ...sheets,
].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
