/** What stands in a page before and behind the place of what is under way. */
export type Around = [before: string, behind: string];

/**
 * A page that is sent while its work goes on: `work` shows how far it is by what it hands to `show`, and gives what came of it.
 * It goes on when nobody reads the page any more. It throws nothing.
 */
export function underWay(
  [before, behind]: Around,
  work: (show: (html: string) => void) => Promise<string>,
): Response {
  let isRead = true;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const show = (html: string) => {
        if (isRead) controller.enqueue(Buffer.from(html));
      };
      show(before);
      show((await work(show)) + behind);
      if (isRead) controller.close();
    },
    cancel() {
      isRead = false;
    },
  });
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
}
