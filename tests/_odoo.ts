import { ODOO_METHODS, ODOO_OWN, type OdooVersion, odooModels } from "./_odoo_models.ts";

export type OdooRecord = Record<string, unknown> & { id: number };

export const ODOO_KEY = "the-api-key";
export const ODOO_DATABASE = "acme";
export const ODOO_USER = "intake@acme.example";
const UID = 7;

/** An exception as Odoo answers it. */
class Raised extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly status = 422,
  ) {
    super(message);
  }
}

interface Behaviour {
  /** Raised by `create`: a UserError's words. */
  refuses: string | null;
  /** Raised by `create` after the work was done and rolled back. */
  raises: { kind: string; message: string; status: number } | null;
  /** What an app of Odoo's own makes of each line that is booked. */
  rewrites: Record<string, unknown>;
  /** A model whose records the user may not read. */
  unreadable: string | null;
  /** What the user may do with orders, and the groups that he is in. */
  rights: string[];
  groups: string[];
  /** As an Odoo before 16 that serves several databases answers exceptions. */
  unexplained: boolean;
  /** Books, and then cuts the connection. */
  dropAnswers: boolean;
  /** A proxy's answer to everything. */
  proxy: number | null;
}

/** As an Odoo 19 answers JSON-2 without a database that it knows, whatever the key. */
const WITHOUT_DATABASE =
  "<!DOCTYPE html><title>404 Not Found</title><p>No database is selected</p><!-- Alternatively, use the X-Odoo-Database header. -->";

/** An Odoo over real HTTP that knows its models, methods, parameters and fields by name, and no others. Odoo 14.0 and 19.0 were held against it. */
export function odooErp({ version = 19 as OdooVersion, rows = {} as Record<string, OdooRecord[]> } = {}) {
  const models = odooModels(version);
  const tables = new Map(Object.keys(models).map((model) => [model, rows[model] ?? []]));
  const behaviour: Behaviour = {
    refuses: null,
    raises: null,
    rewrites: {},
    unreadable: null,
    rights: ["create", "write"],
    groups: ["sales_team.group_sale_salesman", "sales_team.group_sale_salesman_all_leads"],
    unexplained: false,
    dropAnswers: false,
    proxy: null,
  };
  const asked: { path: string; method: string; headers: Headers; named: Record<string, unknown> }[] = [];
  const unit = version >= 19 ? "product_uom_id" : "product_uom";
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const body = (await request.json()) as Record<string, unknown>;
      if (behaviour.proxy) return new Response("<html>Bad gateway</html>", { status: behaviour.proxy });
      if (pathname === "/jsonrpc") return jsonRpc(request, body);
      const [, model, method] = pathname.match(/^\/json\/2\/([\w.]+)\/(\w+)$/) ?? [];
      if (version < 19 || !model) return new Response("<!doctype html><h1>404</h1>", { status: 404 });
      return json2(request, { model, method: method!, named: body });
    },
    error: () => new Response(null, { status: 500 }),
  });

  return {
    url: `http://127.0.0.1:${server.port}`,
    behaviour,
    asked,
    table: (model: string) => tables.get(model)!,
    stop: () => server.stop(true),
  };

  function json2(request: Request, call: Call): Response {
    const raised = ({ kind, message, status }: Raised) =>
      Response.json({ name: kind, message, arguments: [message], context: {}, debug: "" }, { status });
    if (request.headers.get("x-odoo-database") !== ODOO_DATABASE)
      return new Response(WITHOUT_DATABASE, { status: 404 });
    if (request.headers.get("authorization") !== `bearer ${ODOO_KEY}`)
      return raised(new Raised("werkzeug.exceptions.Unauthorized", "Invalid apikey", 401));
    try {
      asked.push({
        path: new URL(request.url).pathname,
        method: call.method,
        headers: request.headers,
        named: call.named,
      });
      return Response.json(done(call, [])) as Response;
    } catch (error) {
      if (error instanceof Raised) return raised(error);
      throw error;
    }
  }

  function jsonRpc(request: Request, { id, params }: Record<string, unknown>): Response {
    const { service, method, args } = params as { service: string; method: string; args: unknown[] };
    const answer = (rest: object) => Response.json({ jsonrpc: "2.0", id, ...rest });
    try {
      if (service === "common" && method === "version")
        return answer({ result: { server_version: `${version}.0` } });
      if (service === "common" && method === "authenticate") {
        const [database, login, key] = args;
        if (database !== ODOO_DATABASE)
          throw new Raised("psycopg2.OperationalError", `FATAL:  database "${database}" does not exist\n`);
        return answer({ result: login === ODOO_USER && key === ODOO_KEY ? UID : false });
      }
      const [database, uid, key, model, name, first, named] = args as [
        string,
        number,
        string,
        string,
        string,
        unknown[],
        Record<string, unknown>,
      ];
      if (
        service !== "object" ||
        method !== "execute_kw" ||
        database !== ODOO_DATABASE ||
        uid !== UID ||
        key !== ODOO_KEY
      )
        throw new Raised("odoo.exceptions.AccessDenied", "Access Denied");
      asked.push({ path: "/jsonrpc", method: name, headers: request.headers, named });
      // Odoo looks at the type of the first positional argument.
      if (name === "create" && !first.length)
        throw new Raised("builtins.IndexError", "list index out of range");
      return answer({ result: done({ model, method: name, named }, first) });
    } catch (error) {
      if (!(error instanceof Raised)) throw error;
      const data = { name: error.kind, message: error.message, arguments: [error.message], debug: "" };
      if (behaviour.unexplained)
        return new Response("<title>500 Internal Server Error</title>", { status: 500 });
      return answer({ error: { code: version < 19 ? 200 : 0, message: "Odoo Server Error", data } });
    }
  }

  interface Call {
    model: string;
    method: string;
    named: Record<string, unknown>;
  }

  function done({ model, method, named: { context, ids, ...named } }: Call, positional: unknown[]): unknown {
    const fields = models[model];
    if (model === "ir.model.access" && method === "check")
      return behaviour.rights.includes(String(named.mode));
    if (model === "res.users" && method === "has_group") return isInGroup(named, ids ?? positional[0]);
    if (model === "sale.order" && method === "onchange") return formOf(named);
    if (!fields) throw new Raised("werkzeug.exceptions.NotFound", `the model '${model}' does not exist`, 404);
    const parameters = ODOO_METHODS[method];
    if (!parameters)
      throw new Raised("werkzeug.exceptions.NotFound", `The method '${model}.${method}' does not exist`, 404);
    // A method of records: by JSON-2 their ids have a name, by JSON-RPC they come first.
    if (method === "write") {
      // As Odoo 14 answers with the app Inventory, which names it `values`; 19 takes `vals`.
      if (!ids && "vals" in named && version < 19)
        throw new Raised("builtins.TypeError", "write() got an unexpected keyword argument 'vals'");
      const [records, values] = ids ? [ids, named.vals] : positional;
      return written(model, records as number[], values as Record<string, unknown>);
    }
    if (ids)
      throw new Raised("werkzeug.exceptions.UnprocessableEntity", `cannot call ${model}.${method} with ids`);
    for (const name of Object.keys(named))
      if (!parameters.includes(name))
        throw new Raised("builtins.TypeError", `got an unexpected keyword argument '${name}'`, 500);
    const given = { ...named } as Record<string, never>;
    positional.forEach((value, at) => {
      given[parameters[at]!] = value as never;
    });
    if (method === "context_get") return { lang: "en_US", tz: false, uid: UID };
    if (method === "fields_get") return described(model, given);
    if (method === "create") return made(model, given.vals_list);
    if (model === behaviour.unreadable) throw new Raised("odoo.exceptions.AccessError", "Access denied", 403);
    return read(model, given, (context ?? {}) as Record<string, unknown>);
  }

  /** From Odoo 18 on it is asked of a user, before of nobody. */
  function isInGroup({ group_ext_id }: Record<string, unknown>, of: unknown): boolean {
    if (version >= 18 && !of) throw new Raised("builtins.ValueError", "Expected singleton: res.users()", 500);
    if (version < 18 && of)
      throw new Raised("builtins.TypeError", "has_group() got multiple values for argument 'group_ext_id'");
    return behaviour.groups.includes(String(group_ext_id));
  }

  /** What a new order's form shows of its lines, a tenth off for whom a price list is given; books nothing. */
  function formOf({ values, field_names, fields_spec }: Record<string, unknown>) {
    if (version < 17)
      throw new Raised("builtins.TypeError", "onchange() got an unexpected keyword argument 'field_names'");
    if ((field_names as []).length || !fields_spec)
      throw new Raised("builtins.ValueError", "not a new order", 500);
    const { order_line, ...header } = values as { order_line: [number, string, Record<string, unknown>][] };
    for (const field of Object.keys(header)) known("sale.order", field);
    const discount = "pricelist_id" in header ? 10 : 0;
    const lines = order_line.map(([command, virtual, line]) => {
      lineIn(0, line, 0);
      return [command, virtual, { price_unit: productOf(line)?.lst_price, discount }];
    });
    return { value: { order_line: lines } };
  }

  function productOf({ product_id }: Record<string, unknown>): OdooRecord | undefined {
    return tables.get("product.product")!.find(({ id }) => id === product_id);
  }

  function fieldsOf(model: string): Record<string, string> {
    return { ...ODOO_OWN, ...models[model] };
  }

  function described(model: string, { allfields }: Record<string, string[]>) {
    const fields = fieldsOf(model);
    const digits = (name: string) =>
      version < 19 && name === "price_unit" ? [16, 2] : name === "product_uom_qty" ? [16, 2] : false;
    return Object.fromEntries(
      allfields!
        .filter((name) => name in fields)
        .map((name) => [name, { type: fields[name]!.split(":")[0], digits: digits(name) }]),
    );
  }

  interface Reading {
    domain?: unknown[];
    fields?: string[];
    offset?: number;
    limit?: number;
    order?: string;
  }

  function read(
    model: string,
    { domain = [], fields = [], offset = 0, limit, order }: Reading,
    context: Record<string, unknown>,
  ) {
    const hidden =
      context.active_test !== false &&
      "active" in fieldsOf(model) &&
      !JSON.stringify(domain).includes('"active"');
    const found = tables
      .get(model)!
      .filter((row) => !(hidden && row.active === false) && holds(model, row, domain));
    const terms = (order ?? "id asc").split(", ").map((term) => term.split(" ") as [string, string]);
    for (const [field] of terms) known(model, field);
    found.sort((a, b) => {
      for (const [field, way] of terms) {
        const [x, y] = [a[field] as number, b[field] as number];
        if (x !== y) return x < y === (way !== "desc") ? -1 : 1;
      }
      return 0;
    });
    return found
      .slice(offset, limit ? offset + limit : undefined)
      .map((row) =>
        Object.fromEntries(["id", ...fields].map((field) => [field, shown(model, row, field, context)])),
      );
  }

  function known(model: string, field: string): string {
    const type = fieldsOf(model)[field];
    if (!type) throw new Raised("builtins.ValueError", `Invalid field '${field}' on '${model}'`, 500);
    return type;
  }

  function shown(model: string, row: OdooRecord, field: string, context: Record<string, unknown>): unknown {
    const type = known(model, field);
    if (field === "display_name" && model === "product.product") {
      const isPlain = context.display_default_code === false || !row.default_code;
      return isPlain ? row.name : `[${row.default_code}] ${row.name}`;
    }
    // As Odoo 14 tells the price of a list that takes a tenth off, in the unit that is asked for.
    if (field === "price") {
      const uom = tables.get("uom.uom")!.find(({ id }) => id === context.uom);
      return Number(row.lst_price) * Number(uom?.factor_inv) * (context.pricelist ? 0.9 : 1);
    }
    const value = row[field];
    if (type.startsWith("many2one:")) {
      const target = type.slice("many2one:".length);
      const to = tables.get(target)!.find(({ id }) => id === value);
      return to ? [to.id, shownAs(target, to)] : false;
    }
    if (/^(many|one)2many:/.test(type)) return value ?? [];
    return value ?? (["integer", "float", "monetary"].includes(type) ? 0 : false);
  }

  /** What a record is called by those that point to it. */
  function shownAs(model: string, { name, currency_id }: OdooRecord): string {
    const currency = tables.get("res.currency")!.find(({ id }) => id === currency_id);
    return model === "product.pricelist" && currency ? `${name} (${currency.name})` : String(name);
  }

  /** Prefix notation: "|" joins the two terms behind it; terms that nothing joins must all hold. */
  function holds(model: string, row: OdooRecord, domain: unknown[]): boolean {
    const rest = [...domain];
    const next = (): boolean => {
      const term = rest.shift();
      if (term === "|") {
        const [one, other] = [next(), next()];
        return one || other;
      }
      return compared(model, row, term as [string, string, unknown]);
    };
    let all = true;
    while (rest.length) all = next() && all;
    return all;
  }

  function compared(
    model: string,
    row: OdooRecord,
    [path, operator, value]: [string, string, unknown],
  ): boolean {
    const [field, ...more] = path.split(".");
    const type = known(model, field!);
    if (more.length) {
      const to = type.split(":")[1]!;
      const ids = [row[field!]].flat();
      const rest = more.join(".");
      known(to, more[0]!);
      return tables
        .get(to)!
        .some((target) => ids.includes(target.id) && compared(to, target, [rest, operator, value]));
    }
    const has = (row[field!] ?? false) as string;
    if (operator === "=") return has === value;
    if (operator === "ilike")
      return String(has)
        .toLowerCase()
        .includes((value as string).toLowerCase());
    if (operator === "in") return (value as unknown[]).includes(has);
    if (operator === ">") return has > (value as string);
    if (operator === ">=") return has >= (value as string);
    throw new Raised("builtins.ValueError", `Invalid operator '${operator}'`, 500);
  }

  function made(model: string, values: unknown): number[] {
    if (model !== "sale.order" || !Array.isArray(values))
      throw new Raised("builtins.ValueError", "unexpected create");
    if (behaviour.refuses) throw new Raised("odoo.exceptions.UserError", behaviour.refuses);
    if (behaviour.raises)
      throw new Raised(behaviour.raises.kind, behaviour.raises.message, behaviour.raises.status);
    const ids = values.map(book);
    if (behaviour.dropAnswers) server.stop(true);
    return ids;
  }

  function written(model: string, ids: number[], { order_line, ...header }: Record<string, unknown>): true {
    const [order] = tables.get(model)!.filter(({ id }) => ids.includes(id));
    if (model !== "sale.order" || !order) throw new Raised("builtins.ValueError", "unexpected write");
    if (behaviour.refuses) throw new Raised("odoo.exceptions.UserError", behaviour.refuses);
    for (const field of Object.keys(header)) known("sale.order", field);
    Object.assign(order, header);
    const all = tables.get("sale.order.line")!;
    for (const [command, id, values] of order_line as [number, number, Record<string, unknown>][]) {
      if (command === 0) all.push(lineIn(order.id, values, 9001 + all.length));
      const at = all.findIndex((line) => line.id === id && line.order_id === order.id);
      if (command !== 0 && at < 0)
        throw new Raised("odoo.exceptions.MissingError", "Record does not exist or has been deleted", 404);
      if (command === 1) all[at] = lineIn(order.id, { ...all[at], ...values }, id);
      if (command === 2) all.splice(at, 1);
    }
    if (behaviour.dropAnswers) server.stop(true);
    return true;
  }

  function lineIn(order_id: number, line: Record<string, unknown>, id: number): OdooRecord {
    for (const field of Object.keys(line)) known("sale.order.line", field);
    const { product_id, [unit]: uom, display_type } = line;
    if (!display_type && !(product_id && uom))
      throw new Raised(
        "odoo.exceptions.ValidationError",
        "Missing required fields on accountable sale order line.",
      );
    const product = productOf(line);
    const amount = Number(line.product_uom_qty ?? 0) * Number(line.price_unit ?? 0);
    return { name: product?.name, ...line, order_id, id, price_subtotal: Math.round(amount * 100) / 100 };
  }

  function book({ order_line, ...header }: Record<string, unknown>): number {
    for (const field of Object.keys(header)) known("sale.order", field);
    const orders = tables.get("sale.order")!;
    const id = orders.length + 501;
    const name = `S${String(id).padStart(5, "0")}`;
    const all = tables.get("sale.order.line")!;
    let total = 0;
    for (const [command, zero, line] of order_line as [number, number, Record<string, unknown>][]) {
      if (command !== 0 || zero !== 0) throw new Raised("builtins.ValueError", "not a command that creates");
      all.push(lineIn(id, { ...line, ...behaviour.rewrites }, 9001 + all.length));
      total += all.at(-1)!.price_subtotal as number;
    }
    orders.push({
      ...header,
      id,
      name,
      state: "draft",
      currency_id: 1,
      amount_total: total,
      date_order: "2026-11-20 10:00:00",
    });
    return id;
  }
}
