import { drawn, printed } from "../_family.ts";
import { page, row } from "../_html.ts";
import { day, eu, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";
import { traded, truly } from "../_trade.ts";
import { dated } from "./_dated.ts";

const A4: [number, number] = [595, 842];

/** Spare parts of a mine's fleet: discount in rupiah off each line, terms and sums in one block below. */
const parts = printed(
  "wild-parts-discount-id",
  { words: "id", max: 40, priceDecimals: 0, decimals: 0, scale: 2000 },
  (plain) => {
    const { random } = plain;
    const number = `PO/${plain.date.slice(0, 4)}/${random.digits(5)}`;
    const off = plain.items.map((item) => (random.chance(0.3) ? Math.round(item.total * 0.05) : 0));
    const gross = plain.net;
    const cut = off.reduce((sum, one) => sum + one, 0);
    const tax = Math.round((gross - cut) * 0.11);
    const freight = random.pick([0, 250_000, 1_500_000]);
    const sums: [string, string][] = [
      ["Potongan Diskon:", `- Rp ${eu(cut, 0)}`],
      ["PPN (11%):", `+ Rp ${eu(tax, 0)}`],
      ["Biaya Kirim:", `Rp ${eu(freight, 0)}`],
      ["GRAND TOTAL:", `Rp ${eu(gross - cut + tax + freight, 0)}`],
    ];
    const pair = (caption: string, value: string) =>
      `<tr><td style="width:38%">${caption}<td style="width:8px">:<td><b>${value}</b>`;
    return {
      html: page(
        `body{font-size:8pt}.g td,.g th{border:1px solid #cbd5e1}.m{background:#f8fafc;border:1px solid #cbd5e1}`,
        `<table><tr><td><b style="font-size:13pt">${plain.buyer.name}</b><br>${plain.buyer.lines.join(", ")} | Telp: ${plain.buyer.phone}</table><hr><h2 class=c>SURAT PESANAN PEMBELIAN (PURCHASE ORDER)</h2><p class=c>Nomor PO: <b>${number}</b> <span style="background:#dbeafe">Status: Dikirim ke Vendor</span></p><table class=m><tr><td style="width:50%"><table>${pair("Kepada Vendor", plain.seller.name)}${pair("Alamat Vendor", plain.seller.lines.join(", "))}${pair("NPWP / Telp", `01.${random.digits(3)}.${random.digits(3)}.4-067.000 / ${plain.seller.phone}`)}${pair("No. Pengajuan (PR)", `PR/${plain.date.slice(0, 4)}/${random.digits(5)}`)}</table><td><table>${pair("Tanggal PO", dated(plain.date))}${pair("Target Pengiriman", dated(plain.due))}${pair("Syarat Pembayaran", "Net 30 Days")}${pair("Disetujui Oleh", plain.person)}</table></table><br><table class=g><thead>${row(["No.", "Part Number", "Deskripsi / Nama Suku Cadang", "Qty", "UoM", "Harga Satuan", "Diskon", "Subtotal (Rp)"], ["c", "", "", "c", "c", "r", "r", "r"], "th")}</thead>${plain.items
          .map((item, i) =>
            row(
              [
                item.at,
                `<b>${item.sku}</b>`,
                `${item.name}${item.at % 5 === 2 ? `<div style="font-size:7pt;color:#64748b">Catatan: Genuine part, unit HD-${random.digits(3)}</div>` : ""}`,
                eu(item.quantity, 0),
                item.unit,
                `Rp ${eu(item.price, 0)}`,
                off[i] ? `- Rp ${eu(off[i]!, 0)}` : "-",
                `Rp ${eu(item.total - off[i]!, 0)}`,
              ],
              ["c", "", "", "c", "c", "r", "r", "r"],
            ),
          )
          .join(
            "",
          )}<tr><td colspan=6 rowspan=5><b>Syarat & Ketentuan Pembelian (Terms & Conditions):</b><ol><li>Barang harus sesuai dengan spesifikasi Part Number dan dalam kondisi 100% Genuine/New.<li>Sertakan Salinan Purchase Order (PO) & Surat Jalan resmi saat pengiriman barang ke gudang/site.<li>Penagihan (Invoice) wajib melampirkan Faktur Pajak dan Surat Jalan.</ol><td class=r>Subtotal DPP:<td class=r>Rp ${eu(gross, 0)}${sums.map(([caption, value]) => `<tr><td class=r>${caption}<td class=r><b>${value}</b>`).join("")}</table><table style="margin-top:10mm">${row(["Dibuat Oleh,<br>Tgl: __/__/____", "Diperiksa Oleh,", "Disetujui Oleh,", `Konfirmasi Vendor,<br><br>${plain.seller.name}`], ["c", "c", "c", "c"])}</table>`,
        "A4",
      ),
      docNumber: number,
      currency: "IDR",
      requestedDate: plain.due,
      total: gross - cut + tax + freight,
      lines: plain.items.map((item, i) => ({
        sku: item.sku,
        buyerSku: null,
        description: item.name,
        quantity: item.quantity,
        unit: item.unit,
        unitPrice: item.price,
        priceBasis: 1,
        lineTotal: item.total - off[i]!,
      })),
    };
  },
);

/** A works' shop on narrow margins: dashed rules, a caption in four lines above the counts, room for remarks, no prices. */
const koperasi = drawn("wild-koperasi-unpriced-id", { words: "id", size: A4, max: 60 }, (order, pen) => {
  const number = `OP.${order.date.slice(2, 4)}${order.date.slice(5, 7)}.${order.random.digits(5)}`;
  const columns = columnsOf(`16 No | 36 Kode | 92/190 Nama Barang | >352 Jumlah Pesanan¶Dalam Satuan
    ^460 Keterangan`);
  const dashes = (y: number) => {
    for (let x = 16; x < 560; x += 5) pen.rule(x, y, x + 2.5);
  };
  pen.say(16, 20, order.buyer.name, { size: 8, bold: true });
  pen.say(575, 20, "Surat Pesanan Pembelian", { size: 8, align: "right" });
  pairs(
    pen,
    [16, 92],
    44,
    [
      ["Supplier", ` :      ${order.seller.name}`],
      ["Uraian", " :      Surat Pesanan Pembelian"],
    ],
    { size: 8 },
  );
  pairs(
    pen,
    [370, 452],
    44,
    [
      ["Tanggal", ` :      ${day(order.date, "dd-mm-yyyy")}`],
      ["No Transaksi", ` :      ${number}`],
    ],
    { size: 8 },
  );
  const flow = flowOf(pen, {
    y: heads(pen, 84, columns, { size: 8, bold: true, top: true }),
    bottom: 815,
    again: () => 20,
  });
  dashes(flow.y);
  flow.y += 4;
  for (const item of order.items) {
    flow.need(12);
    flow.y =
      cells(pen, flow.y, columns, [item.at, item.sku, item.name, item.quantity.toFixed(2), ""], { size: 8 }) +
      1;
  }
  flow.need(110);
  pen.block(
    150,
    flow.y + 40,
    [`Gresik, ${day(order.date, "dd-mm-yyyy")}`, "", "", "", "------------------", "Mgr. Operasional IV"],
    { size: 8, align: "center" },
  );
  pen.block(440, flow.y + 40, ["Pemasok,", "", "", "", "------------------"], { size: 8, align: "center" });
  return { docNumber: number, total: null, line: () => ({ unit: null, unitPrice: null, lineTotal: null }) };
});

/** Values put upon a printed form: each page is short and begins with the balance of those before it. */
const balance = drawn("wild-form-previous-balance-id", { words: "en", size: A4, max: 70 }, (made, pen) => {
  const order = traded(made, {
    wares: "mro",
    buyers: ["PT. INDOMEDIKA KORINDO", "PT. SARANA ALKES JAYA", "PT. CAHAYA DENTALINDO"],
    number: "PO-YY-9999",
    units: ["PCS"],
  });
  const columns = columnsOf(`^84 NO | 116 ITEM | 301 CODE | >406 QTY | >484 UNIT PRICE¶( US$ )
    >560 AMOUNT¶( US$ )`);
  const per = 16;
  const pages = Math.ceil(order.items.length / per);
  let [count, sum] = [0, 0];
  for (let at = 0; at < pages; at++) {
    if (at) pen.next();
    pen.say(297, 44, order.buyer.name, { size: 14, bold: true, align: "center" });
    pen.say(297, 64, order.buyer.lines.join(", "), { size: 8, align: "center" });
    pen.rule(40, 84, 565);
    pen.say(297, 108, "PURCHASE ORDER", { size: 15, bold: true, align: "center" });
    pen.say(270, 150, `PO NO : ${order.number}`, { size: 10 });
    pairs(
      pen,
      [60, 114],
      179,
      [
        ["TO", `: ${order.seller.name}`],
        ["ATTN", `: ${order.person}`],
        ["CC", ":"],
        ["RE", ": ORDER"],
      ],
      { size: 10, step: 14 },
    );
    pairs(
      pen,
      [370, 417],
      179,
      [
        ["FAX", ": 021-555 0181"],
        ["TELP", `: ${order.seller.phone}`],
        ["DATE", `: ${day(order.date, "dd-Mon-yyyy")}`],
        ["PAGE", `: ${at + 1} / ${pages}`],
      ],
      { size: 10, step: 14 },
    );
    pen.rule(40, 246, 565);
    let y = heads(pen, 250, columns, { size: 9, bold: true }) + 6;
    if (at) y = cells(pen, y, columns, ["", "Previous balance", "", us(count, 0), "", us(sum)], { size: 10 });
    for (const item of order.items.slice(at * per, (at + 1) * per)) {
      y = cells(
        pen,
        y,
        columns,
        [
          item.at,
          item.name.slice(0, 28),
          item.sku.slice(0, 8),
          us(item.quantity, 0),
          us(item.price),
          us(item.total),
        ],
        { size: 10 },
      );
      count += item.quantity;
      sum += item.total;
    }
    pen.rule(40, 496, 565);
    cells(pen, 502, columns, ["", "TOTAL", "", us(count, 0), "", us(sum)], { size: 10 });
    pen.say(70, 547, `Please deliver to our warehouse before ${day(order.due, "dd-Mon-yyyy")}.`, {
      size: 10,
    });
    pen.block(140, 720, ["Prepared by,", "", "", "", order.person], { size: 10, align: "center" });
    pen.block(460, 720, ["Confirmed by,", "", "", "", "(                    )"], {
      size: 10,
      align: "center",
    });
  }
  return {
    ...truly(order, (item) => ({
      sku: item.sku.slice(0, 8),
      unit: null,
      description: item.name.slice(0, 28),
    })),
    currency: "USD",
    requestedDate: order.due,
  };
});

export const wildCounts = [parts, koperasi, balance];
