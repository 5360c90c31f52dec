import { Malformed, TooLarge, UnsupportedType } from "../errors.ts";
import { BODY_BYTES } from "./limits.ts";

interface Asked {
  request: Request;
}

/**
 * Parses a JSON body of at most 1 MB; an empty one is `{}`.
 * Throws `TooLarge`, `UnsupportedType` for another type, `Malformed`.
 */
export async function readJson({ request }: Asked): Promise<unknown> {
  const text = await readText({ request });
  if (!text.trim()) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed("Cannot read the request: its body is not JSON");
  }
}

/** The text of a JSON body of at most 1 MB, unread. Throws as `readJson`, but `Malformed`. */
export async function readText({ request }: Asked): Promise<string> {
  const bytes = await readBytes(request, { limit: BODY_BYTES.json, what: "the request" });
  const type = request.headers.get("content-type");
  if (bytes.length && type && !/^\s*application\/([\w.-]+\+)?json\b/i.test(type))
    throw new UnsupportedType(`Cannot read the request: it is "${type}" instead of application/json`);
  return new TextDecoder().decode(bytes);
}

/** A form's parts; its files are in memory. Throws `TooLarge` above `limit` bytes, `UnsupportedType`, `Malformed`. */
export async function readForm(
  request: Request,
  options: { limit: number; what: string },
): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^\s*multipart\/form-data\b/i.test(type))
    throw new UnsupportedType(`Cannot read ${options.what}: send it as multipart/form-data`);
  refuseAnnounced(request, options);
  try {
    return await new Response(bounded(request, options), { headers: { "content-type": type } }).formData();
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Malformed(`Cannot read ${options.what}: its parts are malformed`);
  }
}

/** A body that breaks off with `TooLarge` after `limit` bytes. */
function bounded({ body }: Request, { limit, what }: { limit: number; what: string }) {
  let size = 0;
  return body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        size += part.length;
        if (size > limit) controller.error(tooLarge(what, limit));
        else controller.enqueue(part);
      },
    }),
  );
}

/** Reads a body, and no more of it than `limit` bytes. Throws `TooLarge`. */
export async function readBytes(request: Request, { limit, what }: { limit: number; what: string }) {
  refuseAnnounced(request, { limit, what });
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > limit) throw tooLarge(what, limit);
    parts.push(read.value);
  }
  return Buffer.concat(parts);
}

/** Refuses a body by the size it announces, unread. Throws `TooLarge`. */
export function refuseAnnounced(request: Request, { limit, what }: { limit: number; what: string }) {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(what, limit);
}

function tooLarge(what: string, limit: number) {
  const size = limit >= 1024 * 1024 ? `${Math.floor(limit / 1024 / 1024)} MB` : `${limit / 1024} KB`;
  return new TooLarge(`Cannot accept ${what}: the limit is ${size}`);
}

/** The `parse` of a route that reads nothing of its JSON body. The second name, never reached, is what the API's document reads. */
export const JSON_BODY: [(asked: Asked) => Promise<unknown>, "json"] = [readJson, "json"];
