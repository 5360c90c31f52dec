/** Made customers with their places, and what orders say of them. */
export interface Customer {
  id: string;
  code: string;
  name: string;
  address: string;
  email_domain: string | null;
  tax_id: string;
}

export interface Place {
  id: string;
  customer_id: string;
  name: string;
  address: string;
}

export interface CustomerQuestion {
  kind: string;
  query: { name: string | null; address: string | null; clues: string[] };
  /** Null: no customer is right, or nobody could say which. */
  right: string | null;
}

const FIRST =
  `Harbor Summit Keystone Redwood Granite Lakeside Prairie Beacon Falcon Pioneer Cascade Liberty Evergreen Ironwood Stonebridge
  Bluewater Silver Northern Southern Eastern Western Central Coastal Valley Mountain River Eagle Hawk Bear Wolf Maple Cedar Birch Willow
  Walker Bennett Foster Hughes Coleman Jenkins Perry Powell Patterson Sanders Price Butler Barnes Fisher Henderson Simmons Romero
  Müller Schneider Fischer Weber Wagner Becker Hoffmann Lefèvre Moreau Girard Rossi Ferrari Bianchi García Martínez`.split(
    /\s+/,
  );
const SECOND =
  `Machine Hydraulic Bearing Tool Fastener Electric Pump Valve Industrial Automation Packaging Fabrication Foundry Marine
  Aerospace Equipment Motor Steel Plastics Rubber Paper Chemical Textile Furniture Instrument`.split(/\s+/);
const THIRD =
  "Works Supply Services Products Manufacturing Distributors International Solutions Industries Systems Group Company".split(
    " ",
  );
const LEGAL = ["Inc.", "LLC", "Co.", "Corp.", "Ltd.", "GmbH", "S.A.", "B.V.", ""];
const STREETS =
  "Industrial Lakeview Harvard Commerce Mill Station Airport Cedar Union Canal Foundry Market".split(" ");
const KINDS = ["Street", "Avenue", "Road", "Drive", "Boulevard", "Parkway"];
const TOWNS =
  "Cleveland OH 44105,Akron OH 44301,Erie PA 16506,Dallas TX 75247,Atlanta GA 30336,Houston TX 77029,Toledo OH 43607,Fort Wayne IN 46802".split(
    ",",
  );

/** Customers, of which every fifth has a branch of the same name in its town, and every seventh one elsewhere; and their places. */
export function customers(random: () => number, count: number): { customers: Customer[]; places: Place[] } {
  const pick = <T>(list: T[]) => list[Math.floor(random() * list.length)]!;
  const street = () => `${100 + Math.floor(random() * 9000)} ${pick(STREETS)} ${pick(KINDS)}`;
  const made: Customer[] = [];
  const add = (name: string, town: string, domain: string | null) =>
    made.push({
      id: `${made.length + 1}`,
      code: `C${10_000 + made.length}`,
      name,
      address: `${street()}, ${town}`,
      email_domain: domain,
      tax_id: `${10 + (made.length % 90)}-${1_000_000 + made.length * 37}`,
    });
  while (made.length < count) {
    const third = random() < 0.7 ? ` ${pick(THIRD)}` : "";
    const name = `${pick(FIRST)} ${random() < 0.4 ? `${pick(FIRST)} ` : ""}${pick(SECOND)}${third}`;
    const legal = pick(LEGAL);
    const town = pick(TOWNS);
    const domain = random() < 0.2 ? null : `${name.toLowerCase().replace(/[^a-z]/g, "")}.example`;
    add(`${name} ${legal}`.trim(), town, domain);
    if (made.length % 5 === 0) add(`${name} ${legal}`.trim(), town, domain);
    if (made.length % 7 === 0) add(`${name} ${legal}`.trim(), pick(TOWNS), domain);
  }
  const places = made.flatMap((customer) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => ({
      id: `${customer.id}-${at}`,
      customer_id: customer.id,
      name: ["Main plant", "Warehouse", "Plant 2", "Service center"][at]!,
      // Every second place is in the town of the first.
      address: at % 2 ? `${street()}, ${pick(TOWNS)}` : `${street()}, ${customer.address.split(", ")[1]}`,
    })),
  );
  return { customers: made, places };
}

const SHORT: [RegExp, string][] = [
  [/\bManufacturing\b/, "Mfg"],
  [/\bInternational\b/, "Intl"],
  [/\bIndustrial\b/, "Ind."],
  [/\bServices\b/, "Svcs"],
  [/\bEquipment\b/, "Equip"],
  [/\bSupply\b/, "Sup."],
  [/\bHydraulic\b/, "Hyd"],
  [/\bDistributors\b/, "Dist"],
  [/\bMachine\b/, "Mach"],
  [/\bFabrication\b/, "Fab"],
];
const SHORT_STREETS: [RegExp, string][] = [
  [/\bStreet\b/, "St."],
  [/\bAvenue\b/, "Ave"],
  [/\bRoad\b/, "Rd"],
  [/\bDrive\b/, "Dr."],
  [/\bBoulevard\b/, "Blvd"],
  [/\bParkway\b/, "Pkwy"],
];

/** What orders say, in ten kinds of ways. */
export function questions(made: Customer[], random: () => number, count: number): CustomerQuestion[] {
  const named = Map.groupBy(made, ({ name }) => name);
  const domains = Map.groupBy(made, ({ email_domain }) => email_domain);
  const kinds: Record<string, (customer: Customer) => Omit<CustomerQuestion, "kind">> = {
    "name as it is": ({ id, name }) => ({
      query: { name, address: null, clues: [name] },
      right: named.get(name)!.length === 1 ? id : null,
    }),
    "name, another legal form": ({ id, name }) => ({
      query: { name: `${bare(name)} Limited`, address: null, clues: [] },
      right: named.get(name)!.length === 1 ? id : null,
    }),
    "name with a slip, capitals": ({ id, name }) => ({
      query: { name: slipped(name, random).toUpperCase(), address: null, clues: [] },
      right: named.get(name)!.length === 1 ? id : null,
    }),
    "short forms": ({ id, name }) => ({
      query: { name: shortened(bare(name), SHORT), address: null, clues: [] },
      right: named.get(name)!.length === 1 ? id : null,
    }),
    "name with a slip, address": ({ id, name, address }) => ({
      query: { name: slipped(name, random), address: shortened(address, SHORT_STREETS), clues: [] },
      right: id,
    }),
    "branch in the same town, by address": (customer) => {
      const branch =
        branches(made, named).at(Math.floor(random() * branches(made, named).length)) ?? customer;
      return {
        query: { name: branch.name, address: branch.address.toUpperCase(), clues: [] },
        right: branch.id,
      };
    },
    "cut name, address": ({ id, name, address }) => ({
      query: { name: name.split(" ").slice(0, 2).join(" "), address, clues: [] },
      right: id,
    }),
    "tax number in a text": ({ id, tax_id }) => ({
      query: {
        name: "Purchasing Department",
        address: null,
        clues: [`Tax ID ${tax_id.replace("-", " ")}`, tax_id],
      },
      right: id,
    }),
    "mail domain": ({ id, email_domain }) => ({
      query: { name: null, address: null, clues: [`orders@${email_domain}`] },
      right: email_domain && domains.get(email_domain)!.length === 1 ? id : null,
    }),
    "nobody's name": (customer) => ({
      query: { name: bare(strangers(customer, made)), address: null, clues: [] },
      right: null,
    }),
  };
  return Array.from({ length: count }, (_, at) => {
    const kind = Object.keys(kinds)[at % Object.keys(kinds).length]!;
    return { kind, ...kinds[kind]!(made[Math.floor(random() * made.length)]!) };
  });
}

let twins: Customer[] | undefined;

/** Customers that share name and town with another. */
function branches(made: Customer[], named: Map<string, Customer[]>): Customer[] {
  const town = ({ address }: Customer) => address.split(", ")[1];
  twins ??= made.filter((one) =>
    named.get(one.name)!.some((other) => other !== one && town(other) === town(one)),
  );
  return twins;
}

/** A name whose first word is a customer's and whose second is not: "Falcon Pump" where there is "Falcon Valve". */
function strangers({ name }: Customer, made: Customer[]): string {
  const names = new Set(made.map((other) => bare(other.name)));
  const words = bare(name).split(" ");
  for (const second of SECOND) {
    const other = [words[0], second, ...words.slice(2)].join(" ");
    if (!names.has(other) && ![...names].some((known) => known.startsWith(`${words[0]} ${second}`)))
      return other;
  }
  return "Zanzibar Novelty";
}

function bare(name: string) {
  return name.replace(/ (Inc\.|LLC|Co\.|Corp\.|Ltd\.|GmbH|S\.A\.|B\.V\.)$/, "");
}

function shortened(text: string, forms: [RegExp, string][]) {
  return forms.reduce((text, [long, short]) => text.replace(long, short), text);
}

/** Two letters swapped, one left out, or one doubled, in a word of five letters and more. */
function slipped(name: string, random: () => number): string {
  const words = name.split(" ");
  const long = words.flatMap((word, at) => (word.length >= 5 ? [at] : []));
  const at = long[Math.floor(random() * long.length)];
  if (at === undefined) return name;
  const word = words[at]!;
  const place = 1 + Math.floor(random() * (word.length - 3));
  const ways = [
    word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word[place] + word.slice(place),
  ];
  words[at] = ways[Math.floor(random() * ways.length)]!;
  return words.join(" ");
}
