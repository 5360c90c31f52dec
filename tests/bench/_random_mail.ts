import type { Drawn } from "./_lab.ts";
import { utf8 } from "./families/_book.ts";
import { type Item, type Order, orderOf } from "./families/_order.ts";
import { day, us } from "./families/_print.ts";
import { type Random, randomOf } from "./families/_random.ts";

type Traits = ReturnType<typeof traitsOf>;

/** How a line of a list says an item; without a price where the mail has none. */
const WAYS: Record<string, (item: Item, price: string) => string> = {
  "count x code name": ({ quantity, sku, name }, price) =>
    `${quantity} x ${sku} ${name}${price && ` @ ${price}`}`,
  "count unit name (code)": ({ quantity, unit, sku, name }, price) =>
    `${quantity} ${unit.toLowerCase()} ${name} (${sku})${price && ` at ${price} each`}`,
  "code - name - count": ({ quantity, unit, sku, name }, price) =>
    `${sku} - ${name} - ${quantity} ${unit}${price && ` - $${price}`}`,
  "code, count": ({ quantity, sku, unit }, price) =>
    `${sku}, ${quantity} ${unit}${price && `, $${price}/ea`}`,
  "name, count": ({ quantity, name, unit }, price) => `${name}: ${quantity} ${unit}${price && ` (${price})`}`,
  "qty labels": ({ quantity, sku, name }, price) =>
    `Part: ${sku}  Desc: ${name}  Qty: ${quantity}${price && `  Price: $${price}`}`,
  "count code": ({ quantity, sku }, price) => `${quantity}  ${sku}${price && `  ${price}`}`,
};

const COLUMNS: Record<string, (item: Item) => string> = {
  Part: ({ sku }) => sku,
  Description: ({ name }) => name,
  Qty: ({ quantity }) => String(quantity),
  UOM: ({ unit }) => unit,
  Price: ({ price }) => us(price),
  Total: ({ total }) => us(total),
};

/** A mail whose wording and layout are chosen by the seed. */
export function mailOf(seed: number): Drawn {
  const random = randomOf(seed + 70_001);
  const traits = traitsOf(random);
  const order = orderOf({ seed, min: 1, max: traits.length });
  return {
    bytes: bytesOf(order, textOf(random, order, traits), traits),
    traits: Object.fromEntries(Object.entries(traits).map(([name, value]) => [name, String(value)])),
    truth: {
      file: `mail-${seed}.eml`,
      class: "mail",
      docNumber: traits.number === "none" ? null : order.number,
      date: null,
      buyer: traits.signature === "name" ? null : order.buyer.name,
      total: traits.total ? order.net : undefined,
      lines: order.items.map((item) => ({
        sku: hasCode(traits) ? item.sku : null,
        description: hasName(traits) ? item.name : null,
        quantity: item.quantity,
        unitPrice: traits.priced ? item.price : null,
      })),
    },
  };
}

function traitsOf(random: Random) {
  const form = random.pick(["list", "list", "table"] as const);
  const priced = random.chance(0.5);
  return {
    form,
    way: form === "list" ? random.pick(Object.keys(WAYS)) : random.pick(["aligned", "tabs", "bars", "html"]),
    bullet: form === "list" ? random.pick(["", "", "- ", "* ", "1. ", "1) "]) : "",
    priced,
    total: priced && random.chance(0.5),
    number: random.pick(["subject", "subject", "body", "sentence", "none"] as const),
    greeting: random.pick(["Hi,", "Hello team,", "Good morning Dana,", "Dear Sirs,", ""] as const),
    opening: random.pick([
      "Please process the following order:",
      "Could you please send us:",
      "We need the items below by Friday.",
      "PO below - please confirm.",
      "",
    ]),
    signature: random.pick(["full", "full", "name", "disclaimer"] as const),
    below: random.pick(["nothing", "nothing", "reply", "forwarded", "footer"] as const),
    spaced: random.chance(0.3),
    length: random.pick([1, 4, 12]),
  };
}

function hasCode({ form, way }: Traits): boolean {
  return form === "table" || way !== "name, count";
}

function hasName({ form, way }: Traits): boolean {
  return form === "table" || !["code, count", "count code"].includes(way);
}

function textOf(random: Random, order: Order, traits: Traits): string[] {
  const { number, greeting, opening } = traits;
  return [
    ...(greeting ? [greeting, ""] : []),
    ...(number === "sentence"
      ? [`Our purchase order ${order.number} is below, deliver by ${day(order.due, "mm/dd/yyyy")}.`, ""]
      : []),
    ...(number === "body" ? [`PO Number: ${order.number}`, ""] : []),
    ...(opening ? [opening, ""] : []),
    ...(traits.form === "list" ? listOf(order, traits) : tableOf(order, traits)),
    ...(traits.total ? ["", `Total: $${us(order.net)}`] : []),
    "",
    ...random.pick([
      ["Please confirm receipt and ship date."],
      ["Ship UPS ground, thanks!"],
      ["Let me know if anything is on backorder."],
      [],
    ]),
    "",
    ...signatureOf(order, traits),
    ...belowOf(order, traits),
  ];
}

function listOf({ items }: Order, { way, bullet, priced, spaced }: Traits): string[] {
  return items.flatMap((item) => {
    const mark = bullet.replace("1", String(item.at));
    const line = `${mark}${WAYS[way]!(item, priced ? us(item.price) : "")}`;
    return spaced ? [line, ""] : [line];
  });
}

function tableOf({ items }: Order, { way, priced }: Traits): string[] {
  const names = ["Part", "Description", "Qty", "UOM", ...(priced ? ["Price", "Total"] : [])];
  const rows = [names, ...items.map((item) => names.map((name) => COLUMNS[name]!(item)))];
  if (way === "tabs") return rows.map((row) => row.join("\t"));
  if (way === "bars") return rows.map((row) => `| ${row.join(" | ")} |`);
  if (way === "html")
    return [
      `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`,
    ];
  const widths = names.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)) + 2);
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 1 || i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join(" "),
  );
}

function signatureOf({ person, buyer }: Order, { signature }: Traits): string[] {
  if (signature === "name") return ["Thanks,", person.split(" ")[0]!];
  const full = ["Best regards,", person, "Purchasing", buyer.name, ...buyer.lines, `Tel ${buyer.phone}`];
  if (signature === "full") return full;
  return [
    ...full,
    "",
    "This e-mail and its 2 attachments are confidential. If you received it in error, delete it within 24 hours.",
  ];
}

function belowOf({ items, seller, person }: Order, { below }: Traits): string[] {
  if (below === "footer")
    return ["", "--", "Save 15% on 3 or more: www.buyer.example/offers", "Registered 04417283"];
  if (below === "reply")
    return [
      "",
      `On Mon, Mar 3, 2025 at 9:14 AM ${seller.name} <sales@seller.example> wrote:`,
      `> Hi ${person},`,
      "> the quote for 12 pumps is attached, valid 30 days.",
      "> Dana",
    ];
  if (below === "forwarded")
    return [
      "",
      "-----Original Message-----",
      "From: stores@buyer.example",
      "Sent: Monday, March 3, 2025 9:14 AM",
      "Subject: stock is low",
      "",
      `Only ${items.length + 2} of ${items[0]!.sku} left, can you reorder?`,
    ];
  return [];
}

function bytesOf(order: Order, lines: string[], { number, way }: Traits): Uint8Array {
  const subject = number === "subject" ? `PO ${order.number}` : "Order";
  const isHtml = way === "html";
  const body = isHtml
    ? lines.map((line) =>
        line.startsWith("<")
          ? line
          : line
            ? `<p>${line.replace(/^> /, "&gt; ").replace(/<(\S+@\S+)>/, "&lt;$1&gt;")}</p>`
            : "",
      )
    : lines;
  return utf8(
    [
      `From: ${order.person} <${order.person.split(" ")[0]!.toLowerCase()}@buyer.example>`,
      "To: orders@seller.example",
      `Subject: ${subject}`,
      `Date: Tue, 4 Mar 2025 10:00:00 +0000`,
      `Content-Type: text/${isHtml ? "html" : "plain"}; charset=utf-8`,
      "MIME-Version: 1.0",
      "",
      ...body,
      "",
    ].join("\r\n"),
  );
}
