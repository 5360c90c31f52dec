import { expect, test } from "bun:test";
import { PageContent, SheetContent } from "../views/document_pane.tsx";

test("SheetContent() may break the path of a value between its names, and no other cell", () => {
  const cells = ["JSON/shipping_address/<b>", "1/2 in"];
  const rows = [{ number: 1, cells }];
  const html = `${SheetContent({ address: "/documents/1/sheets/0", name: "JSON", columns: ["A", "B"], rows, height: 1 })}`;
  expect(html).toContain(
    "<span>JSON/</span><wbr/><span>shipping_address/</span><wbr/><span>&lt;b&gt;</span><wbr/>",
  );
  expect(html).toContain(">1/2 in</td>");
});

test("PageContent() says what is waited for under the picture, which covers it", () => {
  const html = `${PageContent({ documentId: "1", number: 1, width: 612, height: 792, words: [] })}`;
  expect(html).toMatch(/Drawing the page[^<]*<\/text><image /);
});
