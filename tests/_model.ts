/** What the model server does with one request. */
export type Script =
  | { orders: unknown[] }
  /** Sent as the answer's text, as it is; `length` says that it was cut off. */
  | { text: string; finish?: "stop" | "length" }
  | { status: number; headers?: Record<string, string> }
  | "hang";

export interface ChatRequest {
  model: string;
  messages: { role: string; content: unknown }[];
  /** What the responses API calls its messages. */
  input?: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { strict?: boolean; schema: unknown } };
  tools?: unknown;
}

/** A server that speaks the chat API and the responses API; `answer` says what comes of each request. */
export function modelServer(answer: (request: ChatRequest, count: number) => Script) {
  const requests: ChatRequest[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    idleTimeout: 60,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const inResponses = pathname === "/v1/responses";
      if (!inResponses && pathname !== "/v1/chat/completions") return new Response(null, { status: 404 });
      const body = (await request.json()) as ChatRequest;
      body.messages ??= body.input ?? [];
      requests.push(body);
      return respond(answer(body, requests.length), inResponses);
    },
  });
  return {
    requests,
    /** Everything the model was sent, as text. */
    sent: () => JSON.stringify(requests.map(({ messages }) => messages)),
    env: {
      OPENAI_BASE_URL: `http://127.0.0.1:${server.port}/v1`,
      OPENAI_API: "compatible",
      OPENAI_MODEL: "test-model",
      OPENAI_TIMEOUT_SECONDS: "5",
    },
    stop: () => server.stop(true),
  };
}

async function respond(script: Script, inResponses: boolean): Promise<Response> {
  if (script === "hang") return new Promise(() => {});
  if ("status" in script)
    return Response.json({ error: { message: "no" } }, { status: script.status, headers: script.headers });
  const text = "orders" in script ? JSON.stringify({ orders: script.orders }) : script.text;
  const finish = "orders" in script ? "stop" : (script.finish ?? "stop");
  if (inResponses) return Response.json(inResponsesForm(text, finish));
  return Response.json({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "test-model",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  });
}

function inResponsesForm(text: string, finish: "stop" | "length") {
  const cut = finish === "length";
  const content = [{ type: "output_text", text, annotations: [] }];
  return {
    id: "resp_1",
    object: "response",
    created_at: 1,
    model: "test-model",
    status: cut ? "incomplete" : "completed",
    incomplete_details: cut ? { reason: "max_output_tokens" } : null,
    output: [{ type: "message", id: "msg_1", role: "assistant", status: "completed", content }],
    usage: {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 120,
    },
  };
}

type Quoted = string | [value: string, quote: string] | null;

const HEADER = [
  "poNumber",
  "orderDate",
  "requiredDate",
  "shipDate",
  "currency",
  "total",
  "notes",
  "customerName",
  "shipToName",
  "shipToAddress",
  "billToName",
  "billToAddress",
];
const LINE = [
  "customerSku",
  "supplierSku",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "priceBasis",
  "lineTotal",
  "requiredDate",
];

/** An order as the model answers it; a plain string quotes itself. */
export function answered(
  header: Record<string, Quoted>,
  lines: Record<string, Quoted>[],
  page = 1,
): Record<string, unknown> {
  return {
    ...Object.fromEntries(HEADER.map((field) => [field, quoted(header[field], { page })])),
    lines: lines.map((line) => ({
      page,
      printedNumber: null,
      ...Object.fromEntries(LINE.map((field) => [field, quoted(line[field], {})])),
    })),
  };
}

function quoted(given: Quoted | undefined, place: object) {
  if (!given) return null;
  const [value, quote] = typeof given === "string" ? [given, given] : given;
  return { value, quote, ...place };
}
