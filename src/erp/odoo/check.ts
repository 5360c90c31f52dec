import { SaidNo } from "../said_no.ts";
import type { Arguments, OdooClient } from "./client.ts";

const NEEDED = {
  "sale.order": "Sales",
  "product.product": "Sales",
  "res.partner": "Contacts",
  "uom.uom": "Sales",
};
const RIGHTS = "it needs the rights of a salesperson for all documents";

/** Throws a sentence unless the user may read what is needed, make and change orders, and see everybody's. */
export async function usable(client: OdooClient) {
  for (const [model, app] of Object.entries(NEEDED)) await readable(client, model, app);
  for (const mode of ["create", "write"])
    if (!(await mayDo(client, mode)))
      throw new Error(`Cannot use Odoo: its user may not ${mode} orders: ${RIGHTS}`);
  if (await seesOwnAlone(client))
    throw new Error(`Cannot use Odoo: its user sees no orders of other salespeople: ${RIGHTS}`);
}

async function readable(client: OdooClient, model: string, app: string) {
  await client.call(model, "search_read", { domain: [], fields: ["id"], limit: 1 }).catch((error: Error) => {
    if (!(error instanceof SaidNo)) throw error;
    if (["login", "address", "database"].includes(error.kind))
      throw new Error(`Cannot use Odoo: ${error.message}`);
    throw new Error(
      `Cannot use Odoo: its user may not read "${model}", or the app ${app} is not installed: ${error.message}`,
    );
  });
}

async function mayDo(client: OdooClient, mode: string): Promise<boolean> {
  const asked = { model: "sale.order", mode, raise_exception: false };
  return (await answered(client.call<boolean>("ir.model.access", "check", asked))) ?? true;
}

/** Orders that went to a colleague would not be found again. */
async function seesOwnAlone(client: OdooClient): Promise<boolean> {
  const { uid } = await client.call<{ uid: number }>("res.users", "context_get");
  const isIn = async (group_ext_id: string) => {
    const ask = (of: Arguments) => answered(client.call<boolean>("res.users", "has_group", of));
    // Before Odoo 18 it is asked of nobody: what refuses the first question, and cannot say why, is found here.
    return (await ask({ ids: [uid], group_ext_id })) ?? (await ask({ group_ext_id }));
  };
  const isSeller = await isIn("sales_team.group_sale_salesman");
  return isSeller === true && (await isIn("sales_team.group_sale_salesman_all_leads")) === false;
}

/** Null: this Odoo has no such question. */
async function answered<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error) => {
    if (error instanceof SaidNo) return null;
    throw error;
  });
}
