import type { Grade } from "./grades.ts";
import type { Field } from "./says.ts";

type Rates = Partial<Record<Grade, number>>;

/** How often a value of some grade is right where nothing else is known of its field. */
export const ANY: Record<Grade, number> = {
  data: 0.99,
  proven: 0.98,
  agreed: 0.96,
  plain: 0.9,
  odd: 0.7,
  contradicted: 0.5,
};

/** How often values of each grade were right; `tests/bench/calibration.ts` measures it and prints this table anew. */
export const RATES: Partial<Record<Field, Rates>> = {
  currency: { data: 0.999, plain: 0.994 },
  customerName: { data: 0.969, odd: 0.8, plain: 0.929 },
  customerSku: { data: 0.999, odd: 0.56, plain: 0.989 },
  description: { data: 0.993, plain: 0.942 },
  lineTotal: { agreed: 0.988, contradicted: 0.889, data: 0.999, plain: 0.92, proven: 0.989 },
  orderDate: { data: 0.999, plain: 0.994 },
  poNumber: { data: 0.999, plain: 0.989, proven: 0.997 },
  quantity: { contradicted: 0.889, data: 0.999, plain: 0.983, proven: 0.999 },
  supplierSku: { data: 0.999, odd: 0.76, plain: 0.967 },
  total: { contradicted: 0.818, data: 0.999, plain: 0.971, proven: 0.998 },
  unitPrice: { contradicted: 0.333, data: 0.993, plain: 0.98, proven: 0.98 },
};
