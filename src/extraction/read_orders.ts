import {
  enclosedFiles,
  type FileType,
  type Reading,
  type Recognition,
  readEnclosed,
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
export async function readOrders({
  bytes,
  type,
  fileName,
  recognition,
  ...wanted
}: Given): Promise<OrdersOf & { file: Reading }> {
  const ordered = (seen: Reading) => {
    const file = recognition ? withRecognized(seen, recognition) : seen;
    return { file, ...ordersOf(file, wanted) };
  };
  const seen = await readFile(bytes, type, { fileName });
  const own = ordered(seen);
  const isCover = own.drafts.every(({ lines }) => lines.length === 0);
  return isCover && enclosedFiles(seen.attachments).length ? ordered(await readEnclosed(seen)) : own;
}
