import type { Comment } from "@e965/xlsx";
import { DomUtils, parseDocument } from "htmlparser2";
import { noted } from "../noted.ts";

/** A part of an XLSX workbook that draws over a sheet. */
const DRAWING = /^xl\/drawings\/drawing\d*\.xml$/i;
/** What Excel puts before what people write to each other. */
const THREADED = /^\[Threaded comment\][\s\S]*?Comment:/;

/** What is written in boxes that lie on a sheet, where a part of a workbook draws any. */
export function boxedTexts({ name, bytes }: { name: string; bytes: Uint8Array }): string[] {
  if (!DRAWING.test(name)) return [];
  const { children } = parseDocument(new TextDecoder().decode(bytes), { xmlMode: true });
  const all = (kind: string, within: typeof children) =>
    DomUtils.findAll(({ name }) => name.split(":").at(-1) === kind, within);
  return all("txBody", children).flatMap((box) => {
    const paragraphs = all("p", box.children).map((paragraph) => DomUtils.textContent(paragraph));
    return noted(paragraphs.join(" ")) || [];
  });
}

/** What people wrote at a cell. */
export function noteAt(comments: Comment[] = []): string {
  return noted(comments.map(({ t = "" }) => t.replace(THREADED, "")).join(" "));
}
