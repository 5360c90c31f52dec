import type { Tx } from "../../db/mod.ts";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import type { StoredDocument } from "../documents/mod.ts";
import { Malformed } from "../errors.ts";
import { readForm } from "../web/mod.ts";
import { receive } from "./receive.ts";

/** Room for the parts of a multipart body that are not the file. */
const OVERHEAD_BYTES = 64 * 1024;

const PARTS = ["file", "visibility"];

/** What an upload form says. */
export interface Form {
  files: File[];
  /** The whole organization sees them; otherwise their uploader alone. */
  shared: boolean;
}

/** Reads an upload form of at most `files` files. Throws `Malformed` when it holds none, text in place of one, or a part or a visibility that is unknown, `TooLarge`, `UnsupportedType`. */
export async function readUpload(app: App, request: Request, files = 1): Promise<Form> {
  const limit = app.config.uploadLimitBytes * files + OVERHEAD_BYTES;
  const form = await readForm(request, { limit, what: "the upload" });
  const parts = form.getAll("file");
  if (parts.some((part) => typeof part === "string"))
    throw new Malformed(
      'Cannot upload: a part "file" is text, not a file with a name, as curl sends by -F file=@po.pdf',
    );
  const found = (parts as File[]).filter((part) => !isUnfilled(part));
  if (found.length === 0) throw new Malformed('Cannot upload: the form needs a file in its part "file"');
  const strange = Array.from(form.keys()).find((name) => !PARTS.includes(name));
  if (strange !== undefined)
    throw new Malformed(`Cannot upload: the form's part "${strange}" is not one of ${PARTS.join(", ")}`);
  const visibility = form.get("visibility") || null;
  if (visibility !== null && visibility !== "organization")
    throw new Malformed('Cannot upload: "visibility" is either "organization" or left out');
  return { files: found, shared: visibility !== null };
}

/** What a browser sends for a field without a file. */
function isUnfilled({ name, size }: File) {
  return !name && size === 0;
}

/** The one file of an upload, and its bytes. Throws `Malformed` when there are more. */
export async function onlyFileOf({ files, shared }: Form) {
  const [file, ...more] = files;
  if (!file || more.length) throw new Malformed("Cannot upload: send one file a request");
  return { file, bytes: new Uint8Array(await file.arrayBuffer()), shared };
}

/** A file that `member` hands over, with its bytes. */
export interface Upload {
  member: Member;
  file: File;
  bytes: Uint8Array;
  shared: boolean;
}

/** Takes an uploaded file in; `within` a transaction, or in one of its own. */
export function receiveUpload(
  app: App,
  { member, file, bytes, shared }: Upload,
  options: { within?: Tx } = {},
): Promise<StoredDocument> {
  const received = {
    idpOrganizationId: member.idpOrganizationId,
    bytes,
    // Undefined, whatever its type says, where the part has an empty name.
    fileName: file.name || "unnamed",
    userId: shared ? null : member.userId,
    uploadedBy: member.userId,
    source: "upload" as const,
  };
  return receive(app, received, options);
}
