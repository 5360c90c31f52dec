import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

const ITEMS: [count: string, code: string, words: string][] = [
  ["2", "AB-1000", "hex bolts"],
  ["15", "AB-1001", "washers M8"],
  ["40", "AB-1002", "joist hangers"],
];
const LINES = ITEMS.map(([count, code, words]) => `${count} x ${code} ${words}`);

async function draftOf(body: { text?: string; html?: string }) {
  const bytes = new Uint8Array(eml({ subject: "Order", ...body }));
  return ordersOf(await readFile(bytes, "eml"), { ownNames: [] }).drafts[0]!;
}

async function said(body: { text?: string; html?: string }) {
  const { lines } = await draftOf(body);
  return lines.map(({ fields: f }) => [f.quantity?.value, f.customerSku?.value, f.description?.value]);
}

const each = (wrap: (line: string, at: number) => string) => LINES.map(wrap).join("\n");
const rows = (cells: (item: (typeof ITEMS)[number]) => string[]) =>
  ITEMS.map(
    (item) =>
      `<tr>${cells(item)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  ).join("");
const bullet = (mark: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>`;

describe("ordersOf() reads the list of an HTML mail as that of a plain one:", () => {
  test.each<[string, string]>([
    ["paragraphs", each((line) => `<p>${line}</p>`)],
    ["divisions", each((line) => `<div>${line}</div>`)],
    ["line breaks", LINES.join("<br>\n")],
    ["entries", `<ul>${each((line) => `<li><p>${line}</p></li>`)}</ul>`],
    ["numbered entries", `<ol>${each((line) => `<li>${line}</li>`)}</ol>`],
    ["preformatted", `<pre>${LINES.join("\n")}</pre>`],
    ["spans that are blocks", each((line) => `<span style="display: block">${line}</span>`)],
    [
      "a table that places it",
      `<table><tr><td><table><tr><td>${LINES.join("<br>")}</td></tr></table></td></tr></table>`,
    ],
    ["a table with spacers", rows(([count, code, words]) => ["&nbsp;", `${count} x ${code} ${words}`, ""])],
    [
      "Outlook's paragraphs",
      each((line) => `<p class=MsoNormal><span lang=EN-GB>${line}<o:p></o:p></span></p>`),
    ],
    ["Outlook's dots", each((line) => `<p class=MsoListParagraph>${bullet("·")}${line}<o:p></o:p></p>`)],
    [
      "Outlook's numbers",
      each((line, i) => `<p class=MsoListParagraph>${bullet(`${i + 1}.`)}${line}<o:p></o:p></p>`),
    ],
    ["blanks that don't break", each((line) => `<p>${line.replaceAll(" ", "&nbsp;")}</p>`)],
    [
      "cells, the count first",
      `<table>${rows(([count, code, words]) => [count, `<p>${code} ${words}</p>`])}</table>`,
    ],
    ["cells, the count last", `<table>${rows(([count, code, words]) => [code, words, count])}</table>`],
    [
      "columns set with blanks",
      ITEMS.map(([count, code, words]) => `<div>${[code, words, count].join("&nbsp;".repeat(6))}</div>`).join(
        "",
      ),
    ],
  ])("%s", async (_, list) => {
    const html = list.startsWith("<tr>") ? `<table>${list}</table>` : list;
    expect(await said({ html: `<p>Please order</p>${html}<p>Thanks<br>Jim</p>` })).toEqual(ITEMS);
  });
});

describe("ordersOf() rows of cells in a mail without their heading", () => {
  const order = (cells: string[][]) => ({
    text: `Please order\n\n${cells.map((row) => row.join("\t")).join("\n")}\n\nThanks\nJim`,
  });

  test("are read where one column counts, behind their numbers and before money", async () => {
    expect(await said(order(ITEMS.map(([count, code, words]) => [code, words, count])))).toEqual(ITEMS);
    const numbered = ITEMS.map(([count, code, words], i) => [String(i + 1), code, words, count]);
    expect(await said(order(numbered))).toEqual(ITEMS);
    const priced = ITEMS.map(([count, code, words]) => [code, words, count, "1.20"]);
    expect(await said(order(priced))).toEqual(ITEMS);
    expect((await draftOf(order(priced))).findings.map(({ code }) => code)).toContain("unread_value");
  });

  test("are none, which is an error, where two columns may count", async () => {
    const { lines, findings } = await draftOf(order(ITEMS.map(([count, ...row]) => [count, ...row, "7"])));
    expect(lines).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ code: "missing_lines", level: "error" }));
  });

  test("are none where nothing in them names an item", async () => {
    const text = "Please send 5 x AB-1000 hex bolts.\n\nPlot\t22\nFloor\t3";
    expect(await said({ text })).toEqual([["5", "AB-1000", "hex bolts"]]);
  });
});
