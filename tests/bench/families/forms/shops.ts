import { drawn, printed } from "../_family.ts";
import { fields, page, row } from "../_html.ts";
import { bare, day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads } from "../_table.ts";

/** A bookseller: thirteen-digit numbers, author before title, list price, discount and net. */
const bookseller = printed("form-bookseller", { max: 30, priceDecimals: 2 }, (order) => {
  const titles = [
    "The Salt Road",
    "A Field Guide to Rivers",
    "Night Ferry",
    "Baking by Hand",
    "Small Machines",
    "Under Glass",
  ];
  const authors = ["Whitlock, D.", "Oyelaran, M.", "Lindqvist, P.", "Arden, K."];
  const items = order.items.map((item) => {
    const list = Number((Math.ceil(item.price / 20) + 0.99).toFixed(2));
    const rate = order.random.pick([35, 40, 42]);
    const net = Number((list * (1 - rate / 100)).toFixed(2));
    const quantity = 1 + (item.quantity % 12);
    return {
      sku: `978${order.random.digits(10)}`,
      title: `${order.random.pick(titles)}${item.at > 6 ? ` ${item.at}` : ""}`,
      author: order.random.pick(authors),
      list,
      rate,
      net,
      quantity,
      total: Number((net * quantity).toFixed(2)),
    };
  });
  const total = Number(items.reduce((sum, item) => sum + item.total, 0).toFixed(2));
  return {
    html: page(
      "body{font-family:Georgia,'DejaVu Serif',serif;font-size:8.5pt}.i th{border-bottom:1px solid}thead{display:table-header-group}",
      `<table><tr><td><b style="font-size:14pt">${order.buyer.name.split(" ")[0]} Bookshop</b><br>${order.buyer.lines.join("<br>")}<br>SAN: ${order.random.digits(3)}-${order.random.digits(4)}<td class=r>${fields(
        [
          ["ORDER", order.number],
          ["Ordered", day(order.date, "dd/mm/yyyy")],
          ["Account", `C${order.random.digits(5)}`],
          ["Backorders", "Cancel after 60 days"],
        ],
      )}</table><p>To: ${order.seller.name}, ${order.seller.lines.join(", ")}</p>
<table class=i><thead>${row(["Qty", "ISBN-13", "Author", "Title", "Fmt", "List", "Disc", "Net", "Ext."], ["r", "", "", "", "", "r", "r", "r", "r"], "th")}</thead>${items.map((item) => row([item.quantity, item.sku.replace(/^(978)(\d)(\d{4})(\d{4})(\d)$/, "$1-$2-$3-$4-$5"), item.author, `<i>${item.title}</i>`, "PB", `£${bare(item.list)}`, `${item.rate}%`, bare(item.net), us(item.total)], ["r", "", "", "", "", "r", "r", "r", "r"])).join("")}</table>
<p><b>${items.length} titles, ${items.reduce((sum, { quantity }) => sum + quantity, 0)} copies, total £${us(total)}</b></p><p>Please report out-of-print titles. Do not substitute editions.</p>`,
      "A4",
    ),
    buyer: `${order.buyer.name.split(" ")[0]} Bookshop`,
    currency: "GBP",
    total,
    lines: items.map((item) => ({
      sku: item.sku,
      description: item.title,
      quantity: item.quantity,
      unitPrice: item.net,
      lineTotal: item.total,
    })),
  };
});

/** A pharmacy: a national code and a bar code, pack size before the name, order and bonus quantities. */
const pharmacy = drawn(
  "form-pharmacy",
  { size: [595, 842], max: 40, forms: ["glyphs", "words", "runs"] },
  (order, pen) => {
    const name = `${order.buyer.name.split(" ")[0]} Pharmacy Group`;
    const goods = [
      "Paracetamol tabs 500mg",
      "Ibuprofen caps 400mg",
      "Saline nasal spray",
      "Emollient cream",
      "Antacid liquid",
      "Vitamin D3 tabs 1000iu",
    ];
    const items = order.items.map((item) => ({
      ...item,
      name: `${goods[item.at % goods.length]} ${order.random.pick(["P", "GSL", "POM"])}`,
      pip: `${order.random.digits(3)}-${order.random.digits(4)}`,
    }));
    const columns = columnsOf(`40 PIP Code | 92 EAN | 170 Pack | 214/170 Product | >412 Ord Qty | >446 Bonus
      >500 Trade £ | >556 Value £`);
    pen.say(40, 34, name, { bold: true, size: 14 });
    pen.block(40, 52, [...order.buyer.lines, "GPhC 1099887   WDA(H) 21443"], { size: 8 });
    pen.say(556, 34, "ORDER", { bold: true, size: 16, align: "right" });
    pen.say(556, 56, `Order ref: ${order.number}`, { align: "right" });
    pen.say(556, 68, `Placed: ${day(order.date, "dd/mm/yyyy")} 09:41`, { align: "right" });
    pen.say(556, 80, `Deliver by: ${day(order.due, "dd/mm/yyyy")}`, { align: "right" });
    pen.say(40, 100, `Wholesaler: ${order.seller.name}, ${order.seller.lines.join(", ")}`);
    pen.say(40, 113, `Branch: ${order.site.lines.join(", ")}`);
    const head = () => heads(pen, pen.pages === 1 ? 136 : 40, columns, { bold: true, size: 8 }) + 1;
    const flow = flowOf(pen, { y: head(), bottom: 780, again: head });
    for (const item of items) {
      flow.need(12);
      flow.y = cells(
        pen,
        flow.y,
        columns,
        [
          item.pip,
          `50${order.random.digits(11)}`,
          order.random.pick(["28", "100ml", "1x500g", "2x56"]),
          item.name,
          item.quantity,
          item.at % 6 ? "" : "+2",
          us(item.price),
          us(item.total),
        ],
        { size: 8 },
      );
    }
    flow.need(20);
    pen.say(500, flow.y + 6, `${items.length} lines   Total ex VAT`, { bold: true, align: "right", size: 8 });
    pen.say(556, flow.y + 6, us(order.net), { bold: true, align: "right", size: 8 });
    return {
      buyer: name,
      requestedDate: order.due,
      currency: "GBP",
      lines: items.map((item) => ({
        sku: item.pip,
        description: item.name,
        quantity: item.quantity,
        unitPrice: item.price,
        lineTotal: item.total,
      })),
    };
  },
);

export const shops = [bookseller, pharmacy];
