import { Decimal } from "decimal.js";
import { isDecimal } from "../../formats.ts";
import type { Delivery, StructuredLine } from "./order.ts";

/** A line for each of its deliveries, where these have days of their own and come to its quantity. */
export function parted(line: StructuredLine): StructuredLine[] {
  const { deliveries = [], fields, ...rest } = line;
  const days = new Set(deliveries.map(({ requiredDate }) => requiredDate?.value));
  const [first] = deliveries;
  if (days.size < 2)
    return [{ ...rest, fields: { ...fields, requiredDate: fields.requiredDate ?? first?.requiredDate } }];
  const sum = sumOf(deliveries);
  const whole =
    fields.quantity && isDecimal(fields.quantity.value) ? new Decimal(fields.quantity.value) : null;
  if (!sum || (whole && !sum.eq(whole))) {
    const remark = `is to be delivered in ${deliveries.length} parts that come to ${sum ?? "no sum"}, not to ${whole ?? "its quantity"}`;
    return [{ ...rest, fields, remarks: [...(rest.remarks ?? []), remark] }];
  }
  const { lineTotal: _, ...each } = fields;
  return deliveries.map(({ quantity, requiredDate }) => ({
    ...rest,
    fields: { ...each, quantity, requiredDate },
  }));
}

function sumOf(deliveries: Delivery[]): Decimal | null {
  const values = deliveries.map(({ quantity }) => quantity?.value);
  return values.every((value) => value !== undefined && isDecimal(value))
    ? Decimal.sum(...(values as string[]))
    : null;
}
