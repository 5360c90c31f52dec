import type { Finding } from "../../../db/mod.ts";
import type { HeaderField, Read } from "../../orders/mod.ts";
import type { Place, StructuredLine } from "./order.ts";

type Header = Partial<Record<HeaderField, Read>>;

/** Places that are named one by one. */
const NAMED = 20;

/** The order's place of delivery, which may stand on its lines alone; lines that go elsewhere are told. */
export function shipTo(header: Header, lines: StructuredLine[]): { header: Header; places: Finding[] } {
  const places = [...Map.groupBy(lines.keys(), (at) => textOf(lines[at]!.shipTo))].filter(([place]) => place);
  const own = textOf({ name: header.shipToName, address: header.shipToAddress });
  const [only] = places;
  if (!own && only && places.length === 1 && only[1].length === lines.length) {
    const { name, address } = lines[0]!.shipTo!;
    return {
      header: { ...header, ...(name && { shipToName: name }), ...(address && { shipToAddress: address }) },
      places: [],
    };
  }
  const others = places.filter(([place]) => place !== own && place !== header.shipToName?.value);
  const told = others.slice(0, NAMED).map(([place, at]) => elsewhere(`goes to ${place}`, at));
  const rest = others.slice(NAMED).flatMap(([, at]) => at);
  return { header, places: rest.length ? [...told, elsewhere("goes to yet another place", rest)] : told };
}

function elsewhere(words: string, at: number[]): Finding {
  const numbers = at.map((line) => line + 1).join(", ");
  const message = at.length === 1 ? `Line ${numbers} ${words}` : `Lines ${numbers}: each ${words}`;
  return {
    code: "other_ship_to",
    level: "warning",
    message,
    ...(at.length === 1 && { lineId: String(at[0]) }),
  };
}

function textOf(place: Place | undefined): string {
  return [place?.name?.value, place?.address?.value].filter(Boolean).join(", ");
}
