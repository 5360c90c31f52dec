import { book } from "../_book.ts";
import { drawn, printed, written } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { rounded } from "../_order.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const A4: [number, number] = [595, 842];

/** An Indonesian package: captions of its own, rupiah with points. */
const indonesian = printed(
  "land-pesanan-id",
  { words: "id", max: 26, scale: 1000, priceDecimals: 0 },
  (order) => {
    const tax = rounded(order.net * 0.11, 0);
    return {
      html: page(
        ".g td,.g th{border:1px solid #000}.g th{background:#eee}h2{text-align:right;margin:0}",
        `<table><tr><td><b>${order.buyer.name}</b><br>${order.buyer.lines.join("<br>")}<br>Telp: ${order.buyer.phone}<td><h2>PESANAN PEMBELIAN</h2></table><hr><table><tr><td style="width:50%">Kepada Yth.<br><b>${order.seller.name}</b><br>${order.seller.lines.join("<br>")}<td><table><tr><td>Nomor<td>: PO/${order.date.slice(0, 4)}/${order.number}<tr><td>Tanggal<td>: ${day(order.date, "dd/mm/yyyy")}<tr><td>Tgl. Kirim<td>: ${day(order.due, "dd/mm/yyyy")}<tr><td>Syarat Bayar<td>: Net 30</table></table><br>${table(
          ["No.", "Kode Barang", "Nama Barang", "Kts.", "Satuan", "@Harga", "Diskon", "Total Harga"],
          order.items.map((item) => [
            item.at,
            item.sku,
            item.name,
            eu(item.quantity, 0),
            item.unit,
            eu(item.price, 0),
            "0",
            eu(item.total, 0),
          ]),
          ["c", "", "", "r", "c", "r", "r", "r"],
        )}<table><tr><td style="width:60%">Terbilang: <i>Dua Belas Juta Tiga Ratus Ribu Rupiah</i><br>Keterangan: Mohon sertakan surat jalan<td><table>${row(["Sub Total", `Rp ${eu(order.net, 0)}`], ["", "r"])}${row(["PPN 11%", `Rp ${eu(tax, 0)}`], ["", "r"])}${row(["<b>Total</b>", `<b>Rp ${eu(order.net + tax, 0)}</b>`], ["", "r"])}</table></table><table style="margin-top:8mm">${row(["Disiapkan oleh,<br><br><br>(.............)", "Disetujui oleh,<br><br><br>(.............)"], ["c", "c"])}</table>`,
        "A4",
      ),
      docNumber: `PO/${order.date.slice(0, 4)}/${order.number}`,
      currency: "IDR",
      requestedDate: order.due,
      total: order.net + tax,
    };
  },
);

/** A Vietnamese order: code and name in one cell, place and day in words, dong without decimals. */
const vietnamese = printed(
  "land-don-hang-vi",
  { words: "vi", max: 20, scale: 1000, priceDecimals: 0 },
  (order) => {
    const [y, m, d] = order.date.split("-");
    const tax = rounded(order.net * 0.1, 0);
    return {
      html: page(
        "body{font-family:'DejaVu Serif'}.g td,.g th{border:1px solid #000;font-size:8.5pt}h2{text-align:center;margin:4mm 0 1mm}",
        `<b>${order.buyer.name.toUpperCase()}</b><br>${order.buyer.lines.join(", ")}<br>MST: 0312345678<h2>ĐƠN ĐẶT HÀNG</h2><p class=c>Số: ${order.number}/ĐĐH</p><p>Kính gửi: <b>${order.seller.name}</b><br>Địa chỉ: ${order.seller.lines.join(", ")}</p><p>Công ty chúng tôi có nhu cầu đặt hàng tại quý công ty theo mẫu yêu cầu dưới đây:</p>${table(
          ["STT", "Tên hàng hóa, quy cách", "ĐVT", "Số lượng", "Đơn giá", "Thành tiền"],
          [
            ...order.items.map((item) => [
              item.at,
              `${item.sku} - ${item.name}`,
              item.unit,
              eu(item.quantity, 0),
              eu(item.price, 0),
              eu(item.total, 0),
            ]),
            ["", "Cộng tiền hàng", "", "", "", eu(order.net, 0)],
            ["", "Thuế GTGT 10%", "", "", "", eu(tax, 0)],
            ["", "<b>Tổng cộng</b>", "", "", "", `<b>${eu(order.net + tax, 0)}</b>`],
          ],
          ["c", "", "c", "r", "r", "r"],
        )}<p><i>Bằng chữ: Mười hai triệu ba trăm nghìn đồng chẵn.</i></p><p>Thời gian giao hàng: ${day(order.due, "dd/mm/yyyy")}. Địa điểm giao hàng: ${order.site.lines[0]}.</p><p class=r><i>${order.buyer.lines[1]}, ngày ${d} tháng ${m} năm ${y}</i><br><b>GIÁM ĐỐC</b></p>`,
        "A4",
      ),
      docNumber: `${order.number}/ĐĐH`,
      currency: null,
      requestedDate: order.due,
      total: order.net + tax,
    };
  },
);

/** A Malaysian package: ringgit in the heads, tax code at the end, further description below. */
const malaysian = drawn("land-ringgit-my", { words: "uk", size: A4, max: 30 }, (order, pen) => {
  const columns = columnsOf(`36 Item | 66/220 Description | >330 Qty | 338 UOM | >430 U/Price¶RM
    >476 Disc.¶ | >556 Total¶RM`);
  const buyer = `${order.buyer.name.replace(/ (Ltd|Limited|plc)$/, "")} Sdn Bhd`;
  const head = () => {
    pen.say(297, 30, buyer.toUpperCase(), { bold: true, size: 13, align: "center" });
    pen.say(297, 46, "(123456-A)  No. 18, Jalan Perusahaan 3, 40000 Shah Alam, Selangor", {
      size: 8,
      align: "center",
    });
    pen.say(556, 66, "PURCHASE ORDER", { bold: true, size: 13, align: "right" });
    pen.box(34, 84, 290, 80);
    pen.block(40, 88, [order.seller.name, ...order.seller.lines, "", `Attn : ${order.person}`]);
    pairs(pen, [380, 450], 88, [
      ["No.", `: PO-${order.number}`],
      ["Terms", ": 30 Days"],
      ["Date", `: ${day(order.date, "dd/mm/yyyy")}`],
      ["Delivery", `: ${day(order.due, "dd/mm/yyyy")}`],
      ["Page", `: ${pen.pages} of 9`],
    ]);
    pen.rule(34, 172, 560);
    const rows = heads(pen, 175, columns, { bold: true });
    pen.rule(34, rows, 560);
    return rows + 5;
  };
  const flow = flowOf(pen, { y: head(), bottom: 720, again: head });
  for (const item of order.items) {
    flow.need(30);
    flow.y = cells(pen, flow.y, columns, [
      item.at,
      item.name,
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      "",
      us(item.total),
    ]);
    flow.y = pen.say(66, flow.y, `(${item.sku})`) + 3;
  }
  pen.rule(34, 735, 560);
  pen.say(36, 740, "RINGGIT MALAYSIA : TWELVE THOUSAND ONE HUNDRED AND TEN ONLY", { size: 8 });
  pen.say(476, 740, "Total", { bold: true, align: "right" });
  pen.say(556, 740, us(order.net), { bold: true, align: "right" });
  return {
    buyer,
    docNumber: `PO-${order.number}`,
    currency: "MYR",
    requestedDate: order.due,
  };
});

/** A Thai workbook in two tongues, its days in the Buddhist era. */
const thai = written("land-buddhist-th", { words: "th", ending: "xlsx", max: 30 }, (order) => {
  const era = (iso: string) => `${day(iso, "dd/mm")}/${Number(iso.slice(0, 4)) + 543}`;
  const tax = rounded(order.net * 0.07, 2);
  return {
    bytes: book({
      PO: [
        [order.buyer.name],
        [order.buyer.lines.join(" ")],
        ["เลขประจำตัวผู้เสียภาษี 0105512345678"],
        [null, null, "ใบสั่งซื้อ / PURCHASE ORDER"],
        ["ผู้ขาย / Vendor", order.seller.name, null, null, "เลขที่ / No.", `PO${order.number}`],
        ["ที่อยู่ / Address", order.seller.lines.join(" "), null, null, "วันที่ / Date", era(order.date)],
        [null, null, null, null, "กำหนดส่ง / Delivery", era(order.due)],
        ["ลำดับ", "รหัสสินค้า", "รายการ", "จำนวน", "หน่วย", "ราคาต่อหน่วย", "จำนวนเงิน"],
        ["No.", "Code", "Description", "Quantity", "Unit", "Unit Price", "Amount"],
        ...order.items.map((item) => [
          item.at,
          item.sku,
          item.name,
          item.quantity,
          item.unit,
          item.price,
          item.total,
        ]),
        [null, null, null, null, null, "รวมเงิน", order.net],
        [null, null, null, null, null, "ภาษีมูลค่าเพิ่ม 7%", tax],
        [null, null, null, null, null, "รวมทั้งสิ้น", rounded(order.net + tax, 2)],
        ["ผู้จัดทำ", order.person, null, null, "ผู้อนุมัติ"],
      ],
    }),
    docNumber: `PO${order.number}`,
    currency: null,
    requestedDate: order.due,
    total: rounded(order.net + tax, 2),
  };
});

/** A Philippine government form: unit before the words, signature block, the buyer is the entity. */
const philippine = printed("land-government-ph", { words: "medical", max: 20 }, (order) => ({
  html: page(
    "table.f,.f td,.g td,.g th{border:1px solid #000}.f td,.g td{font-size:8.5pt}h2{margin:2mm}u{font-weight:bold}",
    `<h2 class=c>PURCHASE ORDER</h2><p class=c><u>${order.buyer.name}</u><br>Entity Name</p><table class=f><tr><td>Supplier : <u>${order.seller.name}</u><br>Address : <u>${order.seller.lines.join(", ")}</u><br>TIN : <u>123-456-789-000</u><td>P.O. No. : <u>${order.number}</u><br>Date : <u>${day(order.date, "Mon d, yyyy")}</u><br>Mode of Procurement : <u>Small Value Procurement</u><tr><td colspan=2>Gentlemen:<br>&emsp;Please furnish this Office the following articles subject to the terms and conditions contained herein:<tr><td>Place of Delivery : ${order.site.lines.join(", ")}<br>Date of Delivery : ${day(order.due, "Mon d, yyyy")}<td>Delivery Term : FOB Destination<br>Payment Term : 30 days</table>
${table(
  ["Stock/ Property No.", "Unit", "Description", "Quantity", "Unit Cost", "Amount"],
  [
    ...order.items.map((item) => [
      item.sku,
      item.unit.toLowerCase(),
      item.name,
      item.quantity,
      us(item.price),
      us(item.total),
    ]),
    ["", "", "<i>***nothing follows***</i>", "", "", ""],
    ["", "", "(Total Amount in Words) Twelve Thousand Pesos Only", "", "", `<b>${us(order.net)}</b>`],
  ],
  ["", "c", "", "r", "r", "r"],
)}<p style="font-size:8pt">In case of failure to make the full delivery within the time specified above, a penalty of one-tenth (1/10) of one percent for every day of delay shall be imposed on the undelivered item/s.</p><table><tr><td>Conforme:<br><br>______________<br>Signature over Printed Name of Supplier<td>Very truly yours,<br><br><b>${order.person}</b><br>Medical Center Chief</table><table class=f><tr><td>Fund Cluster : 01101101<td>ORS/BURS No. : 02-101101-2021-0${order.random.digits(3)}<tr><td>Funds Available : ____________<td>Amount : ____________</table>`,
    "A4",
  ),
  currency: null,
  requestedDate: order.due,
}));

export const landsAsia = [indonesian, vietnamese, malaysian, thai, philippine];
