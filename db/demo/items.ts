import { electrical } from "./catalogue/electrical.ts";
import { fasteners } from "./catalogue/fasteners.ts";
import { fluidPower } from "./catalogue/fluid_power.ts";
import { powerTransmission } from "./catalogue/power_transmission.ts";
import type { Row } from "./catalogue/row.ts";
import { workshop } from "./catalogue/workshop.ts";

/** An item of the demo catalogue. The price is in dollars per unit. */
export interface DemoItem {
  id: string;
  sku: string;
  description: string;
  unit: string;
  price: string;
  stock: number;
  manufacturerSku: string | null;
  gtin: string | null;
}

/** Every item of the demo catalogue, always the same. */
export const ITEMS: readonly DemoItem[] = [
  ...fasteners(),
  ...fluidPower(),
  ...electrical(),
  ...powerTransmission(),
  ...workshop(),
].map(item);

function item([sku, description, unit, price, manufacturerSku]: Row, at: number): DemoItem {
  return {
    id: String(30_001 + at),
    sku,
    description,
    unit,
    price: price.toFixed(2),
    stock: (at * 7919) % 480,
    manufacturerSku: manufacturerSku ?? null,
    gtin: at % 3 === 0 ? gtin(614_141_000_000 + at) : null,
  };
}

/** Twelve digits and their check digit. */
function gtin(number: number): string {
  const digits = [...String(number)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 ? 3 : 1), 0);
  return `${number}${(10 - (sum % 10)) % 10}`;
}
