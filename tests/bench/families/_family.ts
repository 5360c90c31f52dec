import type { Browser } from "playwright-core";
import type { TrueLine, Truth } from "../_truth.ts";
import { type Item, type Order, orderOf, type Wish } from "./_order.ts";
import { type Drawing, FORMS, type Form, type Hand, type Pen, penOf } from "./_pen.ts";
import { type Again, again, fromOffice, fromWebkit, type Printer } from "./_printers.ts";

/** A document and what it says. */
export interface Made {
  bytes: Uint8Array;
  truth: Truth;
}

/** A kind of order that many companies print. */
export interface Family {
  name: string;
  /** The program it takes to print one. */
  printer?: Printer;
  make(seed: number, browser?: Browser): Promise<Made>;
}

/** What of an order the page shows; by default number, date, buyer, the sum of lines as total and the seller's codes. */
export interface Shown extends Partial<Omit<Truth, "lines">> {
  line?: (item: Item) => Partial<TrueLine>;
  /** Instead of the order's own lines. */
  lines?: TrueLine[];
}

type Wanted = Omit<Wish, "seed"> & {
  size?: [number, number];
  base?: Hand;
  forms?: Form[];
  write?: (drawing: Drawing) => Promise<Uint8Array>;
};

/** A family that is drawn by position; the seed chooses how its text is put into the file. */
export function drawn(name: string, wish: Wanted, draw: (order: Order, pen: Pen) => Shown): Family {
  const { forms = FORMS } = wish;
  return {
    name,
    make: async (seed) => {
      const order = orderOf({ ...wish, seed });
      const pen = penOf(wish);
      const shown = draw(order, pen);
      const form = forms[Math.floor(seed / 3) % forms.length]!;
      return {
        bytes: await pen.bytes(form, wish.write),
        truth: truthOf({ name, seed, ending: "pdf" }, order, shown),
      };
    },
  };
}

/** A family that is a web page, printed. */
export function printed(
  name: string,
  wish: Omit<Wish, "seed">,
  draw: (order: Order) => Shown & { html: string },
): Family {
  return {
    name,
    printer: "chromium",
    make: async (seed, browser) => {
      const order = orderOf({ ...wish, seed });
      const { html, ...shown } = draw(order);
      const page = await browser!.newPage();
      await page.setContent(html);
      const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      await page.close();
      return { bytes, truth: truthOf({ name, seed, ending: "pdf" }, order, shown) };
    },
  };
}

/** A family that an office program prints, and another program perhaps once more. */
export function officed(
  name: string,
  { by, ...wish }: Omit<Wish, "seed"> & { by?: Again },
  draw: (order: Order) => Shown & ({ sheet: string } | { letter: string }),
): Family {
  return {
    name,
    printer: "soffice",
    make: async (seed) => {
      const order = orderOf({ ...wish, seed });
      const shown = draw(order);
      const first = await ("sheet" in shown
        ? fromOffice("fods", shown.sheet)
        : fromOffice("fodt", shown.letter));
      const { sheet: _, letter: __, ...rest } = { sheet: "", letter: "", ...shown };
      return {
        bytes: by ? await again(by, first) : first,
        truth: truthOf({ name, seed, ending: "pdf" }, order, rest),
      };
    },
  };
}

/** A family that is a web page, printed by a server's WebKit. */
export function webkit(
  name: string,
  { options = [], ...wish }: Omit<Wish, "seed"> & { options?: string[] },
  draw: (order: Order) => Shown & { html: string },
): Family {
  return {
    name,
    printer: "wkhtmltopdf",
    make: async (seed) => {
      const order = orderOf({ ...wish, seed });
      const { html, ...shown } = draw(order);
      return {
        bytes: await fromWebkit(html, options),
        truth: truthOf({ name, seed, ending: "pdf" }, order, shown),
      };
    },
  };
}

/** A family that is a file of another kind. */
export function written(
  name: string,
  wish: Omit<Wish, "seed"> & { ending: string },
  write: (order: Order) => Shown & { bytes: Uint8Array },
): Family {
  return {
    name,
    make: async (seed) => {
      const order = orderOf({ ...wish, seed });
      const { bytes, ...shown } = write(order);
      return { bytes, truth: truthOf({ name, seed, ending: wish.ending }, order, shown) };
    },
  };
}

function truthOf(
  { name, seed, ending }: { name: string; seed: number; ending: string },
  order: Order,
  { line, lines, ...shown }: Shown,
): Truth {
  return {
    file: `${name}-${seed}.${ending}`,
    class: name,
    docNumber: order.number,
    date: order.date,
    requestedDate: null,
    currency: null,
    buyer: order.buyer.name,
    ...(isElsewhere(order) && { shipTo: order.site }),
    total: order.net,
    lines: lines ?? order.items.map((item) => ({ ...lineOf(item), ...line?.(item) })),
    ...shown,
  };
}

/** Whether the goods go to another street than the buyer's and the seller's: only then can a page tell it. */
function isElsewhere({ site, buyer, seller }: Order): boolean {
  return ![buyer, seller].some(({ lines }) => lines[0] === site.lines[0]);
}

/** An item as a line that shows the seller's code, quantity, price and amount. */
export function lineOf(item: Item): TrueLine {
  return {
    sku: item.sku,
    buyerSku: null,
    description: item.name,
    quantity: item.quantity,
    unit: item.unit,
    unitPrice: item.price,
    priceBasis: item.basis,
    lineTotal: item.total,
  };
}
