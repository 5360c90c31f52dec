import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import type { StoredDocument } from "../documents/mod.ts";
import { Malformed } from "../errors.ts";
import { receive, tooLarge } from "./receive.ts";

/** Room for the parts of a multipart body that are not the file. */
const OVERHEAD_BYTES = 64 * 1024;

/** What an upload form says. */
export interface Form {
  files: File[];
  /** The whole organization sees them; otherwise their uploader alone. */
  shared: boolean;
}

/** Refuses a body that can't fit before it is read. */
export function refuseLargeBody(app: App, request: Request, files = 1) {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > app.config.uploadLimitBytes * files + OVERHEAD_BYTES) throw tooLarge(app, "the upload");
}

/** Reads a multipart form. Throws `Malformed` when it holds no file. */
export function formOf(body: unknown): Form {
  const form = (body ?? {}) as Record<string, unknown>;
  const files = [form.file].flat().filter((part): part is File => part instanceof File);
  if (files.length === 0) throw new Malformed('Cannot upload: the form needs a file in its part "file"');
  return { files, shared: form.visibility === "organization" };
}

/** Takes one uploaded file in for `member`. Throws `Malformed` when there are more. */
export async function receiveUpload(
  app: App,
  member: Member,
  { files, shared }: Form,
): Promise<StoredDocument> {
  const [file, ...more] = files;
  if (!file || more.length) throw new Malformed("Cannot upload: send one file a request");
  return receive(app, {
    idpOrganizationId: member.idpOrganizationId,
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name,
    userId: shared ? null : member.userId,
    uploadedBy: member.userId,
    source: "upload",
  });
}
