import type { ColumnType } from "kysely";

/** Assigned by PostgreSQL when left out; read as a `Date` in UTC. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type StampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** `numeric`: a decimal string, never a float. */
export type Decimal = string;

/** `date`: `YYYY-MM-DD`. */
export type Day = string;
