import type { Mail } from "../../reading/mod.ts";
import type { MailFile } from "./opened.ts";

/** What a mail says as a document of its own: a mail without its files, whose sender, subject and date the reader sees too. */
export function bodyFile(mail: Mail, said: { html: string } | { text: string }): MailFile {
  const name = mail.subject.replace(/[\\/]/g, "-").slice(0, 120) || "mail";
  const [type, content] = "html" in said ? ["html", said.html] : ["plain", said.text];
  const { name: sender, address } = mail.from;
  const date = mail.headers.find((header) => header.name === "date")?.value;
  const head = [
    `From: ${sender ? `${encoded(sender)} <${oneLine(address)}>` : oneLine(address) || "unknown"}`,
    `Subject: ${encoded(mail.subject)}`,
    ...(date ? [`Date: ${oneLine(date)}`] : []),
    "MIME-Version: 1.0",
    `Content-Type: text/${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
  ];
  const body = Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\r\n");
  const bytes = Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}\r\n`);
  return { path: "body", fileName: `${name}.eml`, fileType: "eml", bytes };
}

function encoded(words: string) {
  return `=?utf-8?B?${Buffer.from(oneLine(words)).toString("base64")}?=`;
}

function oneLine(words: string) {
  return words.replace(/\s+/g, " ").trim();
}
