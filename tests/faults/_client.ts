import type { Order } from "../../src/orders/mod.ts";

/** Talks to a service that may be gone at any moment: null is no answer. */
export interface Client {
  get<T>(path: string): Promise<{ status: number; body: T } | null>;
  post<T>(path: string, body: unknown): Promise<{ status: number; body: T } | null>;
  upload(fileName: string, bytes: Uint8Array): Promise<{ status: number; body: Uploaded } | null>;
  /** Answers that no client should ever get: 500 and above. */
  broken: { path: string; status: number; body: unknown }[];
}

export interface Uploaded {
  id: string;
  status: string;
  processing_error: string | null;
  error?: string;
}

const PATIENCE_MS = 20_000;

export function client(url: string, token: string): Client {
  const broken: Client["broken"] = [];
  const request = async <T>(path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
    const options = { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) };
    try {
      const answer = await fetch(`${url}${path}`, options);
      const body = (await answer.json()) as T;
      if (answer.status >= 500) broken.push({ path, status: answer.status, body });
      return { status: answer.status, body };
    } catch {
      return null;
    }
  };
  return {
    broken,
    get: (path) => request(path),
    post: (path, body) =>
      request(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    upload(fileName, bytes) {
      const form = new FormData();
      form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], fileName));
      form.set("visibility", "organization");
      return request("/api/pdf-documents", { method: "POST", body: form });
    },
  };
}

/** Every order of a state, as far as there are answers. */
export async function ordersIn({ get }: Client, status: Order["status"]): Promise<Order[]> {
  const orders: Order[] = [];
  for (let page: number | null | undefined = 1; page; ) {
    const answer: { body: Partial<OrdersPage> } | null = await get(
      `/api/orders?status=${status}&page=${page}`,
    );
    orders.push(...(answer?.body.orders ?? []));
    page = answer?.body.nextPage;
  }
  return orders;
}

interface OrdersPage {
  orders: Order[];
  nextPage: number | null;
}
