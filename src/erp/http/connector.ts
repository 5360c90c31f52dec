import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import type { SyncEntity } from "../../../db/mod.ts";
import { reasonOf } from "../../web/mod.ts";
import {
  type BookedOrder,
  type Connector,
  type Listed,
  type Listing,
  NoAnswer,
  type OrderInErp,
  type OrderToAmend,
  type OrderToBook,
  RefusedByErp,
  type Stock,
} from "../connector.ts";
import { MIRRORED } from "../ingest/entities.ts";
import { BOOKING_SECONDS, isPage, unclear } from "../no_answer.ts";
import type { Answered, HttpClient } from "./client.ts";
import { at, filled, type Json } from "./template.ts";

/** How a service's own words differ from ours; what isn't said is as the README describes. */
export interface HttpMapping {
  /** The body of a new order, with places for our fields. */
  orderTemplate?: Json;
  /** Where in the answer the order's id and number stand; default `erpOrderId` and `number`. */
  idPath?: string;
  numberPath?: string;
  /** Path of the orders; default `/orders`. */
  ordersPath?: string;
  /** It takes changes of orders; default: it doesn't. */
  amends?: "yes";
  /** The kinds of data that it lists; default all but prices. */
  lists?: SyncEntity[];
}

/** The kinds of data that a service lists unless it says which. */
const LISTS = ["customers", "shipping-addresses", "items", "inventory", "orders"] as const;
const PAGE = 1000;

const text = Type.Union([Type.String(), Type.Null()]);
const LISTED = TypeCompiler.Compile(
  Type.Object({
    rows: Type.Array(Type.Unknown(), { maxItems: 10_000 }),
    gone: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Integer()]))),
    place: Type.Optional(text),
    mark: Type.Optional(text),
  }),
);
const STOCK = TypeCompiler.Compile(
  Type.Object({
    stock: Type.Array(
      Type.Object({
        itemErpId: Type.Union([Type.String(), Type.Integer()]),
        quantity: Type.Union([Type.String({ pattern: "^-?\\d{1,20}(\\.\\d{1,12})?$" }), Type.Number()]),
      }),
    ),
  }),
);
const FAULTS = TypeCompiler.Compile(
  Type.Object({
    faults: Type.Array(
      Type.Object({
        message: Type.String(),
        line: Type.Optional(Type.Integer()),
        field: Type.Optional(Type.String()),
      }),
      { minItems: 1 },
    ),
  }),
);
const ORDER = TypeCompiler.Compile(
  Type.Object({
    number: text,
    state: text,
    total: text,
    currency: text,
    lines: Type.Array(
      Type.Object({
        position: Type.Integer(),
        sku: text,
        description: text,
        quantity: text,
        unit: text,
        unitPrice: text,
        lineTotal: text,
        requiredDate: text,
      }),
    ),
  }),
);

/** Speaks to any ERP through a small service of the organization's, by the protocol that the README describes. */
export function http(client: HttpClient, mapping: HttpMapping): Connector {
  const orders = mapping.ordersPath ?? "/orders";
  return {
    lists: mapping.lists ?? LISTS,
    async check() {
      const answer = await client.ask({ method: "GET", path: "/health" });
      if (answer.status === 401 || answer.status === 403)
        throw new Error(`Cannot use the ERP: it answers ${answer.status}, its credentials are not accepted`);
      if (answer.status !== 200 || isPage(answer)) throw unclear("Cannot use the ERP: GET /health", answer);
    },
    changes: (listing) => changes(client, listing),
    async inventory(itemErpIds) {
      const answer = await client.ask({ method: "POST", path: "/inventory", body: { itemErpIds } });
      return shaped("POST /inventory", answer, STOCK).stock.map(
        ({ itemErpId, quantity }): Stock => ({ itemErpId: String(itemErpId), quantity: String(quantity) }),
      );
    },
    async simulate(order) {
      const path = `${orders}/simulations`;
      const answer = await client.ask({ method: "POST", path, body: bodyOf(order) });
      if ([404, 405, 501].includes(answer.status)) return null;
      return orderIn(answer, `POST ${path}`);
    },
    async findByKey(key) {
      const answer = await client.ask({ method: "GET", path: orders, query: { key } });
      if (isMissing(answer)) return null;
      return found(answer, `GET ${orders}?key`);
    },
    async create(order) {
      return booked(await send(orders, order), `POST ${orders}`);
    },
    amend: mapping.amends ? amend : null,
    async read(erpOrderId) {
      const path = pathOf(erpOrderId);
      const answer = await client.ask({ method: "GET", path });
      return isMissing(answer) ? null : orderIn(answer, `GET ${orders}/…`);
    },
  };

  function pathOf(erpOrderId: string): string {
    return `${orders}/${encodeURIComponent(erpOrderId)}`;
  }

  /** 404 and 409 are refusals here: there is no such order any more, or it has gone too far. */
  async function amend({ was, ...order }: OrderToAmend): Promise<BookedOrder> {
    const path = `${pathOf(order.erpOrderId)}/changes`;
    const answer = await send(path, order);
    const asked = `POST ${orders}/…/changes`;
    if ([404, 405, 409, 501].includes(answer.status)) throw refusalIn(answer, asked);
    return booked(answer, asked);
  }

  /** Never by PUT, which HTTP clients and proxies may send twice of themselves. */
  function send(path: string, order: OrderToBook): Promise<Answered> {
    const patienceSeconds = BOOKING_SECONDS;
    return client.ask({ method: "POST", path, body: bodyOf(order), key: order.key, patienceSeconds });
  }

  function bodyOf(order: OrderToBook): Json {
    const values = { ...order } as unknown as { [name: string]: Json };
    return mapping.orderTemplate === undefined ? values : filled(mapping.orderTemplate, values);
  }

  /** 409 is an order of this key that is there already. */
  function booked(answer: Answered, asked: string): BookedOrder {
    refuse(answer, asked);
    return found(answer, asked);
  }

  function found(answer: Answered, asked: string): BookedOrder {
    const { idPath = "erpOrderId" } = mapping;
    const id = at(answer.body, idPath);
    if (![200, 201, 409].includes(answer.status) || answer.body === null) throw unclear(asked, answer);
    if (id === null || typeof id === "object")
      throw new NoAnswer(
        `${asked} answers ${answer.status} without "${idPath}": ${answer.text.slice(0, 80)}`,
      );
    const number = at(answer.body, mapping.numberPath ?? "number");
    return { erpOrderId: String(id), number: String(number ?? id) };
  }
}

/** A page is a proxy's or another server's, which knows nothing of orders. */
function isMissing({ status, body, text }: Answered): boolean {
  return status === 404 && (body !== null || !text.trim());
}

function orderIn(answer: Answered, asked: string): OrderInErp {
  refuse(answer, asked);
  return shaped(asked, answer, ORDER);
}

/** 400 and 422 are the ERP's no; everything else that is not expected says nothing about the order. */
function refuse(answer: Answered, asked: string) {
  if (answer.status === 400 || answer.status === 422) throw refusalIn(answer, asked);
}

function refusalIn({ status, body }: Answered, asked: string): RefusedByErp {
  if (FAULTS.Check(body)) return new RefusedByErp(body.faults);
  const words = at(body, "error") ?? at(body, "message");
  return new RefusedByErp([{ message: typeof words === "string" ? words : `${asked} answers ${status}` }]);
}

/** The body of an answer, which has to be as the README describes it. */
function shaped<T extends TSchema>(asked: string, answer: Answered, check: TypeCheck<T>): Static<T> {
  if (answer.status !== 200 || answer.body === null) throw unclear(asked, answer);
  if (check.Check(answer.body)) return answer.body;
  throw new NoAnswer(`${asked} answers other than agreed: ${reasonOf(check, answer.body)}`);
}

async function changes(client: HttpClient, { entity, since, place }: Listing): Promise<Listed> {
  const query = { since, place, limit: String(PAGE) };
  const answer = await client.ask({ method: "GET", path: `/${entity}`, query });
  const { rows, gone = [], place: next = null, mark = null } = shaped(`GET /${entity}`, answer, LISTED);
  return {
    rows: rows.map((row, index) => rowOf(entity, row, index)),
    gone: gone.map(String),
    place: next,
    mark,
  };
}

function rowOf(entity: SyncEntity, value: unknown, index: number) {
  const row = MIRRORED[entity].rowOf(value);
  if ("erp_id" in row) return row;
  throw new Error(`GET /${entity}: row ${index + 1} can't be taken: ${String(row.reason)}`);
}
