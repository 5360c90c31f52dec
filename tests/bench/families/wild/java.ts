import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { day, eu, us } from "../_print.ts";
import { taxOf, traded, truly } from "../_trade.ts";
import { dated } from "./_dated.ts";

const GRID = ".g td,.g th{border:1px solid #000}";

/** A student's print of a stock program: numbers and day in three captions, a grid, no firm named at all. */
const bare = printed(
  "wild-blade-plain-id",
  { words: "id", max: 30, priceDecimals: 0, decimals: 0, scale: 900 },
  (order) => {
    const { random } = order;
    const number = `PO-${random.digits(4)}/${order.date.slice(0, 4)}`;
    return {
      html: page(
        `body{font-family:'DejaVu Serif',serif;font-size:11pt}${GRID}td,th{padding:5px}`,
        `<h2 class=c>PURCHASE ORDER</h2><hr><table>${[
          ["No Purchase Order", number],
          ["Tanggal PO", order.date],
          ["No Request Order", `RO-${random.digits(4)}/${order.date.slice(0, 4)}`],
        ]
          .map(([caption, value]) => `<tr><th style="width:30%">${caption}<th style="width:5%">:<th>${value}`)
          .join("")}</table><br>${table(
          ["No.", "Description", "Qty", "Unit Price", "Amount"],
          order.items.map((item) => [
            item.at,
            item.name,
            item.quantity,
            us(item.price, 0),
            us(item.total, 0),
          ]),
        )}<p class=r><b>Total : ${us(order.net, 0)}</b></p>`,
        "A4",
      ),
      docNumber: number,
      buyer: null,
      line: () => ({ sku: null, unit: null }),
    };
  },
);

/** Captions in two languages, one above the other, with the value beside both; labour noted below each good. */
const surat = printed(
  "wild-surat-bilingual-id",
  { words: "id", max: 18, scale: 800, quantityDecimals: 2 },
  (order) => {
    const { random } = order;
    const number = `${random.digits(3)}/PO-${random.pick(["KMP", "RSM"])}/${random.pick(["IV", "VII", "XI"])}/${order.date.slice(0, 4)}`;
    const twice = (own: string, english: string, value: string) =>
      `<tr><td><u>${own}</u><td rowspan=2 style="vertical-align:middle">: ${value}<tr><td>${english}`;
    const unit = order.items[0]!.unit;
    return {
      html: page(
        `body{font-family:'DejaVu Sans',sans-serif;font-size:9.5pt}${GRID}h2,h3{margin:4px}td{padding:3px 5px}`,
        `<h3>${order.buyer.name}</h3><h2 class=c><u>SURAT PESANAN</u></h2><h3 class=c>PURCHASE ORDER</h3><table><tr><td style="width:45%"><table>${twice("Kepada Yth.", "To.", order.seller.name)}${twice("U. P.", "Attention to", order.person)}${twice("Dengan Hormat", "Dear Sirs", "")}</table><td><td style="width:40%"><table><tr><td>No. PO<td>: ${number}${twice("Tanggal", "Date", day(order.date, "dd/mm/yyyy"))}<tr><td>No. PP<td>:<tr><td>Disc<td>: 0%<tr><td>PPN<td>: 11%</table></table><hr><p>Dengan ini kami memesan barang-barang kepada Tuan, harap disupply menurut keterangan dan kondisi sebagai berikut :</p><hr><p>We have pleasure in placing the following order with you, which is to be supplied strictly in accordance with the specification and conditions, as follows :</p><table class=g><thead>${row(["#", "URAIAN / DESCRIPTION", "Quantity", "HARGA SATUAN / UNIT PRICE", "SUB TOTAL"], ["c", "c", "c", "c", "c"], "th")}</thead>${order.items
          .map((item) =>
            row(
              [
                item.at,
                `${item.name}${item.at % 3 === 0 ? "<br>(Ongkos Kerja)" : ""}`,
                `${us(item.quantity)} ${unit}`,
                `Rp ${us(item.price)}`,
                `Rp ${us(item.total)}`,
              ],
              ["c", "", "c", "r", "r"],
            ),
          )
          .join(
            "",
          )}<tr><td colspan=2 class=r><b>TOTAL</b><td class=c><b>${us(order.items.reduce((sum, { quantity }) => sum + quantity, 0))} ${unit}</b><td><td class=r>Rp ${us(order.net)}</table>Pembayaran : 30 hari setelah barang diterima<br>Keterangan : ${random.pick(["Kirim ke gudang utama", "Sertakan surat jalan", ""])}<p>Harap kembalikan copy dari surat pesanan ini setelah disetujui dan di tanda-tangani.</p><table><tr><td>Disetujui oleh,<td style="width:60%"><td>Hormat kami<tr><td style="height:50px"><tr><td>Tanggal :</table>`,
        "A4",
      ),
      docNumber: number,
      currency: "IDR",
      line: () => ({ sku: null, unit }),
    };
  },
);

/** A kitchen's order: no prices, the unit stands under Qty and the count under Jumlah. */
const kitchen = printed("wild-kitchen-id", { words: "id", max: 24 }, (made) => {
  const order = traded(made, {
    wares: [
      "Ayam Broiler Size [1.0] Fresh",
      "Paha Bawah Fresh",
      "Sayap Size [1.0] Fresh",
      "Dada Fillet Frozen",
      "Telur Ayam Negeri",
      "Bawang Merah Brebes",
      "Minyak Goreng Curah",
    ],
    buyers: ["CV. BERKAH UTAMI", "CV. DAPUR SELARAS", "PT. BOGA MANDALA"],
    number: "999/01/20YY",
    units: ["kg"],
  });
  const { buyer, seller, site } = order;
  const wide = (text: string, bold = false) =>
    `<td style="padding-left:140px${bold ? ";font-weight:bold" : ""}">${text}`;
  return {
    html: page(
      `body{font-size:10.5pt}${GRID}.g td,.g th{padding:4px}`,
      `<table><tr><td><b>${buyer.name}</b><td style="padding-left:140px;font-size:18pt"><b>PURCHASE ORDER</b><tr><td>(Divisi Dapur)${wide(`Tanggal : ${day(order.date, "d/mm/yyyy")}`)}<tr><td>${buyer.lines[0]}${wide(`NO.PO : ${order.number}`)}<tr><td>${buyer.lines[1]}<td><tr><td>Telp : ${buyer.phone}<td></table><br><br><table><tr><td><b>VENDOR</b>${wide("KIRIM KE /SHIP TO :")}<tr><td><b>${seller.name}</b>${wide(site.name, true)}<tr><td>${seller.lines[0]}${wide(site.lines[0]!)}<tr><td>${seller.lines[1]}${wide(site.lines[1]!)}<tr><td>PIC: Bp. Arjuna / 0857 2228 6743${wide(`PIC : ${order.person}`)}</table><br>${table(
        ["No", "Nama Bahan Baku", "Harga", "Qty", "Jumlah"],
        order.items.map((item) => [item.at, item.name, "", item.unit, item.quantity]),
        ["c"],
      ).replace(
        "</tbody>",
        `<tr><td colspan=4 class=r><b>SUB.TOTAL</b><td><b>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}</b></tbody>`,
      )}<br><br><br><table><tr><td>Semarang, ${dated(order.date)}<td>Mengetahui,<tr><td>Dibuat oleh,<tr><td style="height:50px"><tr><td>${order.person}<td>Anna Ariani</table>`,
      "A4",
    ),
    ...truly(order, () => ({ sku: null, unitPrice: null, lineTotal: null })),
    total: null,
  };
});

/** A contractor's letter: the day and the place of delivery in the letter's own lines, tax in the same cell as the sum. */
const letter = printed(
  "wild-letter-ppn-id",
  { words: "id", max: 20, priceDecimals: 0, decimals: 0, scale: 1500 },
  (order) => {
    const number = `${order.random.digits(3)}/IJP/XII/${order.date.slice(0, 4)}`;
    const place = `${order.site.name}, ${order.site.lines.join(", ")}`;
    return {
      html: page(
        `body{font-size:8pt}.g td,.g th{border-bottom:1px solid #bbb;padding:5px}`,
        `<table><tr><td style="width:20%"><td class=c><span style="font-size:13pt;color:#0d6efd">${order.buyer.name}</span><br>CONTRACTOR, TRADING & SUPPLIER<br>Office : ${order.buyer.lines.join(", ")} Telp. ${order.buyer.phone}</table><hr style="border:2px solid black"><p class=c><b>PURCHASE ORDER (PO)</b><br>Purchase No :${number}</p><p>Kepada / TO :<br><b>${order.seller.name}</b><br>Date : ${dated(order.date)}<br>Berdasarkan permintaan pembelian :<br><i>Basic of purchase requisition</i><br>Harap Kirim Barang Tersebut Di : ${place}</p><table class=g><thead>${row(["NO", "Banyak<br>Quantity", "Uraian<br>Description", "Harga Satuan<br>Unit Price (Rp)", "Jumlah<br>Amount"], [], "th")}</thead>${order.items
          .map((item) =>
            row([item.at, `${item.quantity} ${item.unit}`, item.name, eu(item.price, 0), eu(item.total, 0)]),
          )
          .join(
            "",
          )}<tr><td><td><td><td><b>Jumlah</b><br>PPN 11%<td>${eu(order.net, 0)}<br>${eu(Math.round(taxOf(order, 11)), 0)}<tr><td><td><td><td><b>Total</b><td>${eu(order.net + Math.round(taxOf(order, 11)), 0)}</table><table><tr><td colspan=2>Lain-lain / Miscellaneous<tr><td>A. Keterangan Harga<td>: Harga Franco Proyek<tr><td>B. Waktu Penyerahan Barang<td>: ${dated(order.due)}<tr><td>C. Cara Pembayaran<td>: Pembayaran 15 hari kerja<tr><td>D. Syarat - Syarat<td><i>Mohon quantity disesuaikan dengan jumlah pemesanan; barang yang tidak sesuai akan ditolak dan dikembalikan.</i></table><p class=r>Dipersiapkan Oleh<br>${order.buyer.name}<br><br><br><u>${order.person}</u></p>`,
        "A4",
      ),
      docNumber: number,
      currency: "IDR",
      requestedDate: order.due,
      total: order.net + Math.round(taxOf(order, 11)),
      line: () => ({ sku: null }),
    };
  },
);

export const wildJava = [bare, surat, kitchen, letter];
