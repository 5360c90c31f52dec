/** Versions whose names are known here. */
export type OdooVersion = 14 | 16 | 17 | 18 | 19;

/** A field's type, and where it points. */
type Field = string;

const partner = {
  name: "char",
  ref: "char",
  vat: "char",
  email: "char",
  active: "boolean",
  type: "selection",
  is_company: "boolean",
  partner_share: "boolean",
  parent_id: "many2one:res.partner",
  commercial_partner_id: "many2one:res.partner",
  customer_rank: "integer",
  supplier_rank: "integer",
  ref_company_ids: "one2many:res.company",
  street: "char",
  street2: "char",
  zip: "char",
  city: "char",
  state_id: "many2one:res.country.state",
  country_id: "many2one:res.country",
  property_product_pricelist: "many2one:product.pricelist",
  property_payment_term_id: "many2one:account.payment.term",
};

/**
 * Names and types of fields as Odoo's own sources have them (odoo/odoo): base/models/res_partner.py, account/models/partner.py (ranks, `ref_company_ids`, terms),
 * product/models/{product_product,product_template,product_pricelist,product_pricelist_item,res_partner}.py, stock/models/product.py (`free_qty`, `is_storable`),
 * product/models/product_packaging.py (until 18.1), sale/models/{sale_order,sale_order_line}.py, uom/models/uom_uom.py. What differs is by version, held against what came
 * and went with each (OCA/OpenUpgrade, upgrade_analysis.txt of base, product, sale, stock and uom, 16.0 to 19.0).
 */
export function odooModels(version: OdooVersion): Record<string, Record<string, Field>> {
  return {
    "res.partner": partner,
    "res.country": { name: "char", code: "char" },
    "res.country.state": { name: "char", code: "char" },
    "res.users": { login: "char", company_id: "many2one:res.company" },
    "res.company": { name: "char", currency_id: "many2one:res.currency" },
    "res.currency": { name: "char" },
    "uom.category": { name: "char" },
    "uom.uom": {
      name: "char",
      active: "boolean",
      factor: "float",
      ...(version >= 19
        ? { parent_path: "char", relative_factor: "float", relative_uom_id: "many2one:uom.uom" }
        : { category_id: "many2one:uom.category", factor_inv: "float" }),
    },
    ...(version < 19 && {
      "product.packaging": { name: "char", product_id: "many2one:product.product", qty: "float" },
    }),
    "account.payment.term": { name: "char" },
    "product.pricelist": { name: "char", active: "boolean", currency_id: "many2one:res.currency" },
    "product.pricelist.item": {
      pricelist_id: "many2one:product.pricelist",
      applied_on: "selection",
      compute_price: "selection",
      product_tmpl_id: "many2one:product.template",
      product_id: "many2one:product.product",
      min_quantity: "float",
      date_start: "datetime",
      date_end: "datetime",
      fixed_price: "float",
      currency_id: "many2one:res.currency",
    },
    "product.template": { write_date: "datetime" },
    "product.product": {
      default_code: "char",
      barcode: "char",
      description_sale: "text",
      uom_id: "many2one:uom.uom",
      ...(version >= 19 ? { uom_ids: "many2many:uom.uom" } : { packaging_ids: "one2many:product.packaging" }),
      lst_price: "float",
      ...(version < 16 && { price: "float" }),
      list_price: "float",
      currency_id: "many2one:res.currency",
      sale_ok: "boolean",
      active: "boolean",
      type: "selection",
      free_qty: "float",
      product_tmpl_id: "many2one:product.template",
      ...(version >= 18 && { is_storable: "boolean" }),
    },
    "sale.order": {
      name: "char",
      partner_id: "many2one:res.partner",
      partner_shipping_id: "many2one:res.partner",
      client_order_ref: "char",
      origin: "char",
      state: "selection",
      date_order: "datetime",
      commitment_date: "datetime",
      pricelist_id: "many2one:product.pricelist",
      payment_term_id: "many2one:account.payment.term",
      currency_id: "many2one:res.currency",
      amount_total: "monetary",
      order_line: "one2many:sale.order.line",
    },
    "sale.order.line": {
      order_id: "many2one:sale.order",
      sequence: "integer",
      display_type: "selection",
      name: "text",
      product_id: "many2one:product.product",
      product_uom_qty: "float",
      [version >= 19 ? "product_uom_id" : "product_uom"]: "many2one:uom.uom",
      price_unit: "float",
      price_subtotal: "monetary",
      discount: "float",
    },
  };
}

/** The parameters of the methods that may be called from outside (odoo/orm/models.py, base/models/res_users.py). */
export const ODOO_METHODS: Record<string, string[]> = {
  search_read: ["domain", "fields", "offset", "limit", "order"],
  fields_get: ["allfields", "attributes"],
  create: ["vals_list"],
  write: ["vals"],
  context_get: [],
};

/** Fields that every record has. */
export const ODOO_OWN = {
  id: "integer",
  display_name: "char",
  create_date: "datetime",
  write_date: "datetime",
};
