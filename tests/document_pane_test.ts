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

test.each([
  [true, "Drawing the page; a scan takes some seconds"],
  [false, "Drawing the page"],
])(
  "PageContent() of a scan or not (%p) says what is waited for under the picture, which covers it",
  (scanned, words) => {
    const page = { documentId: "1", number: 1, width: 612, height: 792, scanned, words: [], undrawn: [] };
    expect(`${PageContent(page)}`).toContain(`>${words}</text><image `);
  },
);

test("PageContent() writes over the picture the letters that it lacks, as wide as they are in the file", () => {
  const undrawn = [{ text: "注文<書>", x0: 78, x1: 126, y: 94, size: 16 }];
  const page = { documentId: "1", number: 1, width: 612, height: 792, scanned: false, words: [], undrawn };
  expect(`${PageContent(page)}`).toContain(
    '<text class="undrawn" x="78" y="94" font-size="16" textLength="48">注文&lt;書&gt;</text>',
  );
});

test("SheetContent() lets what stands alone in its row run over the empty cells behind it", () => {
  const rows = [
    { number: 1, cells: ["Please deliver by Friday", "", ""] },
    { number: 2, cells: ["", "A-1", ""] },
    { number: 3, cells: ["1", "A-1", ""] },
    { number: 4, cells: ["", "", ""] },
  ];
  const sheet = { address: "/documents/1/sheets/0", name: "Text", columns: ["A", "B", "C"], rows, height: 4 };
  const html = `${SheetContent(sheet)}`;
  expect(html).toContain('<td data-cell="A1" data-word="Please deliver by Friday" colspan="3">');
  expect(html).toMatch(
    /<td data-cell="A2"[^>]*><\/td><td data-cell="B2" data-word="A-1" colspan="2">A-1<\/td><\/tr>/,
  );
  expect(html.match(/colspan/g)).toHaveLength(2);
});
