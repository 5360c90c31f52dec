import type { Form } from "./form.ts";
import { first } from "./paths.ts";

const WHERE = [
  "address1|address_1",
  "address2|address_2",
  "zip|postcode",
  "city",
  "province|state",
  "country",
];

const person = (address: string) => `${address}/first_name|firstname + ${address}/last_name|lastname`;

/** Orders as Shopify and WooCommerce export them. */
const SHOP: Form = {
  format: "Shop order",
  root: /^JSON$/,
  anywhere: "line_items",
  header: {
    poNumber: ["po_number", "name", "number", "order_number", "id"],
    orderDate: "created_at|date_created",
    currency: "currency",
    total: "total_price|total",
    notes: "note|customer_note",
    customerName: [
      "billing_address|billing/company",
      "customer/default_address/company",
      "billing_address/name",
      "shipping_address|shipping/company",
      person("billing_address|billing"),
    ],
    shipToName: [
      "shipping_address|shipping/company",
      "shipping_address/name",
      person("shipping_address|shipping"),
    ],
    billToName: [
      "billing_address|billing/company",
      "billing_address/name",
      person("billing_address|billing"),
    ],
  },
  shipToAddress: { at: "shipping_address|shipping", parts: WHERE },
  billToAddress: { at: "billing_address|billing", parts: WHERE },
  buyerIds: ["email", "billing/email"],
  net: "subtotal_price",
  charges: [
    {
      at: "shipping_lines|fee_lines",
      amount: "price|total",
      name: "title|method_title|name",
      allowance: () => false,
    },
    { at: "total_tax", amount: ".", allowance: () => false },
    { at: "total_discounts", amount: ".", allowance: () => true },
  ],
  lines: "line_items",
  line: {
    supplierSku: "sku",
    description: "name|title",
    quantity: "quantity",
    unitPrice: "price",
    lineTotal: "total",
  },
  lineCharges: { at: "discount_allocations", amount: "amount", allowance: () => true },
};

const SHIPPED = "extension_attributes/shipping_assignments/shipping/address";

/** Orders as Magento's interface gives them. */
const MAGENTO: Form = {
  format: "Shop order",
  root: /^JSON$/,
  anywhere: "increment_id",
  has: "items",
  header: {
    poNumber: ["payment/po_number", "increment_id"],
    orderDate: "created_at",
    currency: "order_currency_code",
    total: "grand_total",
    customerName: ["billing_address/company", person("billing_address")],
    shipToName: [`${SHIPPED}/company`, person(SHIPPED)],
    billToName: ["billing_address/company", person("billing_address")],
  },
  shipToAddress: {
    at: SHIPPED,
    parts: ["street", "postcode", "city", "region", "country_id"],
  },
  billToAddress: { at: "billing_address", parts: ["street", "postcode", "city", "region", "country_id"] },
  buyerIds: ["customer_taxvat", "billing_address/vat_id", "customer_email"],
  net: "subtotal",
  charges: [
    { at: "shipping_amount", amount: ".", allowance: () => false },
    { at: "tax_amount", amount: ".", allowance: () => false },
  ],
  lines: "items",
  line: {
    supplierSku: "sku",
    description: "name",
    quantity: "qty_ordered",
    unitPrice: "price",
    lineTotal: "row_total",
  },
  lineCharges: { at: ".", amount: "discount_amount", allowance: () => true },
  remarks: (item) =>
    first(item, "parent_item_id")?.text ? ["is part of another line's item and may be ordered there"] : [],
};

/** Orders of web shops as JSON. */
export const SHOPS = [SHOP, MAGENTO];
