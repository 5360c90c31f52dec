import type { ConnectionRow } from "../connections.ts";

/** The kinds of ERP. */
export type Kind = ConnectionRow["kind"];

/** One thing that a person says of how an ERP is reached. */
export interface Setting {
  name: string;
  label: string;
  hint?: string;
  /** `path`: within the address; `list`: names with commas between them; `json`: any JSON. Default: a line of text. */
  type?: "url" | "path" | "list" | "json" | "choice";
  /** Kept sealed and never shown. */
  secret?: boolean;
  required?: boolean;
  choices?: readonly { value: string; label: string }[];
}

const URL_HINT = "With https://; nothing behind the host but the path, if it has one";

/** What each kind of ERP wants to know. */
export const KINDS: Record<Kind, { label: string; note: string; settings: readonly Setting[] }> = {
  tryton: {
    label: "Tryton",
    note: "Orders become quoted sales. The user needs to read products, parties and units, and to create and quote sales.",
    settings: [
      {
        name: "url",
        label: "Address",
        type: "url",
        required: true,
        hint: "Such as https://tryton.example:8000",
      },
      { name: "database", label: "Database", required: true },
      { name: "user", label: "User", required: true },
      { name: "password", label: "Password", secret: true, required: true },
    ],
  },
  odoo: {
    label: "Odoo",
    note: "Orders become quotations. The user needs the rights of a salesperson for all documents, and to read stock. Make an API key in Odoo under Preferences, Account Security. Prices that its price lists compute are not listed: beside a line stands the item's own, and “Compare with the ERP” shows what Odoo would book.",
    settings: [
      { name: "url", label: "Address", type: "url", required: true, hint: "Such as https://acme.odoo.com" },
      {
        name: "database",
        label: "Database",
        required: true,
        hint: "Its name, often the first part of the address",
      },
      {
        name: "protocol",
        label: "Protocol",
        type: "choice",
        choices: [
          { value: "", label: "Find out by trying" },
          { value: "json2", label: "JSON-2, from Odoo 19 on" },
          { value: "jsonrpc", label: "JSON-RPC, Odoo 14 to 21" },
        ],
      },
      {
        name: "user",
        label: "User",
        hint: "The login whose key it is; JSON-RPC asks for it, JSON-2 doesn't",
      },
      { name: "apiKey", label: "API key", secret: true, required: true },
    ],
  },
  http: {
    label: "Generic HTTP",
    note: "For any other ERP: a small service of yours answers a few requests, which the README describes.",
    settings: [
      { name: "url", label: "Address", type: "url", required: true, hint: URL_HINT },
      {
        name: "authorization",
        label: "Authorization",
        secret: true,
        hint: "Sent as it is in that header, such as Bearer 0f3a9c",
      },
      {
        name: "signingSecret",
        label: "Signing secret",
        secret: true,
        hint: "Signs each request by HMAC-SHA-256",
      },
      { name: "ordersPath", label: "Path of the orders", type: "path", hint: "Empty: /orders" },
      { name: "idPath", label: "Where an answer has the order's id", hint: "Empty: erpOrderId" },
      { name: "numberPath", label: "Where it has the order's number", hint: "Empty: number" },
      {
        name: "lists",
        label: "Kinds of data that it lists",
        type: "list",
        hint: "Of items, customers, shipping-addresses, inventory, orders, prices. Empty: all but prices",
      },
      {
        name: "amends",
        label: "Changes of booked orders",
        type: "choice",
        choices: [
          { value: "", label: "It takes none: people make them by hand" },
          { value: "yes", label: "It takes them, as the README describes" },
        ],
      },
      {
        name: "prices",
        label: "Lines without a price",
        type: "choice",
        choices: [
          { value: "", label: "It books none: a person enters the price" },
          { value: "yes", label: "It books them at its own price" },
        ],
      },
      {
        name: "orderTemplate",
        label: "Template of an order",
        type: "json",
        hint: 'JSON with places such as "{{reference}}", and {"$each": "lines", "item": …}. Empty: our own form',
      },
    ],
  },
  sandbox: {
    label: "Sandbox",
    note: "A small ERP inside this service, to try everything out. Nothing leaves it.",
    settings: [],
  },
};

/** Whether a text names a kind of ERP. */
export function isKind(text: unknown): text is Kind {
  return typeof text === "string" && Object.hasOwn(KINDS, text);
}
