import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Pool, Slot } from "./_pool.ts";

/** A setting, by a name of our own, that each transaction begins with. */
export type Scope = [setting: string, value: string];

/** PostgreSQL by `postgres`. What begins a transaction goes out with its first query: no wait of its own. */
export class PoolDialect implements Dialect {
  constructor(
    private readonly pool: Pool,
    private readonly scope?: Scope,
  ) {}

  createDriver = () => new PoolDriver(this.pool, this.scope);
  createAdapter = () => new PostgresAdapter();
  createQueryCompiler = () => new PostgresQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new PostgresIntrospector(db);
}

class PoolDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly scope?: Scope,
  ) {}

  async init() {}

  async acquireConnection() {
    return new PoolConnection(await this.pool.acquire(), this.pool);
  }

  async beginTransaction(connection: PoolConnection, { isolationLevel, accessMode }: TransactionSettings) {
    connection.reads = accessMode === "read only";
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : "";
    const begin = `begin${level}${accessMode ? ` ${accessMode}` : ""}`;
    connection.ahead(this.scope ? `${begin}; ${localSetting(this.scope)}` : begin);
  }

  async commitTransaction(connection: PoolConnection) {
    // Nothing can be lost: whoever read need not wait until the server heard that they are done.
    if (connection.reads) return connection.ahead("commit");
    if ((await connection.send(CompiledQuery.raw("commit"))).command === "ROLLBACK")
      throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PoolConnection) {
    if (!connection.slot.lost) await connection.send(CompiledQuery.raw("rollback"));
  }

  async releaseConnection(connection: PoolConnection) {
    this.pool.release(connection.slot);
  }

  async destroy() {}
}

/** One session. */
export class PoolConnection implements DatabaseConnection {
  /** Its transaction is read only. */
  reads = false;
  #ahead: Promise<unknown>[] = [];

  constructor(
    readonly slot: Slot,
    private readonly pool: Pool,
  ) {}

  /** Sends statements in one message without waiting; the next query fails where one of them did. */
  ahead(statements: string) {
    const sent = this.#answer(statements, [], { simple: true });
    sent.catch(() => {});
    this.#ahead.push(sent);
  }

  async send(query: CompiledQuery) {
    const ahead = this.#ahead;
    this.#ahead = [];
    const [result] = await Promise.all([this.#query(query), ...ahead]);
    return result;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.send(query);
    const counts = ["INSERT", "UPDATE", "DELETE", "MERGE"].includes(result.command);
    return {
      rows: Array.from(result as unknown as R[]),
      ...(counts && { numAffectedRows: BigInt(result.count) }),
    };
  }

  /** The session itself, once everything before was answered. */
  async session() {
    await Promise.all(this.#ahead.splice(0));
    return this.#sql();
  }

  async *streamQuery<R>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<R>> {
    const session = await this.session();
    for await (const rows of session.unsafe(query.sql, [...query.parameters] as never[]).cursor(size))
      yield { rows: rows as unknown as R[] };
  }

  #query({ sql, parameters }: CompiledQuery) {
    return this.#answer(sql, parameters, { prepare: true, simple: false });
  }

  async #answer(sql: string, parameters: readonly unknown[], options: object) {
    return this.pool.answer(this.slot, this.#sql().unsafe(sql, [...parameters] as never[], options));
  }

  #sql() {
    if (this.slot.lost)
      throw new Error("Cannot go on with the transaction: the connection to the database was lost");
    return this.slot.sql;
  }
}

/** As a statement, which takes no parameters: prepared with one, it would be a message and an answer more. */
function localSetting([setting, value]: Scope): string {
  return `set local ${setting} = ${literal(value)}`;
}

/** Throws for a text that PostgreSQL can't hold. */
function literal(text: string): string {
  if (text.includes("\0")) throw new Error("Cannot begin the transaction: its scope has a NUL character");
  return `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}
