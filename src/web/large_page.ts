/** From this length on Bun sends each part of each header of a late answer as a packet of its own, but for a stream's. */
const LARGE = 15_000;

/** A page as it is, or as a stream where that goes out in fewer packets. */
export function page(html: string): string | Response {
  if (html.length < LARGE) return html;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(html));
      controller.close();
    },
  });
  return new Response(body);
}
