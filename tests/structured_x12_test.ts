import { describe, expect, test } from "bun:test";
import { structuredOf } from "../src/extraction/structured/structured.ts";
import { order, reading, x12 } from "./_structured.ts";

const HEAD = ["BEG*00*SA*4471**20260301", "CUR*BY*USD"];

describe("X12 850", () => {
  test("the manner of retailers: shipped between two days, style numbers, retail prices beside, stores by line", () => {
    const { header, lines, said, draft } = order(
      x12(
        "BEG*00*NE*4016951**20260301",
        "REF*DP*0121",
        "ITD*02*8*8**10",
        "DTM*064*20260310",
        "DTM*063*20260320",
        "N1*BY**91*0071",
        "N1*BT*Northmart Stores Inc.*92*0072",
        "PO1*1*30*EA*9*WE*UP*400638133393*IT*77-A*VA*LX9",
        "PID*F*08***Wool scarf",
        "PID*F*73***navy",
        "CTP**RES*28",
        "SDQ*EA*92*0012*10*0034*20",
        "CTT*1*30",
      ),
    );
    expect(header).toEqual({
      poNumber: "4016951",
      orderDate: "2026-03-01",
      requiredDate: "2026-03-20",
      customerName: "Northmart Stores Inc.",
      billToName: "Northmart Stores Inc.",
    });
    expect(lines).toEqual([
      {
        customerSku: "77-A",
        supplierSku: "LX9",
        description: "Wool scarf navy",
        quantity: "30",
        unit: "EA",
        unitPrice: "9",
      },
    ]);
    expect(said).toEqual(["Line 1 goes to several places: 0012: 10, 0034: 20"]);
    expect(draft.proof.buyerIds).toEqual(["0071"]);
  });

  test.each([
    ["TP", "EA", "1000"],
    ["HP", "EA", "100"],
    ["PD", "EA", "12"],
    ["PD", "DZ", undefined],
    ["PE", "EA", undefined],
  ])("a price %s of a line in %s is for %s", (basis, unit, per) => {
    const { lines } = order(x12(...HEAD, `PO1*1*500*${unit}*12.5*${basis}*VP*A-1`, "CTT*1"));
    expect(lines[0]!.priceBasis).toBe(per as string);
  });

  test("a price by weight and one for the shelf are to be looked at", () => {
    const { said } = order(x12(...HEAD, "PO1*1*5*BX*2*PP*VP*A-1", "PO1*2*5*BX*2*RE*VP*A-2", "CTT*2"));
    expect(said).toEqual([
      "Line 1 is priced by the pound",
      "Line 2 has a retail price, which may not be what is paid",
    ]);
  });

  test.each([
    ["ST", "SET"],
    ["PL", "XPX"],
    ["TH", "MIL"],
    ["EA", "EA"],
    ["CA", "CA"],
  ])("the unit %s is %s", (code, unit) => {
    expect(order(x12(...HEAD, `PO1*1*5*${code}*2**VP*A-1`, "CTT*1")).lines[0]!.unit).toBe(unit);
  });

  test("a line is a line for each delivery, where these come to its quantity", () => {
    const { lines, draft } = order(
      x12(
        ...HEAD,
        "PO1*1*30*EA*2**VP*A-1",
        "SCH*10*EA***002*20260401",
        "SCH*20*EA***002*20260501",
        "CTT*1*30",
      ),
    );
    expect(lines.map(({ quantity, requiredDate }) => [quantity, requiredDate])).toEqual([
      ["10", "2026-04-01"],
      ["20", "2026-05-01"],
    ]);
    expect(draft.findings).toEqual([]);
    expect(draft.proof).toMatchObject({ expected: 2, found: 2 });
  });

  test("deliveries that don't come to the quantity leave the line as it is, and it says so", () => {
    const { lines, said } = order(
      x12(...HEAD, "PO1*1*30*EA*2**VP*A-1", "SCH*10*EA***002*20260401", "SCH*10*EA***002*20260501", "CTT*1"),
    );
    expect(lines).toHaveLength(1);
    expect(said).toEqual(["Line 1 is to be delivered in 2 parts that come to 20, not to 30"]);
  });

  test("charges are named, and the total without them is what lines add up to", () => {
    const { said, draft } = order(
      x12(...HEAD, "SAC*C*G821***1250**********Freight", "PO1*1*5*EA*2**VP*A-1", "CTT*1", "AMT*TT*22.50"),
    );
    expect(said).toEqual(['Beside its lines the order has a charge of 12.5 ("Freight")']);
    expect(draft.proof.net).toBe("10");
  });

  test("ids where the price's basis is left out", () => {
    const { lines } = order(x12(...HEAD, "PO1*1*3*EA*11.39*EN*9781451627299*BP*B-7", "CTT*1"));
    expect(lines[0]).toMatchObject({ supplierSku: "9781451627299", customerSku: "B-7" });
  });

  test("lines that go to places of their own, and the place of all lines", () => {
    const plant = ["N1*ST*Plant 2*92*2", "N3*1 Mill Road", "N4*Erie*PA*16501*US"];
    const one = order(
      x12(...HEAD, "PO1*1*5*EA*2**VP*A-1", ...plant, "PO1*2*5*EA*2**VP*A-2", ...plant, "CTT*2"),
    );
    expect(one.header).toMatchObject({
      shipToName: "Plant 2",
      shipToAddress: "1 Mill Road, Erie, PA, 16501, US",
    });
    expect(one.said).toEqual([]);
    const two = order(x12(...HEAD, "N1*ST*Plant 1*92*1", "PO1*1*5*EA*2**VP*A-1", ...plant, "CTT*1"));
    expect(two.header.shipToName).toBe("Plant 1");
    expect(two.said).toEqual(["Line 1 goes to Plant 2, 1 Mill Road, Erie, PA, 16501, US"]);
    const same = order(x12(...HEAD, ...plant, "PO1*1*5*EA*2**VP*A-1", plant[0]!, "CTT*1"));
    expect(same.said).toEqual([]);
  });

  test("notes of the order and of its lines", () => {
    const { header } = order(
      x12(
        ...HEAD,
        "N9*L1**Terms",
        "MSG*Call before",
        "MSG*delivery",
        "PO1*10*5*EA*2**VP*A-1",
        "MSG*blue ones",
        "CTT*1",
      ),
    );
    expect(header.notes).toBe("Call before delivery; Line 10: blue ones");
  });

  test("sub-lines, quantities that don't add up and values that can't be read are said", () => {
    const { said, lines } = order(
      x12(
        "BEG*00*SA*4471**20269901",
        "PO1*1*5*EA*2,50,1**VP*KIT",
        "SLN*1**I*2*EA*3***VP*PART-1",
        "SLN*2**I*1*EA*3***VP*PART-2",
        "CTT*1*7",
      ),
    );
    expect(lines[0]).not.toHaveProperty("unitPrice");
    expect(said).toEqual([
      "Line 1 is made up of 2 EA PART-1, 1 EA PART-2",
      'Line 1: the price "2,50,1" can\'t be read',
      'The order date "20269901" can\'t be read',
      "The quantities add up to 5, the document says 7",
    ]);
  });

  test("what stands on all lines alone is the order's: currency and ship date; another currency is told", () => {
    const dated = ["CUR*BY*USD", "DTM*038*20260309"];
    const line = (number: number) => `PO1*${number}*132*SF***ST*F07-18`;
    const both = order(
      x12("BEG*00*CP*740**971001", line(1), ...dated, line(2), ...dated, "CTT*2", "AMT*1*410.5"),
    );
    expect(both.header).toEqual({
      poNumber: "740",
      orderDate: "1997-10-01",
      shipDate: "2026-03-09",
      currency: "USD",
      total: "410.5",
    });
    expect(both.lines[1]!.supplierSku).toBe("F07-18");
    const other = order(x12(...HEAD, line(1), "CUR*BY*CAD", line(2), ...dated, "CTT*2"));
    expect(other.header).not.toHaveProperty("shipDate");
    expect(other.said).toEqual(['Line 1 is priced in "CAD", the order in "USD"']);
  });

  test.each(["BEG*00*SA*7*20260301", "BEG*00*SA*7***20260301", "BEG*00*SA*7*20250101*20260301*20270101"])(
    "the order's day of %s",
    (begin) => {
      const { header, said } = order(x12(begin, "PO1*1*4*EA*330", "CTT*1"));
      expect(header).toEqual({ poNumber: "7", orderDate: "2026-03-01" });
      expect(said).toEqual([]);
    },
  );

  test.each(["SCH*4*EA***002*970322", "SCH*4*EA****002*970322"])("the day of %s", (part) => {
    const { lines, said } = order(x12(...HEAD, "PO1*1*4*EA*330*TE*IN*525", part, "CTT*1"));
    expect(lines[0]!.requiredDate).toBe("1997-03-22");
    expect(said).toEqual([]);
  });

  test("a change of an order is one, with what is ordered now", () => {
    const text = x12("BCH*04*SA*4471***20260305", "POC*1*QI*25*20*EA*2**VP*A-1", "CTT*1").replace(
      "ST*850",
      "ST*860",
    );
    const { header, lines, said } = order(text);
    expect(header).toMatchObject({ poNumber: "4471", orderDate: "2026-03-05" });
    expect(lines[0]).toMatchObject({ quantity: "25", unit: "EA", unitPrice: "2", supplierSku: "A-1" });
    expect(said).toEqual(["This is a change of an order, not a purchase order", 'Line 1 is changed ("QI")']);
  });
});

describe("X12 interchanges", () => {
  const one = x12(...HEAD, "PO1*1*5*EA*2**VP*A-1", "CTT*1");

  test("other separators, and a file cut into records of 80 characters", () => {
    const other = one.replaceAll("*", "|").replaceAll("~\n", "!");
    expect(order(other).lines[0]).toMatchObject({ supplierSku: "A-1", quantity: "5" });
    const records = one.replaceAll("~\n", "~").match(/.{1,80}/g)!;
    expect(order(records.join("\r\n")).lines[0]).toMatchObject({ supplierSku: "A-1", quantity: "5" });
  });

  test("several interchanges in a file, each with its own separators", () => {
    const { drafts } = structuredOf(reading(one + one.replaceAll("*", "|").replace("4471", "4472")))!;
    expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["4471", "4472"]);
    expect(drafts.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test.each([
    ["SE", "The message breaks off: its end (SE) is missing"],
    ["PO1", "The message breaks off: its end (SE) is missing"],
    ["IEA", "The file breaks off: its end (IEA) is missing, so orders may be missing"],
  ])("cut off before %s it is an error", (tag, sentence) => {
    const { draft } = order(one.slice(0, one.indexOf(`\n${tag}*`)));
    expect(draft.findings).toContainEqual({ code: "broken_frame", level: "error", message: sentence });
  });

  test("an order that is missing from its group is an error", () => {
    expect(order(one.replace("GE*1", "GE*2")).said).toEqual(["The file counts 2 messages, it has 1"]);
  });

  test("a group or a transaction set without an interchange around it is read, and it says so", () => {
    const group = one.slice(one.indexOf("GS*"), one.indexOf("IEA*"));
    const set = one.slice(one.indexOf("ST*"), one.indexOf("GE*")).replaceAll("~\n", "\n");
    for (const bare of [group, set, group.replaceAll("*", "|").replaceAll("~\n", "!")]) {
      const { lines, said } = order(bare);
      expect(lines[0]).toMatchObject({ supplierSku: "A-1", quantity: "5", unitPrice: "2" });
      expect(said).toEqual(["The file has no ISA: whether orders are missing can't be seen"]);
    }
  });

  test("a head that leaves the mark of components out, and a mark lost at a line's end", () => {
    const headless = one.replace("*P*>~\n", "*P*~").replaceAll("~\n", "~");
    expect(order(headless).lines[0]).toMatchObject({ supplierSku: "A-1", quantity: "5" });
    const { lines, said } = order(one.replace("CUR*BY*USD~\n", "CUR*BY*USD\n"));
    expect(lines[0]).toMatchObject({ supplierSku: "A-1", quantity: "5" });
    expect(said).toEqual([]);
  });

  test("without an order it says what it holds", () => {
    expect(order(one.replace("ST*850", "ST*810")).draft.findings).toEqual([
      { code: "no_order", level: "error", message: 'The file holds no order: its X12 messages are "810"' },
    ]);
  });
});
