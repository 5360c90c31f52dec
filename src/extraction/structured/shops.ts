import type { Form } from "./form.ts";

const ORDERS = [".", "order|orders|data|item|items"];
const WHERE = [
  "address1|address_1",
  "address2|address_2",
  "zip|postcode",
  "city",
  "province|state",
  "country",
];

/** Orders as Shopify and WooCommerce export them. */
const SHOP: Form = {
  format: "Shop order",
  root: /^JSON$/,
  orders: ORDERS,
  has: "line_items",
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
      "billing/last_name",
    ],
    shipToName: ["shipping_address|shipping/company", "shipping_address/name", "shipping/last_name"],
    billToName: ["billing_address|billing/company", "billing_address/name", "billing/last_name"],
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
  ],
  lines: "line_items",
  line: {
    supplierSku: "sku",
    description: "name|title",
    quantity: "quantity",
    unitPrice: "price",
    lineTotal: "total",
  },
};

/** Orders as Magento's interface gives them. */
const MAGENTO: Form = {
  format: "Shop order",
  root: /^JSON$/,
  orders: ORDERS,
  has: "increment_id",
  header: {
    poNumber: ["payment/po_number", "increment_id"],
    orderDate: "created_at",
    currency: "order_currency_code",
    total: "grand_total",
    customerName: ["billing_address/company", "billing_address/lastname"],
    shipToName: [
      "extension_attributes/shipping_assignments/shipping/address/company",
      "extension_attributes/shipping_assignments/shipping/address/lastname",
    ],
    billToName: ["billing_address/company", "billing_address/lastname"],
  },
  shipToAddress: {
    at: "extension_attributes/shipping_assignments/shipping/address",
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
};

/** Orders of web shops as JSON. */
export const SHOPS = [SHOP, MAGENTO];
