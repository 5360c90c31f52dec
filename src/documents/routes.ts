import { Elysia } from "elysia";
import { PageContent, SheetContent } from "../../views/document_pane.tsx";
import {
  DocumentPage,
  DocumentRow,
  DocumentSummary,
  DocumentsPage,
  isWaiting,
} from "../../views/documents.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { pageContentOf, paneOf, sheetContentOf } from "./pane.ts";
import { pagePicture } from "./picture.ts";
import { documentOf, fileOf, poseOf } from "./queries.ts";
import { restartExtraction } from "./restart.ts";
import { documentRow, documentRows } from "./rows.ts";

/** The pages of documents: the list, one document and its file. */
export function documentsRoutes(app: App) {
  const asMember = asMemberIn(app);
  const row = (request: Request, id: string) =>
    asMember(request, (tx, viewer) => documentRow(tx, id, viewer));

  return new Elysia()
    .get("/documents", async ({ request, query: { text = "", after = null } }) => {
      const { rows, older } = await asMember(request, (tx, viewer) =>
        documentRows(tx, { viewer, text, after }),
      );
      const shell = shellOf(request, "Documents", "documents");
      const limitMegabytes = app.config.uploadLimitBytes / 1024 / 1024;
      return DocumentsPage({
        shell,
        rows,
        text,
        older: older && `/documents?${new URLSearchParams({ text, after: older })}`,
        limitMegabytes,
        refusals: [],
      });
    })
    .get("/documents/:id/summary", async ({ request, params, set }) => {
      const document = await row(request, params.id);
      // Its pages can be shown now.
      if (!isWaiting(document)) set.headers["hx-refresh"] = "true";
      return DocumentSummary(document);
    })
    .get("/documents/:id/row", async ({ request, params }) => DocumentRow(await row(request, params.id)))
    .get("/documents/:id", async ({ request, params }) => {
      const [document, pane] = await asMember(request, async (tx, viewer) => {
        const row = await documentRow(tx, params.id, viewer);
        return [row, await paneOf(tx, { id: row.id, file_name: row.fileName })] as const;
      });
      const shell = shellOf(request, document.fileName, "documents");
      return DocumentPage({ shell, document, pane });
    })
    .post("/documents/:id/extraction", async ({ request, params, body, redirect }) => {
      const asOrder = (body as { as?: unknown } | null)?.as === "order";
      await asMember(request, async (tx, viewer) =>
        restartExtraction(tx, await documentOf(tx, params.id, viewer), { asOrder }),
      );
      return redirect(`/documents/${params.id}`, 303);
    })
    .get("/documents/:id/pages/:number", async ({ request, params }) => {
      const page = asMember(request, async (tx, viewer) => {
        await documentOf(tx, params.id, viewer);
        return pageContentOf(tx, params.id, Number(params.number));
      });
      return PageContent(await page);
    })
    .get("/documents/:id/sheets/:index", async ({ request, params, query: { from = "1" } }) => {
      const sheet = asMember(request, async (tx, viewer) => {
        await documentOf(tx, params.id, viewer);
        return sheetContentOf(tx, params.id, { index: Number(params.index), from: Number(from) });
      });
      return SheetContent(await sheet);
    })
    .get("/documents/:id/pages/:number/picture", async ({ request, params }) => {
      const file = await asMember(request, async (tx, viewer) => {
        const { file_type, file_name } = await documentOf(tx, params.id, viewer);
        const pose = await poseOf(tx, params.id, Number(params.number));
        return { type: file_type, fileName: file_name, ...pose, bytes: await fileOf(tx, params.id) };
      });
      return pagePicture(app, { ...file, page: Number(params.number) });
    })
    .get("/documents/:id/file", async ({ request, params }) => {
      const [document, content] = await asMember(request, async (tx, viewer) => [
        await documentOf(tx, params.id, viewer),
        await fileOf(tx, params.id),
      ]);
      return download(document.file_name, content);
    });
}

/** Always an attachment of no type: a stranger's file is never shown by the browser as our page. */
function download(fileName: string, content: Uint8Array) {
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
}
