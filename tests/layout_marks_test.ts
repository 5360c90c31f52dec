import { expect, test } from "bun:test";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { withoutPlace } from "../src/extraction/layout/parties/clean_name.ts";
import { closedBy } from "../src/extraction/layout/parties/signature.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf } from "./fixtures/layouts/_page.ts";

test.each([
  [
    "the place of whose goods has the name in full",
    [
      [40, { x: 40, text: "CORRAN", size: 20 }, [400, "PURCHASE ORDER 4711"]],
      [64, [40, "access platforms"]],
      [110, [40, "Brannock Fasteners Ltd"], [320, "Delivery Address"]],
      [122, [40, "Unit 19 Quarry Road"], [320, "Corran Access Platforms DAC - Plant 1, Gate B"]],
      [134, [40, "Nelson 7081"], [320, "12 Wharf Road, Nelson 7010"]],
    ],
    "Corran Access Platforms DAC",
  ],
  [
    "that the bill goes to",
    [
      [40, { x: 40, text: "Corran Vale", size: 14 }, [400, "PURCHASE ORDER 4711"]],
      [56, [40, "Regional Medical Center"]],
      [120, [40, "Sold To"], [320, "Supplier"]],
      [132, [40, "Corran Vale Regional Medical Center"], [320, "BRANNOCK MEDICAL LLC"]],
      [144, [40, "2100 Fry Blvd"], [320, "5151 E Broadway Blvd"]],
      [156, [40, "Austin, TX 78701"], [320, "Tucson, AZ 85711"]],
    ],
    "Corran Vale Regional Medical Center",
  ],
  [
    "whose mark's lines end flush on the right",
    [
      [40, [40, "Order PO106054"], { x: 550, right: true, text: "corran", size: 22 }],
      [66, { x: 550, right: true, text: "BAKERIES", size: 9 }],
      [110, [40, "Buy-from"], [210, "Ship-to"]],
      [122, [40, "Brannock Food Ingredients Ltd"], [210, "Corran Bakeries Ltd"]],
      [134, [40, "Sowerby Quay"], [210, "Harding Way"]],
      [146, [40, "CH65 4LB"], [210, "PE27 3WR"]],
    ],
    "Corran Bakeries Ltd",
  ],
  [
    "whose mark goes on below it",
    [
      [40, { x: 40, text: "ATELIERS", size: 17 }, [400, "BON DE COMMANDE"]],
      [57, { x: 40, text: "DU CORRAN", size: 17 }, [400, "Numéro 4711"]],
      [80, [40, "14 rue Ampère"]],
      [92, [40, "26100 ROMANS-SUR-ISÈRE"]],
    ],
    "ATELIERS DU CORRAN",
  ],
  [
    "whose legal form stands below its mark",
    [
      [40, { x: 40, text: "CORRAN", size: 17 }, [400, "PURCHASE ORDER 4711"]],
      [60, [40, "Pipe & Supply Corp."]],
      [80, [40, "3301 Trade Center Pkwy"]],
      [92, [40, "Chattanooga, TN 37406"]],
    ],
    "CORRAN Pipe & Supply Corp.",
  ],
  [
    "that the foot has in full, the mark among its words",
    [
      [40, { x: 40, text: "CORRAN", size: 17 }, [400, "PEDIDO A PROVEEDOR Nº 4711"]],
      [120, [40, "Envases del Ebro, S.L."]],
      [132, [40, "26150 Agoncillo (La Rioja)"]],
      [770, [120, "Conservas Hermanos Corran, S.A. - Ctra. de Alfaro km 2 - 31591 Corella (Navarra)"]],
    ],
    "Conservas Hermanos Corran, S.A.",
  ],
  [
    "that closes the page, far above its end",
    [
      [40, { x: 40, text: "Corran's", size: 17 }, [400, "Purchase Order #4711"]],
      [120, [40, "Vendor"]],
      [132, [40, "Brannock Paper Co."]],
      [144, [40, "Cleveland OH 44103"]],
      [600, [40, "Corran's Pizza Kitchen Inc. | 200 Euclid Ave, Cleveland OH 44114 | us@corran.example"]],
    ],
    "Corran's Pizza Kitchen Inc.",
  ],
  [
    "that the foot alone names, with its telephone",
    [
      [40, [40, "Brannock Distribution"], [400, "PURCHASE ORDER 4711"]],
      [52, [40, "PO Box 677"]],
      [64, [40, "Woburn, MA 01801"]],
      [750, [40, "Corran Controls, Inc."], [270, "Phone 603-555-0118"]],
      [762, [40, "58 Northgate Drive, Nashua, NH 03063"], [270, "www.corran.example"]],
    ],
    "Corran Controls, Inc.",
  ],
  [
    "without its capital",
    [
      [40, { x: 40, text: "CORRAN", size: 17 }, [400, "BON DE COMMANDE 4711"]],
      [790, [120, "Corran Services SAS au capital de 240 000 EUR - 12 rue Ampère - 26100 Romans"]],
    ],
    "Corran Services SAS",
  ],
  [
    "no number in groups under the title",
    [
      [40, [270, "Purchase Order"]],
      [52, [270, "BPO 0002 334 817"]],
      [90, [40, "Supplier"], [320, "Ship To"]],
      [102, [40, "Brannock Scientific LLC"], [320, "University of Corran"]],
      [114, [40, "2000 Research Pkwy"], [320, "1959 Pacific Way NE"]],
      [126, [40, "Hanover Park, IL 60133"], [320, "Tacoma, WA 98402"]],
    ],
    "University of Corran",
  ],
] as [string, Line[], string][])("layout() reads the buyer %s", (_, head, buyer) => {
  expect(read(...head, ...TABLE).header.customerName?.value).toBe(buyer);
});

test.each([
  ["Corran Access DAC - Plant 1, Stores Gate B", "Corran Access DAC"],
  ["Corran Ltd - Brannock Division", "Corran Ltd - Brannock Division"],
])("withoutPlace() of %p", (printed, name) => {
  expect(withoutPlace(printed)).toBe(name);
});

test.each(["i. A. Martin Corran", "i.V. Martin Corran", "ppa. Martin Corran"])(
  "closedBy() finds no firm in %p",
  (signed) => {
    const { lines } = areaOf(
      pageOf([
        [320, [40, "Abladen nur mit Kran."]],
        [340, [40, "Mit freundlichen Grüßen"]],
        [370, [40, signed]],
        [770, [40, "Bachfeld 22, 86971 Peiting"]],
      ]),
    );
    expect(closedBy(lines, new Set())).toBeNull();
  },
);
