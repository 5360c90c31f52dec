import { describe, expect, test } from "bun:test";
import { relativeDate } from "../src/extraction/layout/values/relative_dates.ts";
import { countedAt, spokenAt } from "../src/extraction/layout/values/spoken.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { eml } from "./fixtures/mail.ts";

const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A Wednesday. */
const SENT = "2026-04-15";

async function ordered(text: string, subject = "Reorder") {
  const raw = eml({ subject, text, headers: { Date: "Wed, 15 Apr 2026 09:00:00 -0400" } });
  return ordersOf(await readFile(new Uint8Array(raw), "eml"), { ownNames: [] }).drafts[0]!;
}

async function lines(text: string) {
  const draft = await ordered(text);
  return draft.lines.map(({ fields: f }) => [
    f.quantity?.value,
    f.unit?.value,
    f.customerSku?.value,
    f.description?.value,
  ]);
}

describe("ordersOf() mails in running text", () => {
  test("reads counts, part numbers of digits and the order's number before them in one paragraph", async () => {
    const text =
      "Hi, PO# 70432. Please ship 8 x 68595 V-belt B68, 925 x 58798 hydraulic filter and 2 x 4 lumber.";
    expect(await lines(text)).toMatchObject([
      ["8", undefined, "68595", "V-belt B68"],
      ["925", undefined, "58798", expect.stringContaining("hydraulic filter")],
    ]);
    expect((await ordered(text)).header.poNumber?.value).toBe("70432");
  });

  test("takes the number of the order, which a sentence over the list names, for no item's code", async () => {
    const text =
      "Hi both\n\nTwo drops on our order HG3934 please.\n\nFor Leeds:\n15 x RF-1829 postcrete 20kg\n\nFor York:\n4 x RF-9222 CT1 sealant clear\n\nThanks\nKaren Otley";
    expect((await lines(text)).map(([, , code]) => code)).toEqual(["RF-1829", "RF-9222"]);
  });

  test("reads a unit before its count, a bare count before @, and Portuguese and Italian for each", async () => {
    const text =
      "Please order:\n\nFR-3997 - maniglia inox 128 - conf. 60 - € 366,34 cad.\nRF-2507 membrane 50m roll 2 @ £66.30\nFB3997 puxador - 8 cx - R$ 6,40 cada";
    const { lines } = await ordered(text);
    const read = lines.map(({ fields: f }) =>
      [f.quantity, f.unit, f.customerSku, f.description, f.unitPrice].map((one) => one?.value),
    );
    expect(read).toEqual([
      ["60", "conf", "FR-3997", "maniglia inox 128", "366.34"],
      ["2", undefined, "RF-2507", "membrane 50m roll", "66.3"],
      ["8", "cx", "FB3997", "puxador", "6.4"],
    ]);
  });

  test("reads items parted by slashes and the day that is wanted", async () => {
    const text =
      "Please order:\n\nKB-91433 / Filter element, 5 micron / 12 EA / $366.34 ea\nKB-36238 / Hose 1/2 in / 8 PK / $8.34 ea\n\nPO number is HG4703, wanted 25/08/2026.\n\nThanks\nGil";
    expect(await lines(text)).toEqual([
      ["12", "EA", "KB-91433", "Filter element, 5 micron"],
      ["8", "PK", "KB-36238", "Hose 1/2 in"],
    ]);
    expect((await ordered(text)).header.requiredDate?.value).toBe("2026-08-25");
  });

  test("reads a code behind its name beside counts in words", async () => {
    const text =
      "Please send us:\n\n- five CT1 sealant clear, your code RF-2385\n- twelve postcrete 20kg, your code RF-2889\n\nThanks\nAnn";
    expect(await lines(text)).toEqual([
      ["5", undefined, "RF-2385", "CT1 sealant clear"],
      ["12", undefined, "RF-2889", "postcrete 20kg"],
    ]);
  });

  test("knows who signs both of two orders, and that a signature's picture is none", async () => {
    const text =
      "Hi, please order.\n\nPO HG3925\nRF-2507  membrane 50m roll  2 @ £66.34\n\nPO HG6512\nRF-3353  sharp sand bulk bag  2 @ £3.23\n\nThanks\nKaren Otley\nPennine Joinery Ltd\nUnit 14 Beacon Trading Park\nPenryn\nCornwall TR10 9DU";
    const logo = { name: "image001.png", type: "image/png", content: Buffer.from(PIXEL, "base64") };
    const raw = eml({ subject: "Orders", text, files: [logo] });
    const { drafts } = ordersOf(await readFile(new Uint8Array(raw), "eml"), { ownNames: [] });
    expect(drafts.map(({ header }) => header.customerName?.value)).toEqual([
      "Pennine Joinery Ltd",
      "Pennine Joinery Ltd",
    ]);
    expect(drafts.flatMap(({ findings }) => findings.map(({ code }) => code))).not.toContain(
      "attachment_unread",
    );
  });

  test("takes a town with its postal code for no customer", async () => {
    const text =
      "Hi,\n\nplease send:\n- 4 x RF-9222 sealant\n\nDeliver to:\n3 Station Yard\nKirkby Lonsdale LA6 2HP\n\nPO number is HG2991.\n\nKind regards,\nDave Mills\nAldgate Property Care\n555-0163-9991";
    const { header } = await ordered(text);
    expect(header.shipToAddress?.value).toBe("3 Station Yard, Kirkby Lonsdale LA6 2HP");
    expect(header.customerName?.value ?? "").not.toContain("LA6 2HP");
  });

  test("reads what an answer takes of the prices it quotes: all but one item", async () => {
    const answer = (words: string) =>
      lines(
        `Hi Tom,\n\n${words}\n\nThanks,\nRick\n\nOn Jul 21, 2026 at 4:12 PM Tom Beck <tom@seller.example> wrote:\n> Hi Rick, here are the prices you asked for:\n>\n> 1. KB-39968 Ball bearing - 3 EA @ $36.34\n> 2. KB-39449 Gear oil, 5 gal - 50 PK @ $81.34\n> 3. KB-39222 Hex bolt, zinc - 20 BX @ $2.93\n>\n> Tom`,
      );
    const codes = async (words: string) => (await answer(words)).map(([, , code]) => code);
    expect(await codes("Please go ahead with all but item 2.")).toEqual(["KB-39968", "KB-39222"]);
    expect(await codes("Please go ahead with everything except items 1 and 2.")).toEqual(["KB-39222"]);
    expect(await codes("Please go ahead with item 2.")).toEqual(["KB-39449"]);
    expect(await codes("Please go ahead, but not item 2.")).toEqual([]);
    expect(await codes("Thanks, we will come back to you.")).toEqual([]);
  });

  test("reads a foreman's sentence: a bare count first, an address behind, a telephone's words below", async () => {
    const text =
      "Morning, need 2 treated batten 25x50 4.8m and 30 x sealant clear dropping to site please, 3 Station Yard, Kirkby Lonsdale LA6 2HP.\nPut it on PO HG7466.\n\nDave Mills\nAldgate Property Care\nSent from my iPhone";
    expect(await lines(text)).toEqual([
      ["2", undefined, undefined, "treated batten 25x50 4.8m"],
      ["30", undefined, undefined, "sealant clear"],
    ]);
    expect((await ordered(text)).header.customerName?.value).not.toBe("Sent from my iPhone");
    expect(await lines("We need 3 quotes and 4 drawings by Friday.")).toEqual([]);
  });

  test("reads where goods go in brackets and below a long line with its price", async () => {
    const order = async (words: string) =>
      (await ordered(`Please order:\n\n${words}\n\nThanks\nAnn`)).header.shipToAddress?.value;
    const place = "118 Depot Street, Building C, Hartwell, GA 30643";
    expect(await order(`- 4 x RF-9222 sealant\n\nWe need this at our plant (${place}) by 5/1/2026.`)).toBe(
      place,
    );
    const long = "KB-36238 - Ball bearing, sealed, 25 mm bore - 8 PK - $881.34 ea";
    expect(await order(`${long}\nShip to Kestrel Inc., ${place}\nDue 05/14/2026`)).toBe(place);
  });

  test("reads the day and the number of each item of a list whose particulars stand under it", async () => {
    const text =
      "Please accept this as our PO 4500470399.\n\nOrder date: 04/14/2026\n\n1. Air filter element\n   Part number: KB-91433\n   Qty: 12 EA\n   Delivery date: 05/29/2026\n\n2. Hex bolt, zinc\n   Part number: KB-36238\n   Qty: 8 PK\n   Delivery date: 05/26/2026\n\nThanks\nAmy";
    const read = (await ordered(text)).lines.map(({ fields: f, printedNumber }) => [
      printedNumber,
      f.description?.value,
      f.requiredDate?.value,
    ]);
    expect(read).toEqual([
      ["1", "Air filter element", "2026-05-29"],
      ["2", "Hex bolt, zinc", "2026-05-26"],
    ]);
  });

  test.each([
    [
      "Deliver to 118 Depot Street, Hartwell, GA 30643 within 7 days.",
      "118 Depot Street, Hartwell, GA 30643",
    ],
    ["Afleveradres: Dorpsstraat 17, 7261 AT Ruurlo, uiterlijk 15 maart", "Dorpsstraat 17, 7261 AT Ruurlo"],
    ["Lieferadresse:\nMühlenweg 8\n31789 Hameln bis spätestens 15. März", "Mühlenweg 8, 31789 Hameln"],
  ])("ends a place where its line goes on with the time: %p", async (words, place) => {
    const { header } = await ordered(`Please send:\n\n- 4 x RF-9222 sealant\n\n${words}\n\nRegards\nAnn`);
    expect(header.shipToAddress?.value).toBe(place);
  });

  test("shows what a mail without lines says, not its signature's picture", async () => {
    const logo = { name: "image001.png", type: "image/png", content: Buffer.from(PIXEL, "base64") };
    const raw = eml({ subject: "PO 778812", text: "Please see our order in your portal.", files: [logo] });
    const { drafts } = ordersOf(await readFile(new Uint8Array(raw), "eml"), { ownNames: [] });
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["778812"]);
  });

  test("reads a sheet whose tabs were lost to blanks", async () => {
    const text =
      "Hi, see below.\n\nPart    Description    Qty    UM    Price    Ext\nKB-54600    Hex bolt, M8 x 40, zinc    24    EA    3.23    77.52\nKB-14076    Safety relay, 24 VDC    20    PK    453.22    9,064.40\n\nThanks\nRick";
    expect(await lines(text)).toEqual([
      ["24", "EA", "KB-54600", "Hex bolt, M8 x 40, zinc"],
      ["20", "PK", "KB-14076", "Safety relay, 24 VDC"],
    ]);
  });

  test("reads counts multiplied by a price, the tax added behind it, and whom both addresses are of", async () => {
    const draft = await ordered(
      "Merhaba,\n\nSAT-4711 numaralı siparişimiz aşağıdadır.\n\n1) Küresel vana ölçü 25 (stok kodu KR-9758) - 300 Koli x 420,74 TL + %20 KDV\n2) Cıvata siyah (stok kodu 673961) - 11 Kg x 3,84 TL + %20 KDV\n3) Conta 10 Kg x 20 mm - 7 Adet x 5 TL\n\nFatura ve sevk adresi:\nEge Ambalaj Ltd. Şti.\nAtatürk Bulvarı No: 210\n35620 Çiğli / İzmir\n\nSaygılarımla,\nMehmet Işık",
    );
    const read = draft.lines.map(({ fields: f }) =>
      [f.quantity, f.unit, f.customerSku, f.description, f.unitPrice].map((one) => one?.value),
    );
    expect(read).toEqual([
      ["300", "Koli", "KR-9758", "Küresel vana ölçü 25", "420.74"],
      ["11", "Kg", "673961", "Cıvata siyah", "3.84"],
      ["7", "Adet", undefined, "Conta 10 Kg x 20 mm", "5"],
    ]);
    expect(draft.header.customerName?.value).toBe("Ege Ambalaj Ltd. Şti.");
  });

  test.each([
    [
      "Polish, the sum worked out with blanks between thousands",
      "Zamawiam według cennika:\n\n1. Lakier półmat 5 l (DO-2889) – 196 op. x 76,18 zł = 14 931,28 zł",
      ["196", "op", "DO-2889", "Lakier półmat 5 l", "76.18", "14931.28"],
    ],
    [
      "German, under a salutation and thanks, with a size and a price in words",
      "Sehr geehrte Damen und Herren,\nvielen Dank für Ihr Angebot.\n\nFerner bestellen wir 100 Stück Schlauchwagen 60 m, Art.-Nr. 96.8506, zu 513,99 Euro das Stück.",
      ["100", "Stück", "96.8506", "Schlauchwagen 60 m", "513.99", undefined],
    ],
    [
      "Arabic, a word before the count and the price",
      "نرجو توريد الأصناف التالية:\n\n1- قاطع تيار 32 أمبير (QB-703) عدد 125 علبة بسعر 1.63 ريال",
      ["125", "علبة", "QB-703", "قاطع تيار 32 أمبير", "1.63", undefined],
    ],
  ])("reads what is ordered: %s", async (_, text, line) => {
    const draft = await ordered(text);
    const read = draft.lines.map(({ fields: f }) =>
      [f.quantity, f.unit, f.customerSku, f.description, f.unitPrice, f.lineTotal].map((one) => one?.value),
    );
    expect(read).toEqual([line]);
  });

  test("reads a table pasted a cell a line, its captions first", async () => {
    const cells = ["Part no.", "Description", "Qty", "Price each", "Total"];
    const rows = [
      ["AH7289-6", "PTO shaft U-joint 35R", "209", "$90.00", "$18,810.00"],
      ["AH5595-7", "chain, roller #50, 10 ft", "4", "$115.39", "$461.56"],
    ];
    const text = [cells, ...rows].flat().join("\n\n");
    expect(await lines(`Hi,\n\nplease send on our PO 29911:\n\n${text}\n\nThanks\nLuis`)).toEqual([
      ["209", undefined, "AH7289-6", "PTO shaft U-joint 35R"],
      ["4", undefined, "AH5595-7", "chain, roller #50, 10 ft"],
    ]);
  });

  test("reads the count of a position from the line beneath it, not from its words", async () => {
    const text =
      "Guten Tag,\n\nhiermit bestellen wir:\n\nPos. 10  AS.49.1539  Flanschlager UCF 207\n         9 Stück zu je 19,48 EUR, gesamt 175,32 EUR\n\nPos. 20  AS.63.3602  Hydraulikschlauch 2SN DN12, 1,5 m\n         300 St. zu je 420,74 EUR, gesamt 126.222,00 EUR\n\nGrüße\nHolger";
    expect(await lines(text)).toEqual([
      ["9", "Stück", "AS.49.1539", "Flanschlager UCF 207"],
      ["300", "St", "AS.63.3602", "Hydraulikschlauch 2SN DN12, 1,5 m"],
    ]);
  });

  test("reads the seller's number behind its words, and no alternate for it", async () => {
    const text =
      "Need the following please:\n\n8 box - Belt, timing, 1120-8M-30 (your # LR-92550)\n925 ft - Lubricator, grease, 125 ml, single point (your # LR-92193)\n   if out of stock LR-79642 will do\n\nThanks\nAnn";
    expect(await lines(text)).toEqual([
      ["8", "box", "LR-92550", "Belt, timing, 1120-8M-30"],
      ["925", "ft", "LR-92193", "Lubricator, grease, 125 ml, single point"],
    ]);
  });

  test("reads numbers in words, in a list", async () => {
    expect(
      await lines(
        "Hi,\n\nplease send us:\n\n- a dozen M8 hex bolts\n- two cases of shop towels\n- half a dozen oil filters\n- one roll of blue tubing\n- twenty-five HX-1234 washers\n\nThanks\nAnn",
      ),
    ).toEqual([
      ["12", undefined, undefined, "M8 hex bolts"],
      ["2", "cases", undefined, "shop towels"],
      ["6", undefined, undefined, "oil filters"],
      ["1", "roll", undefined, "blue tubing"],
      ["25", undefined, "HX-1234", "washers"],
    ]);
  });

  test("takes a size under a numbered entry for its words, not for another entry", async () => {
    const text =
      "14 Foundry Lane, Leeds   Our ref: 884227/KA\n\nDear Sirs,\n\nplease enter our order:\n\n1)  925 PC   P/N MX68189\n     FILTER ELEMENT, BLACK, 25 M\n     @ $39.07/PC  =  $36,139.75\n\n2)  40 PC   P/N KR-4202\n     BALL VALVE M12 X 40\n     @ $2.00/PC  =  $80.00\n";
    expect(await lines(text)).toEqual([
      ["925", "PC", "MX68189", "FILTER ELEMENT, BLACK, 25 M"],
      ["40", "PC", "KR-4202", "BALL VALVE M12 X 40"],
    ]);
  });

  test("reads count, part number, words and price between dashes, under nothing but the order's number", async () => {
    const list = "Qty 7 - 3541519 - OIL SEAL 35 MM - $9.10 each\nQty 12 - R-279-38 - GLOVE, XL - $2.30 each";
    const draft = await ordered(
      `Can you get these going for us on PO 49496?\n\n${list}\n\nThanks\nAnn`,
      "Hello",
    );
    const told = draft.lines.map(({ fields: f }) => [
      f.quantity?.value,
      f.customerSku?.value,
      f.unitPrice?.value,
    ]);
    expect(told).toEqual([
      ["7", "3541519", "9.1"],
      ["12", "R-279-38", "2.3"],
    ]);
    expect(draft.lines[0]!.fields.description?.value).toBe("OIL SEAL 35 MM");
    const complaint = await ordered(`On PO 49496 these were missing:\n\n${list}\n\nAnn`, "Hello");
    expect(complaint.lines).toEqual([]);
  });

  test("reads numbers in words, inside sentences", async () => {
    expect(
      await lines(
        "Hello,\n\nWe need a dozen M8 hex bolts, two cases of shop towels and a roll of packing tape.\n\nThanks\nAnn",
      ),
    ).toEqual([
      ["12", undefined, undefined, "M8 hex bolts"],
      ["2", "cases", undefined, "shop towels"],
      ["1", "roll", undefined, "packing tape"],
    ]);
  });

  test("reads numbers in words of other languages", async () => {
    expect(
      await lines(
        "Guten Tag,\n\nbitte liefern Sie:\n\n- zwei Kartons Handschuhe\n- ein Dutzend Filter\n\nMit freundlichen Grüßen\nEva",
      ),
    ).toEqual([
      ["2", "Kartons", undefined, "Handschuhe"],
      ["12", undefined, undefined, "Filter"],
    ]);
  });

  test("reads on in the next sentence, and behind a surer item", async () => {
    expect(
      await lines(
        "Hi,\n\nI'd like to order 4 x Norwick GSR 12V-15 drills and 2 spare batteries (2.0Ah). Also a pack of 10 sanding discs 125mm.\n\nSame as last week please: 30 bags of concrete (20kg).\n\nCheers\nTom",
      ),
    ).toEqual([
      ["4", undefined, undefined, "Norwick GSR 12V-15 drills"],
      ["2", undefined, undefined, "spare batteries (2.0Ah)"],
      ["1", "pack", undefined, "10 sanding discs 125mm"],
      ["30", "bags", undefined, "concrete (20kg)"],
    ]);
  });

  test("takes money before 'each' for no count, and the number that the same line says for the order's", async () => {
    const text =
      "We order 25 pcs of item 77-4410 (gasket set) at EUR 12.40 each and 3 pcs of item 77-5521 (pump seal). Our order number is B-2024-118.";
    expect(await lines(text)).toEqual([
      ["25", "pcs", "77-4410", "gasket set"],
      ["3", "pcs", "77-5521", "pump seal"],
    ]);
    const { header, lines: read } = await ordered(text);
    expect([header.poNumber?.value, read[0]!.fields.unitPrice?.value]).toEqual(["B-2024-118", "12.4"]);
  });

  test("reads counts of any unit, and the words before part numbers in brackets", async () => {
    expect(
      await lines(
        "Nous souhaitons commander 3 palettes de ciment 25 kg (réf. CIM25) ainsi que 40 plaques BA13 (réf. BA13-250).",
      ),
    ).toEqual([
      ["3", "palettes", "CIM25", "ciment 25 kg"],
      ["40", "plaques", "BA13-250", "BA13"],
    ]);
    expect(
      await lines("Kun je 12 dozen schroeven (art. 55012) en 3 emmers kit (art. 80110) leveren?"),
    ).toMatchObject([
      ["12", "dozen", "55012", "schroeven"],
      ["3", undefined, "80110", expect.stringContaining("kit")],
    ]);
  });

  test("takes an enquiry about an earlier order for no order", async () => {
    const draft = await ordered(
      "Hello,\n\nJust checking on my order PO 7781, you said it would arrive by Friday. We received 3 boxes of the wrong gloves.\n\nAnn",
    );
    expect(draft.lines).toEqual([]);
  });

  test("takes a long number before a dash for a part number where the quantity stands behind", async () => {
    const list =
      "Please send:\n\n441746 - Proximity switch, zinc plated - 300 BX\nKR-3098 - Cable gland - 375 FT";
    expect(await lines(`${list}\n\nThanks\nAnn`)).toEqual([
      ["300", "BX", "441746", "Proximity switch, zinc plated"],
      ["375", "FT", "KR-3098", "Cable gland"],
    ]);
  });

  test("takes words that only begin like numbers for no order", async () => {
    const draft = await ordered(
      "Hello,\n\nwe need one more day to decide. Once the budget is there I will send you an order.\n\nAnn",
    );
    expect(draft.lines).toEqual([]);
  });

  test("keeps what is told of an item out of its description, and the customer's words out of the part number", async () => {
    expect(
      await lines(
        "Please send:\n\n- 500 ea 316SS washers — these are for the pumps, not zinc\n- 50 CAT6A patch cables\n- 4 ea 24VDC relays\n- 10 ea 71K0023 flanges\n\nThanks\nAnn",
      ),
    ).toEqual([
      ["500", "ea", undefined, "316SS washers"],
      ["50", undefined, undefined, "CAT6A patch cables"],
      ["4", "ea", undefined, "24VDC relays"],
      ["10", "ea", "71K0023", "flanges"],
    ]);
  });

  test.each([
    ["We need them by next Friday.", "2026-04-24", "next Friday"],
    ["Please deliver by end of month.", "2026-04-30", "end of month"],
    ["Need by tomorrow if you can.", "2026-04-16", "tomorrow"],
    ["Please ship before May 15.", "2026-05-15", "May 15"],
    ["Needed by end of August.", "2026-08-31", "end of August"],
  ])("works a day out from the day of the mail: %p", async (sentence, value, printed) => {
    const { header, findings } = await ordered(
      `Please send:\n\n- 20 ea HX-1234 bolts\n\n${sentence}\n\nThanks\nAnn`,
    );
    expect(header.requiredDate?.value).toBe(value);
    expect(findings.find(({ code }) => code === "derived_date")?.message).toBe(
      `The required date ${value} was worked out from "${printed}" and the mail's date ${SENT}`,
    );
  });

  test.each([
    "Please confirm by tomorrow.",
    "The last lot was delivered on Monday.",
    "We are closed on Friday.",
  ])("takes a day that is for something else for no required date: %p", async (sentence) => {
    const { header, findings } = await ordered(
      `Please send:\n\n- 20 ea HX-1234 bolts\n\n${sentence}\n\nThanks\nAnn`,
    );
    expect(header.requiredDate).toBeUndefined();
    expect(findings.map(({ code }) => code)).not.toContain("derived_date");
  });

  test("says so where a mail asks for two days", async () => {
    const { header, findings } = await ordered(
      "Please send:\n\n- 20 ea HX-1234 bolts\n\nWe need half by Friday.\nThe rest is needed by end of month.\n\nThanks\nAnn",
    );
    expect(header.requiredDate?.value).toBe("2026-04-17");
    expect(findings.map(({ code }) => code)).toContain("several_dates");
  });
});

test.each([
  ["this Friday", "2026-04-17"],
  ["by Wednesday", "2026-04-22"],
  ["the end of next week", "2026-04-24"],
  ["EOM", "2026-04-30"],
  ["within 10 business days", "2026-04-29"],
  ["in two weeks", "2026-04-29"],
  ["bis nächsten Montag", "2026-04-20"],
  ["bis Ende des Monats", "2026-04-30"],
  ["bis Ende Februar", "2027-02-28"],
  ["fin de junio 2027", "2027-06-30"],
  ["avant vendredi", "2026-04-17"],
  ["para el viernes", "2026-04-17"],
  ["before 3 March", "2027-03-03"],
  ["30 February", null],
  ["in stock", null],
  ["Guten Morgen", null],
])("relativeDate() reads %p", (text, value) => {
  expect(relativeDate(text, SENT)?.value ?? null).toBe(value);
});

test("relativeDate() knows the end of a year", () => {
  expect(relativeDate("end of next month", "2026-12-10")?.value).toBe("2027-01-31");
  expect(relativeDate("tomorrow", "2026-12-31")?.value).toBe("2027-01-01");
});

test("spokenAt() and countedAt() read quantities in words", () => {
  expect(
    ["twenty-five bolts", "two hundred nuts", "douze boîtes"].map((text) => spokenAt(text)?.value),
  ).toEqual(["25", "200", "12"]);
  expect(spokenAt("a roll")).toBeNull();
  expect(countedAt("a roll of tape")).toMatchObject({ value: "1", rest: 10, sure: true });
  expect(countedAt("one in stock")?.sure).toBe(false);
});
