import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { fileOf, storeDocument } from "../src/documents/mod.ts";
import { rawMailOf } from "../src/mail/mod.ts";
import { type MailScene, mailScene, ORGANIZATION } from "./_mail.ts";

const MEGABYTE = 1024 * 1024;
let scene: MailScene;

beforeAll(async () => {
  scene = await mailScene();
});
afterAll(() => scene.stop());

describe("writeBytes()", () => {
  test.each([1, 2 * MEGABYTE, 2 * MEGABYTE + 1, 9 * MEGABYTE + 5])(
    "and readBytes() give a file of %p bytes back as it was",
    async (length) => {
      const bytes = bytesOf(length);
      const file = { idpOrganizationId: ORGANIZATION, bytes, fileName: "po.pdf", fileType: "pdf" };
      const { id } = await scene.within((tx) =>
        storeDocument(tx, { ...file, userId: null, uploadedBy: null, source: "upload" }),
      );
      expect(digestOf(await scene.within((tx) => fileOf(tx, id)))).toBe(digestOf(bytes));
    },
  );

  test("and readBytes() give a mail of several pieces back as it was", async () => {
    const raw = Buffer.concat([Buffer.from("Message-ID: <large@a.example>\r\n\r\n"), bytesOf(5 * MEGABYTE)]);
    const { mailId } = await scene.keep(raw);
    expect(digestOf(await scene.within((tx) => rawMailOf(tx, mailId)))).toBe(digestOf(raw));
    expect(await scene.keep(raw)).toEqual({ mailId, duplicate: true });
  });

  test("leaves no large object behind", async () => {
    const left = await sql`select oid from pg_largeobject_metadata`.execute(scene.app.db);
    expect(left.rows).toEqual([]);
  });
});

/** Bytes of which no two pieces are the same. */
function bytesOf(length: number): Buffer {
  const bytes = Buffer.alloc(length, 1);
  for (let at = 0; at + 4 <= length; at += 1024) bytes.writeUInt32LE(at, at);
  return bytes;
}

function digestOf(bytes: Uint8Array) {
  return createHash("sha256").update(bytes).digest("hex");
}
