import type { Ids, Rule } from "./_guard.ts";

const sync = {
  json: ({ connection }: Ids) => ({ connectionId: connection, entityType: "products" }),
  headers: { "x-requested-with": "XMLHttpRequest" },
};
const edit = { form: () => ({ version: "1" }) };

/** Every route of the service. A new one must say here who may use it. */
export const RULES: Record<string, Rule> = {
  "GET /": { who: "anybody" },
  "GET /assets/:name": { who: "anybody", at: () => "/assets/app.css" },
  "GET /favicon.ico": { who: "anybody" },
  "GET /api/health": { who: "anybody" },
  "GET /api/openapi.json": { who: "anybody" },
  "GET /api/docs": { who: "anybody" },
  "GET /sign-in": { who: "anybody" },
  "POST /sign-in": { who: "anybody", form: () => ({ email: "nobody@nowhere.example" }) },
  "GET /sign-in/start": { who: "anybody", optional: true },
  "GET /sign-in/callback": { who: "anybody", optional: true },
  "GET /sign-in/ended": { who: "anybody", optional: true },
  "GET /sign-in/:secret": { who: "anybody", at: () => "/sign-in/unknown" },
  "POST /sign-in/:secret": { who: "anybody", at: () => "/sign-in/unknown" },

  "GET /inbox": { who: "member" },
  "GET /inbox/list": { who: "member" },
  "GET /inbox/:id": { who: "member", at: ({ mail }) => `/inbox/${mail}` },
  "GET /inbox/:id/outcome": { who: "member", at: ({ mail }) => `/inbox/${mail}/outcome` },
  "GET /inbox/:id/message": { who: "member", at: ({ mail }) => `/inbox/${mail}/message` },
  "POST /inbox/:id/decision": {
    who: "member",
    at: ({ mail }) => `/inbox/${mail}/decision`,
    form: () => ({ decision: "hold" }),
  },
  "GET /mailboxes": { who: "member" },
  "POST /mailboxes": {
    who: "admin",
    form: ({ connection }) => ({ address: `new-${connection}@guard.example`, connectionId: connection }),
  },
  "GET /mailboxes/:id": { who: "member", at: ({ mailbox }) => `/mailboxes/${mailbox}` },
  "POST /mailboxes/:id": {
    who: "admin",
    at: ({ mailbox }) => `/mailboxes/${mailbox}`,
    form: ({ connection }) => ({ name: "", connectionId: connection, allowed: "", blocked: "" }),
  },
  "POST /mailboxes/:id/imap": {
    who: "admin",
    at: ({ mailbox }) => `/mailboxes/${mailbox}/imap`,
    form: () => ({
      host: "imap.invalid",
      port: "993",
      security: "tls",
      user: "u",
      password: "p",
      folder: "INBOX",
    }),
  },
  "POST /api/webhook/inbound-email": { who: "signed", json: () => ({}) },
  "POST /api/webhook/inbound-email/attachments": { who: "signed", json: () => ({}) },

  "POST /sign-out": { who: "signed in" },
  "POST /organization": { who: "signed in", form: () => ({ id: "elsewhere" }) },

  "GET /access": { who: "member" },
  "POST /access/tokens": { who: "member", form: () => ({ name: "mine", days: "30" }) },
  "POST /access/tokens/:id/revocation": {
    who: "member",
    at: ({ token }) => `/access/tokens/${token}/revocation`,
  },
  "POST /access/sessions/:id/revocation": {
    who: "member",
    at: ({ session }) => `/access/sessions/${session}/revocation`,
  },
  "POST /access/members": { who: "admin", form: () => ({ email: "new@b.example", role: "member" }) },
  "POST /access/members/:id/role": {
    who: "admin",
    at: ({ member }) => `/access/members/${member}/role`,
    form: () => ({ role: "member" }),
  },
  "POST /access/members/:id/removal": {
    who: "admin",
    at: ({ member }) => `/access/members/${member}/removal`,
  },
  "POST /access/members/:id/sign-in-link": {
    who: "admin",
    at: ({ member }) => `/access/members/${member}/sign-in-link`,
  },

  "GET /documents": { who: "member" },
  "POST /documents": { who: "member", file: true },
  "POST /documents/rows": { who: "member", file: true },
  "POST /api/pdf-documents": { who: "member", file: true },
  "GET /documents/:id": { who: "member", at: ({ document }) => `/documents/${document}` },
  "GET /documents/:id/summary": { who: "member", at: ({ document }) => `/documents/${document}/summary` },
  "GET /documents/:id/row": { who: "member", at: ({ document }) => `/documents/${document}/row` },
  "POST /documents/:id/extraction": {
    who: "member",
    at: ({ document }) => `/documents/${document}/extraction`,
  },
  "GET /documents/:id/pages/:number": {
    who: "member",
    at: ({ document }) => `/documents/${document}/pages/1`,
  },
  "GET /documents/:id/pages/:number/picture": {
    who: "member",
    at: ({ document }) => `/documents/${document}/pages/1/picture`,
  },
  "GET /documents/:id/sheets/:index": {
    who: "member",
    at: ({ document }) => `/documents/${document}/sheets/0`,
  },
  "GET /documents/:id/file": { who: "member", at: ({ document }) => `/documents/${document}/file` },
  "GET /api/pdf-documents": { who: "member" },
  "POST /api/pdf-documents/:documentId/extraction": {
    who: "member",
    at: ({ document }) => `/api/pdf-documents/${document}/extraction`,
  },
  "GET /api/pdf-documents/:documentId": {
    who: "member",
    at: ({ document }) => `/api/pdf-documents/${document}`,
  },
  "GET /api/pdf-documents/:documentId/orders": {
    who: "member",
    at: ({ document }) => `/api/pdf-documents/${document}/orders`,
  },

  "GET /api/orders": { who: "member" },
  "GET /api/orders/:orderId": { who: "member", at: ({ order }) => `/api/orders/${order}` },
  "PATCH /api/orders/:orderId": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}`,
    json: () => ({ version: 1, poNumber: "stolen" }),
  },
  "POST /api/orders/:orderId/submission": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/submission`,
    json: () => ({ version: 1 }),
  },
  "POST /api/orders/:orderId/comparison": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/comparison`,
  },
  "POST /api/orders/:orderId/comparison/acceptances": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/comparison/acceptances`,
    json: () => ({ field: "total" }),
  },
  "GET /api/orders/:orderId/comparisons": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/comparisons`,
  },
  "POST /api/orders/:orderId/lines/:lineId/cross-reference": {
    who: "member",
    at: ({ order, line }) => `/api/orders/${order}/lines/${line}/cross-reference`,
    json: () => ({}),
  },
  "GET /api/orders/:orderId/warnings": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/warnings`,
  },
  "POST /api/orders/:orderId/warnings/acceptances": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/warnings/acceptances`,
    json: () => ({ code: "no_price" }),
  },
  "GET /api/orders/:orderId/duplicates": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/duplicates`,
  },
  "POST /api/orders/:orderId/duplicate-decision": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/duplicate-decision`,
    json: () => ({ decision: "ignore" }),
  },
  "POST /api/orders/:orderId/rejection": {
    who: "member",
    at: ({ order }) => `/api/orders/${order}/rejection`,
    json: () => ({ version: 1, reason: "stolen" }),
  },
  "GET /review": { who: "member" },
  "GET /review/waiting": { who: "member" },
  "GET /review/:orderId": { who: "member", at: ({ order }) => `/review/${order}` },
  "GET /review/:orderId/:what": { who: "member", at: ({ order }) => `/review/${order}/items?text=a` },
  "GET /orders/:orderId/now": { who: "member", at: ({ order }) => `/orders/${order}/now` },
  "GET /orders/:orderId/left": { who: "member", at: ({ order }) => `/orders/${order}/left` },
  "GET /orders/:orderId/state": { who: "member", at: ({ order }) => `/orders/${order}/state` },
  "GET /orders/:orderId/lines": { who: "member", at: ({ order }) => `/orders/${order}/lines` },
  "GET /orders/:orderId/lines/:lineId/pick": {
    who: "member",
    at: ({ order, line }) => `/orders/${order}/lines/${line}/pick`,
  },
  "GET /orders/:orderId/:what": {
    who: "member",
    at: ({ order }) => `/orders/${order}/items?text=a`,
  },
  "POST /orders/:orderId": { who: "member", at: ({ order }) => `/orders/${order}`, ...edit },
  "POST /orders/:orderId/submission": {
    who: "member",
    at: ({ order }) => `/orders/${order}/submission`,
    ...edit,
  },
  "POST /orders/:orderId/comparison": {
    who: "member",
    at: ({ order }) => `/orders/${order}/comparison`,
  },
  "POST /orders/:orderId/comparison/acceptances": {
    who: "member",
    at: ({ order }) => `/orders/${order}/comparison/acceptances?field=total`,
  },
  "POST /orders/:orderId/duplicate-decision": {
    who: "member",
    at: ({ order }) => `/orders/${order}/duplicate-decision`,
    form: () => ({ decision: "ignore" }),
  },
  "POST /orders/:orderId/review": {
    who: "member",
    at: ({ order }) => `/orders/${order}/review`,
  },
  "POST /orders/:orderId/rejection": {
    who: "member",
    at: ({ order }) => `/orders/${order}/rejection`,
    form: () => ({ version: "1", reason: "stolen" }),
  },

  "GET /cross-references": { who: "member" },
  "GET /cross-references/import": { who: "member" },
  "POST /cross-references/import": { who: "member", form: () => ({ table: "" }) },
  "POST /cross-references/import/confirmation": { who: "member", form: () => ({ table: "" }) },
  "GET /learned-places": { who: "member" },
  "POST /learned-places/:id/forgetting": {
    who: "member",
    at: ({ learnedPlace }) => `/learned-places/${learnedPlace}/forgetting`,
  },
  "POST /cross-references/:id/revocation": {
    who: "member",
    at: ({ crossReference }) => `/cross-references/${crossReference}/revocation`,
  },
  "GET /api/erp/cross-references": { who: "member" },
  "POST /api/erp/cross-references": { who: "member", json: () => ({ crossReferences: [] }) },
  "POST /cross-references/:id/decision": {
    who: "member",
    at: ({ crossReference }) => `/cross-references/${crossReference}/decision`,
    form: () => ({ keep: "old" }),
  },
  "POST /declined-items/:id/taking-back": {
    who: "member",
    at: ({ crossReference }) => `/declined-items/${crossReference}/taking-back`,
  },
  "GET /erp": { who: "member" },
  "POST /erp/:id/check": { who: "member", at: ({ connection }) => `/erp/${connection}/check` },
  "POST /erp/:id/mirror": { who: "member", at: ({ connection }) => `/erp/${connection}/mirror` },
  "GET /erp/:id/progress": { who: "member", at: ({ connection }) => `/erp/${connection}/progress` },
  "GET /erp/new": { who: "admin" },
  "POST /erp": { who: "admin", form: () => ({ kind: "sandbox", name: "Another" }) },
  "POST /erp/checks": { who: "admin", form: () => ({ kind: "sandbox", name: "Another" }) },
  "POST /erp/checks/result": { who: "admin", form: () => ({ kind: "sandbox", name: "Another" }) },
  "GET /erp/:id": { who: "member", at: ({ connection }) => `/erp/${connection}` },
  "POST /erp/:id": {
    who: "admin",
    at: ({ connection }) => `/erp/${connection}`,
    form: () => ({ kind: "sandbox", name: "Stolen" }),
  },
  "POST /erp/:id/deletion": { who: "admin", at: ({ connection }) => `/erp/${connection}/deletion` },
  "POST /erp/:id/tokens": {
    who: "admin",
    at: ({ connection }) => `/erp/${connection}/tokens`,
    form: () => ({ name: "stolen" }),
  },
  "GET /erp/sandbox/items": { who: "member" },
  "GET /erp/sandbox/orders": { who: "member" },
  "GET /erp/sandbox/orders/:id": { who: "member", at: ({ booked }) => `/erp/sandbox/orders/${booked}` },

  "POST /api/admin/sign-in-links": { who: "operator", json: () => ({ email: "owner@a.example" }) },
  "POST /erp/price-tolerance": { who: "admin", form: () => ({ percent: "5" }) },
  "GET /api/erp/price-tolerance": { who: "member" },
  "PUT /api/erp/price-tolerance": { who: "admin", json: () => ({ priceTolerance: "0.05" }) },
  "GET /api/erp/connections": { who: "member" },
  "POST /api/erp/connections": { who: "admin", json: () => ({ name: "Another", kind: "sandbox" }) },
  "GET /api/erp/connections/:id": {
    who: "member",
    at: ({ connection }) => `/api/erp/connections/${connection}`,
  },
  "PATCH /api/erp/connections/:id": {
    who: "admin",
    at: ({ connection }) => `/api/erp/connections/${connection}`,
    json: () => ({ name: "Stolen" }),
  },
  "DELETE /api/erp/connections/:id": {
    who: "admin",
    at: ({ connection }) => `/api/erp/connections/${connection}`,
  },
  "POST /api/erp/connections/:id/check": {
    who: "member",
    at: ({ connection }) => `/api/erp/connections/${connection}/check`,
  },
  "POST /api/erp/connections/:id/sync": {
    who: "member",
    at: ({ connection }) => `/api/erp/connections/${connection}/sync`,
  },
  "POST /api/erp/connections/:id/tokens": {
    who: "admin",
    at: ({ connection }) => `/api/erp/connections/${connection}/tokens`,
    json: () => ({ name: "stolen" }),
  },
  ...Object.fromEntries(
    ["items", "customers", "shipping-addresses", "orders", "inventory", "prices"].map((entity) => [
      `PUT /api/erp/connections/:id/${entity}`,
      {
        who: "admin",
        at: ({ connection }: Ids) => `/api/erp/connections/${connection}/${entity}`,
        lines: "{}",
      },
    ]),
  ),

  "POST /api/cache/flush": { who: "operator", json: () => ({}) },
  "POST /api/erp/force-sync": { who: "admin", ...sync },
  "POST /api/erp/force-image-sync": { who: "admin", ...sync },

  "GET /usage": { who: "member" },
  "POST /usage/cap": { who: "admin", form: () => ({ cap: "100" }) },
  "GET /api/billing/usage/events": { who: "member" },
  "GET /api/billing/usage/events.csv": { who: "member" },
  "GET /subscription": { who: "member" },
  "GET /subscription/success": { who: "member" },
  "GET /subscription/cancelled": { who: "member" },
  "GET /subscription/back": { who: "member" },
  "POST /subscription/checkout": { who: "admin" },
  "POST /subscription/portal": { who: "member" },
  "GET /billing/rates": { who: "operator" },
  "POST /billing/rates": {
    who: "operator",
    form: () => ({ organization: "a", perLineItemRate: "0", reason: "stolen" }),
  },
  "GET /api/billing/pricing": { who: "member" },
  "GET /api/billing/subscription": { who: "member" },
  "POST /api/billing/checkout-session": { who: "admin", json: () => ({}) },
  "POST /api/billing/portal": { who: "member", json: () => ({}) },
  "GET /api/billing/rates": { who: "operator", at: () => "/api/billing/rates?organization=a" },
  "POST /api/billing/rates": {
    who: "operator",
    json: () => ({
      idpOrganizationId: "a",
      perLineItemRate: "0",
      minimumPerOrder: null,
      reason: "stolen",
    }),
  },
  "POST /api/webhooks/stripe": { who: "anybody", json: () => ({}), unsigned: 400 },
  "POST /api/billing/usage/record": { who: "admin", json: (ids) => ({ orderId: ids.order }) },
};
