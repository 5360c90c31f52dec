import { afterEach, describe, expect, test } from "bun:test";
import { odooClient } from "../src/erp/odoo/client.ts";
import { odoo } from "../src/erp/odoo/connector.ts";
import { ODOO_DATABASE, ODOO_KEY, ODOO_USER, odooErp } from "./_odoo.ts";
import type { OdooVersion } from "./_odoo_models.ts";

let erp: ReturnType<typeof odooErp>;
afterEach(() => erp.stop());

function open(version: OdooVersion) {
  erp = odooErp({ version });
  return erp.behaviour;
}

function check(account = {}) {
  const known = { url: erp.url, database: ODOO_DATABASE, user: ODOO_USER, apiKey: ODOO_KEY, protocol: null };
  return odoo(odooClient({ ...known, ...account }, { privateHosts: true })).check();
}

const RPC = { protocol: "jsonrpc" as const };
const JSON_2 = { protocol: "json2" as const };

test.each([{}, RPC, JSON_2, { user: null }])(
  "check() says that an Odoo 19 has no such database: %o",
  async (by) => {
    open(19);
    const wrong = check({ ...by, database: "other" });
    await expect(wrong).rejects.toThrow('Cannot use Odoo: Odoo has no database "other"');
  },
);

test.each([
  [19, { user: null }, "There is no Odoo at"],
  [19, JSON_2, "There is no Odoo with JSON-2 at"],
  [14, { user: null }, "There is no Odoo at"],
] as const)("check() says of an Odoo %i that its address is another: %o", async (version, by, words) => {
  open(version);
  await expect(check({ ...by, url: `${erp.url}/shop` })).rejects.toThrow(`Cannot use Odoo: ${words}`);
});

test("check() says that an Odoo 14 has no JSON-2, and that JSON-RPC needs the user", async () => {
  open(14);
  await expect(check(JSON_2)).rejects.toThrow("There is no Odoo with JSON-2 at");
  await expect(check({ user: null })).rejects.toThrow("for which the user has to be given");
});

test("check() takes a stranger's 401 for no word of Odoo's", async () => {
  open(19).proxy = 401;
  await expect(check()).rejects.toThrow("answers 401: it does not accept the credentials");
});

test("check() says that an Odoo 14 of several databases keeps its reasons to itself", async () => {
  open(14).unexplained = true;
  await expect(check()).rejects.toThrow("its dbfilter has to leave one of them");
  await expect(check({ database: "other" })).rejects.toThrow("its dbfilter has to leave one of them");
});

describe.each([19, 18, 17, 16, 14] as const)("check() with version %i", (version) => {
  test.each(["create", "write"])("says that the user may not %s orders", async (right) => {
    const behaviour = open(version);
    behaviour.rights = behaviour.rights.filter((each) => each !== right);
    await expect(check()).rejects.toThrow(`its user may not ${right} orders`);
  });

  test("says that the user sees his own orders alone, and leaves rights of one's own making", async () => {
    const behaviour = open(version);
    behaviour.groups = ["sales_team.group_sale_salesman"];
    await expect(check()).rejects.toThrow("its user sees no orders of other salespeople");
    behaviour.groups = ["acme.group_intake"];
    await check();
  });

  test("says that the app Sales is not installed", async () => {
    open(version).unreadable = "sale.order";
    await expect(check()).rejects.toThrow('may not read "sale.order", or the app Sales is not installed');
  });
});
