import { describe, expect, test } from "bun:test";
import type { HeaderField, LineField } from "../src/orders/mod.ts";
import { read, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function values(rows: Line[], ...names: LineField[]) {
  return valuesOf(read(...rows), ...names);
}

function head(rows: Line[], field: HeaderField) {
  return read(
    ...rows,
    [300, [40, "Item"], [140, "Description"], [-400, "Qty"], [-480, "Price"], [-570, "Amount"]],
    [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
  ).header[field]?.value;
}

describe("ordersOf() of forms in other languages", () => {
  test("reads codes under whoever's number, 'BÄKO-Nr.', beside the words, and the number of a compound order", () => {
    const row = (y: number, code: string, words: string): Line => [
      y,
      [-70, "500"],
      [80, "kg"],
      [136, code],
      [189, words],
      [-480, "31,80"],
      [-570, "15.900,00"],
    ];
    const draft = read(
      [30, [40, "Backhaus Wiesinger GmbH"]],
      [60, [40, "Warenbestellung Nr. 1688"]],
      [
        100,
        [-70, "Menge"],
        [80, "ME"],
        [136, "BÄKO-Nr."],
        [189, "Artikel"],
        [-480, "Preis €"],
        [-570, "Betrag €"],
      ],
      row(116, "10055", "Weizenmehl Type 550"),
      row(132, "10131", "Roggenmehl Type 1150"),
      row(148, "22007", "Siedespeisesalz unjodiert"),
    );
    expect(draft.lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["10055", "10131", "22007"]);
    expect(draft.header.poNumber?.value).toBe("1688");
  });

  test("reads the words under a heading that names the days of their deliveries too", () => {
    const rows = (y: number, code: string, words: string): Line[] => [
      [y, [61, code], [114, words], [-400, "36.000"], [401, "UN"], [-480, "10.00"], [-570, "360.00"]],
      [y + 11, [124, "Entrega 1: 04/05/2026"], [-400, "18.000"], [401, "UN"]],
      [y + 22, [124, "Entrega 2: 01/06/2026"], [-400, "18.000"], [401, "UN"]],
    ];
    expect(
      values(
        [
          [30, [40, "Compañía Minera Pucará S.A.A."], [400, "ORDEN DE COMPRA N° 4800031756"]],
          [
            100,
            [61, "Material"],
            [114, "Descripción / Cronograma de entrega"],
            [-400, "Cantidad"],
            [401, "UM"],
            [-480, "P.Unit. USD"],
            [-570, "Importe USD"],
          ],
          ...rows(116, "10018322", "LINER CAUCHO METSO"),
          ...rows(160, "10020916", "MANGUERA MINERA"),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["10018322", "LINER CAUCHO METSO"],
      ["10020916", "MANGUERA MINERA"],
    ]);
  });

  test("reads Chinese headings of which some are broken in two, and models as codes", () => {
    const rows = (y: number, number: string, words: string, model: [string, string?]): Line[] => {
      const [above, below] = model;
      const figures: Line = [
        y + 7,
        [68, number],
        [127, words],
        [393, "台"],
        [-430, "10"],
        [-480, "685.00"],
        [-540, "6850.00"],
      ];
      if (!below) return [[...figures, [241, above]] as Line];
      return [[y, [240, above]], figures, [y + 14, [264, below]]];
    };
    expect(
      values(
        [
          [74, [255, "采购合同"]],
          [110, [57, "需方（甲方）：山东鲁岳重型机械有限公司"], [396, "合同编号：LYZJ-CG-2026-0316"]],
          [200, [65, "序"], [392, "单"], [417, "数"], [450, "单价"], [503, "金额"]],
          [207.2, [131, "产品名称"], [266, "规格型号"]],
          [214.2, [65, "号"], [392, "位"], [417, "量"]],
          ...rows(240, "1", "电磁换向阀", ["4WE6D62/EG24N9K4"]),
          ...rows(270, "2", "轴向柱塞泵", ["A10VSO45DFR1/31R-", "PPA12N00"]),
          ...rows(300, "3", "回油滤芯", ["0660R010BN4HC"]),
          ...rows(330, "4", "高压胶管", ["EN853 2SN DN20"]),
        ],
        "customerSku",
        "description",
      ),
    ).toEqual([
      ["4WE6D62/EG24N9K4", "电磁换向阀"],
      ["A10VSO45DFR1/31R-PPA12N00", "轴向柱塞泵"],
      ["0660R010BN4HC", "回油滤芯"],
      ["EN853 2SN DN20", "高压胶管"],
    ]);
  });

  test("takes the band at the foot of an Italian order for sums, though as many of its cells are words, and its number with its series", () => {
    const row = (y: number, code: string): Line => [
      y,
      [31, code],
      [79, "GUARNIZIONE STELO"],
      [304, "NR"],
      [-360, "40,00"],
      [-420, "7,380"],
      [-520, "295,20"],
    ];
    const draft = read(
      [35, [36, "OFFICINE BERGONZI S.R.L."], [425, "ORDINE A FORNITORE"]],
      [107, [36, "Numero ordine"], [121, "1024 / A"]],
      [120, [36, "Data ordine"], [121, "10/04/2026"]],
      [
        172,
        [36, "Cod. art."],
        [166, "Descrizione"],
        [301, "U.M."],
        [-365, "Quantità"],
        [-420, "Prezzo"],
        [-520, "Importo"],
      ],
      row(191, "OLE1001"),
      row(207, "OLE1044"),
      [
        698,
        [40, "Porto"],
        [110, "Spedizione"],
        [200, "Aspetto"],
        [300, "Imponibile"],
        [390, "IVA 22%"],
        [480, "TOTALE ORDINE EUR"],
      ],
      [
        715,
        [40, "FRANCO"],
        [110, "CORRIERE"],
        [200, "COLLI"],
        [300, "590,40"],
        [390, "129,89"],
        [480, "720,29"],
      ],
    );
    expect(draft.lines.length).toBe(2);
    expect(draft.header.total?.value).toBe("720.29");
    expect(draft.header.poNumber?.value).toBe("1024 / A");
  });

  test("takes no 'Société' before a name for a caption, nor a title under which the number stands for a name", () => {
    expect(
      head(
        [
          [27, [38, "SOTUCONF S.A."], [400, "COMMANDE D'ACHAT"]],
          [50, [37, "Société Tunisienne de Confection du Sahel"], [381, "N°"], [497, "CA26-000519"]],
          [118, [43, "Fournisseur"]],
          [131, [43, "SITEX COMPTOIR TEXTILE SARL"]],
        ],
        "customerName",
      ),
    ).toBe("SOTUCONF S.A.");
    expect(
      head(
        [
          [45, [43, "Wyre & Lune Pathology Partnership"], [477, "Official Order"]],
          [60, [43, "Ashton Road, Lancaster LA1 4RR"], [478, "RLI 0604417"]],
        ],
        "poNumber",
      ),
    ).toBe("RLI 0604417");
  });
});
