import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { Invalid } from "../../errors.ts";

/** The part of the WASM module's memory that we touch. Views change when the memory grows: never keep them. */
interface Memory {
  HEAPU8: Uint8Array;
  HEAPU16: Uint16Array;
  HEAP32: Int32Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
  wasmExports: { malloc(size: number): number; free(pointer: number): void };
}

/** PDFium with room for what its functions return through pointers. */
export interface Pdfium {
  lib: WrappedPdfiumModule;
  memory: Memory;
  /** Address of 256 free bytes. */
  scratch: number;
}

/** An open document; `close` frees it. */
export interface PdfDocument extends Pdfium {
  document: number;
  pageCount: number;
  close(): void;
}

const LAST_ERROR_PASSWORD = 4;
const LAST_ERROR_SECURITY = 5;
const SCRATCH_BYTES = 256;

let loaded: Promise<Pdfium> | undefined;

/** Opens a PDF. `name` is the file's in the refusals: damaged, empty, needs a password. */
export async function openPdf(bytes: Uint8Array, name: string): Promise<PdfDocument> {
  loaded ??= load();
  const pdfium = await loaded;
  const { lib, memory } = pdfium;
  const copy = memory.wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, copy);
  const free = () => memory.wasmExports.free(copy);
  const document = lib.FPDF_LoadMemDocument(copy, bytes.length, "");
  const pageCount = document ? lib.FPDF_GetPageCount(document) : 0;
  if (pageCount < 1) {
    const error = document ? 0 : lib.FPDF_GetLastError();
    if (document) lib.FPDF_CloseDocument(document);
    free();
    throw new Invalid(`Cannot read ${name}: ${reason(error)}`);
  }
  const close = () => {
    lib.FPDF_CloseDocument(document);
    free();
  };
  return { ...pdfium, document, pageCount, close };
}

/** The text of so many bytes, its end among them, that PDFium has put where its functions return. */
export function scratchText({ memory, scratch }: Pdfium, bytes: number): string {
  return String.fromCharCode(...memory.HEAPU16.subarray(scratch / 2, (scratch + bytes) / 2 - 1));
}

/** Bytes of a text that is taken from a file; a longer one is nobody's note or name. */
const LONGEST = 1024 * 1024;

/** The text that one of PDFium's functions writes where it is told, given how many bytes are free there; it gives how many it takes. Empty where there is none. */
export function writtenText({ memory }: Pdfium, write: (buffer: number, free: number) => number): string {
  const bytes = write(0, 0);
  if (bytes <= 2 || bytes > LONGEST) return "";
  const buffer = memory.wasmExports.malloc(bytes);
  write(buffer, bytes);
  const text = new TextDecoder("utf-16le").decode(memory.HEAPU8.slice(buffer, buffer + bytes - 2));
  memory.wasmExports.free(buffer);
  return text;
}

/** Forgets the WASM instance: after a trap its memory can't be trusted. */
export function forgetPdfium() {
  loaded = undefined;
}

async function load(): Promise<Pdfium> {
  const wasm = Bun.file(new URL(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm")));
  const wrapped = await init({ wasmBinary: await wasm.arrayBuffer() });
  wrapped.PDFiumExt_Init();
  const memory = wrapped.pdfium as unknown as Memory;
  return { lib: direct(wrapped, memory), memory, scratch: memory.wasmExports.malloc(SCRATCH_BYTES) };
}

/** The module's own functions without the package's wrappers, which take thirty times longer a call; but for those that take a text. */
function direct(wrapped: WrappedPdfiumModule, { wasmExports }: Memory): WrappedPdfiumModule {
  const { FPDF_LoadMemDocument, FPDFPageObjMark_GetParamStringValue, FPDFAnnot_GetStringValue } = wrapped;
  const withTexts = { FPDF_LoadMemDocument, FPDFPageObjMark_GetParamStringValue, FPDFAnnot_GetStringValue };
  return { ...wrapped, ...wasmExports, ...withTexts };
}

function reason(error: number) {
  if (error === LAST_ERROR_PASSWORD) return "it needs a password";
  if (error === LAST_ERROR_SECURITY) return "its encryption is of an unknown kind";
  return error === 0 ? "it has no pages" : "the PDF is damaged";
}
