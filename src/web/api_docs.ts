import { Type } from "@sinclair/typebox";
import { type AnyElysia, Elysia } from "elysia";
import { ApiPage } from "../../views/api.tsx";
import type { App } from "../app.ts";
import { type ApiDocument, apiDocument } from "./api_document.ts";
import { apiPageProps } from "./api_page.ts";
import { described } from "./described.ts";
import type { People } from "./people.ts";

/** `GET /api/openapi.json` and `GET /api/docs`: what the API offers, for programs and for people. */
export function apiDocs(app: App, people: People) {
  let made: ApiDocument | undefined;
  const document = (server: AnyElysia) => (made ??= apiDocument(app, server));
  const routes = new Elysia();
  return routes
    .get(
      "/api/openapi.json",
      () => document(routes),
      described({
        chapter: "Service",
        summary: "This API as an OpenAPI 3.1 document",
        who: "anybody",
        answers: { 200: Type.Object({ openapi: Type.String() }, { additionalProperties: true }) },
      }),
    )
    .get(
      "/api/docs",
      ({ request }) => ApiPage({ shell: people.shellOf(request, "API"), ...apiPageProps(document(routes)) }),
      described({
        chapter: "Service",
        summary: "This API as a page",
        who: "anybody",
        answers: { 200: "text/html" },
      }),
    );
}
