import {
  enclosedFiles,
  type FileType,
  type Reading,
  type Recognition,
  readFile,
  withRecognized,
} from "../reading/mod.ts";
import { type OrdersOf, ordersOf, type Wanted } from "./orders_of.ts";

/** A file to be read, and what was recognized in its pictures of pages. */
interface Given extends Wanted {
  bytes: Uint8Array;
  type: FileType;
  fileName: string;
  recognition?: Recognition;
}

/** Reads a file and its orders; where a PDF's own pages hold none, as a portfolio's cover doesn't, those of the files inside it. */
export async function readOrders(given: Given): Promise<OrdersOf & { file: Reading }> {
  const own = await read(given, { enclosed: false });
  const isCover = own.drafts.every(({ lines }) => lines.length === 0);
  return isCover && enclosedFiles(own.file.attachments).length ? read(given, { enclosed: true }) : own;
}

async function read(
  { bytes, type, fileName, recognition, ...wanted }: Given,
  { enclosed }: { enclosed: boolean },
) {
  const seen = await readFile(bytes, type, { fileName, enclosed });
  const file = recognition ? withRecognized(seen, recognition) : seen;
  return { file, ...ordersOf(file, wanted) };
}
