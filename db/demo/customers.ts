/** A customer of the demo catalogue, with the addresses it is shipped to. */
export interface DemoCustomer {
  id: string;
  code: string;
  name: string;
  address: string;
  emailDomain: string;
  taxId: string;
  shipTos: DemoShipTo[];
}

export interface DemoShipTo {
  id: string;
  name: string;
  address: string;
}

/** Name | street | city | mail domain; the lines below are further places it is shipped to: name | street | city. */
const BOOK = `
Harbor Machine Works, Inc. | 1180 Foundry Street | Erie, PA 16501 | harbormachine.example
  Plant 2 | 402 Lakeview Drive | Erie, PA 16506
  Warehouse South | 77 Canal Road | Meadville, PA 16335
Harbor Marine Services LLC | 25 Pier Avenue | Duluth, MN 55802 | harbormarine.example
Northgate Tool & Die Co. | 3350 Northgate Parkway | Rockford, IL 61109 | northgatetool.example
  Receiving Dock B | 3352 Northgate Parkway | Rockford, IL 61109
Northgate Packaging Corp. | 910 Mill Road | Beloit, WI 53511 | northgatepack.example
Cedar Valley Implement | 61 County Road 9 | Waterloo, IA 50701 | cedarvalley.example
  Service Center | 1400 Airline Highway | Cedar Falls, IA 50613
Bluestem Farm Equipment | 2201 Prairie Avenue | Salina, KS 67401 | bluestem.example
Tri-County Rural Electric Cooperative | 8 Substation Lane | Mansfield, PA 16933 | tricountyrec.example
Redstone Mining Company | 500 Quarry Road | Ely, NV 89301 | redstonemining.example
  Pit 4 Stores | 12 Haul Road | Ely, NV 89301
  Mill Maintenance | 640 Concentrator Way | McGill, NV 89318
Great Basin Construction, Inc. | 7711 Basin Street | Reno, NV 89502 | greatbasin.example
Summit Elevator & Escalator | 45 Tower Place | Denver, CO 80202 | summitelevator.example
Piedmont Textile Mills | 300 Spindle Way | Greenville, SC 29601 | piedmonttextile.example
  Dye House | 318 Spindle Way | Greenville, SC 29601
  Weaving Plant | 90 Loom Road | Spartanburg, SC 29303
Coastal Boatworks LLC | 14 Slipway Drive | Beaufort, NC 28516 | coastalboat.example
Ironbridge Fabrication | 2600 Steel Avenue | Birmingham, AL 35203 | ironbridge.example
  Field Yard | 19 Siding Street | Bessemer, AL 35020
Ironwood Furniture Company | 812 Maple Street | High Point, NC 27260 | ironwood.example
Delta Grain Terminal | 1 Elevator Road | Greenville, MS 38701 | deltagrain.example
Delta Grove Foods, Inc. | 4400 Orchard Boulevard | Yakima, WA 98901 | deltagrove.example
  Cold Storage | 4420 Orchard Boulevard | Yakima, WA 98901
Kestrel Aerospace Components | 9090 Propeller Way | Wichita, KS 67210 | kestrelaero.example
  Building 7 Receiving | 9120 Propeller Way | Wichita, KS 67210
Lakeshore Paper Company | 55 Digester Road | Green Bay, WI 54303 | lakeshorepaper.example
  Mill Stores | 57 Digester Road | Green Bay, WI 54303
  Converting | 2100 Packer Drive | De Pere, WI 54115
Lakeside Water District | 10 Reservoir Road | Zion, IL 60099 | lakesidewater.example
Mohawk Valley Castings | 700 Cupola Street | Utica, NY 13502 | mohawkcastings.example
Millrace Brewing Company | 38 Copper Lane | Fort Collins, CO 80524 | millracebrewing.example
Pinnacle Plastics Group | 1550 Extruder Drive | Evansville, IN 47711 | pinnacleplastics.example
  Injection Plant | 1600 Extruder Drive | Evansville, IN 47711
  Blow Molding | 33 Resin Court | Henderson, KY 42420
Pinnacle Roofing & Sheet Metal | 221 Gable Street | Toledo, OH 43604 | pinnacleroofing.example
Quarter Horse Trailers | 6200 Stockyard Road | Amarillo, TX 79118 | qhtrailers.example
Rio Verde Irrigation Supply | 77 Acequia Road | Las Cruces, NM 88001 | rioverde.example
  Yard | 300 Pecan Lane | Mesilla Park, NM 88047
Sawtooth Lumber Mills | 900 Logpond Road | Lewiston, ID 83501 | sawtoothlumber.example
  Planer Mill | 1004 Logpond Road | Lewiston, ID 83501
Shoreline Refrigeration | 18 Compressor Street | Portland, ME 04101 | shorelineref.example
Stonebrook Hospital Facilities | 2 Infirmary Drive | Worcester, MA 01605 | stonebrook.example
Sunfield Solar Contractors | 350 Array Avenue | Tempe, AZ 85281 | sunfield.example
  Staging Yard | 7600 West Baseline Road | Laveen, AZ 85339
Tamarack School District 12 | 1200 Campus Drive | Brainerd, MN 56401 | tamarackschools.example
Three Rivers Chemical Co. | 4100 Retort Road | Pittsburgh, PA 15225 | threeriverschem.example
  Unit 3 Warehouse | 4144 Retort Road | Pittsburgh, PA 15225
  Tank Farm | 12 Barge Lane | Neville Island, PA 15225
Three Rivers Transit Authority | 60 Carbarn Street | Fort Wayne, IN 46802 | threeriverstransit.example
Union Forge & Hammer | 88 Anvil Street | Warren, OH 44483 | unionforge.example
Valley View Dairy Cooperative | 501 Creamery Road | Tulare, CA 93274 | valleyviewdairy.example
  Powder Plant | 700 Evaporator Way | Visalia, CA 93291
Vanguard Crane & Rigging | 3003 Boom Street | Houston, TX 77029 | vanguardcrane.example
Westfield Bottling Company | 1450 Carbonation Way | Westfield, MA 01085 | westfieldbottling.example
Westfall Conveyor Systems | 230 Idler Road | Holland, MI 49423 | westfallconveyor.example
  Assembly Hall | 260 Idler Road | Holland, MI 49423
Whitewater Paddle Sports | 9 Eddy Lane | Bryson City, NC 28713 | whitewaterpaddle.example
Wolverine Stamping | 7000 Progressive Drive | Warren, MI 48091 | wolverinestamping.example
  Press Room Stores | 7040 Progressive Drive | Warren, MI 48091
  Die Shop | 15 Punch Court | Sterling Heights, MI 48312
Yellow Pine Pellet Company | 44 Hopper Road | Lufkin, TX 75901 | yellowpine.example
Zephyr Wind Services | 1700 Nacelle Drive | Sweetwater, TX 79556 | zephyrwind.example
  O&M Building | 21 Turbine Road | Roscoe, TX 79545
Alder Creek Winery | 3900 Vineyard Road | Sonoma, CA 95476 | aldercreek.example
Allied Bakery Equipment | 615 Proof Street | Vernon, CA 90058 | alliedbakery.example
Ashford Pump & Valve | 1011 Impeller Road | Tulsa, OK 74107 | ashfordpump.example
  Repair Shop | 1019 Impeller Road | Tulsa, OK 74107
Beacon Signs and Lighting | 480 Neon Avenue | Akron, OH 44301 | beaconsigns.example
Big Sky Helicopter Service | 20 Rotor Way | Missoula, MT 59808 | bigskyheli.example
Bridgewater Printing | 75 Offset Street | Lancaster, PA 17603 | bridgewaterprint.example
Canyon State Concrete | 8800 Aggregate Road | Tucson, AZ 85756 | canyonconcrete.example
  Batch Plant 3 | 150 Ready Mix Lane | Marana, AZ 85653
Crescent City Shipyard | 1 Drydock Road | New Orleans, LA 70117 | crescentshipyard.example
  Wet Berth 2 | 5 Drydock Road | New Orleans, LA 70117
Dominion Rail Products | 3120 Frog Street | Roanoke, VA 24016 | dominionrail.example
Eastman & Sons Plumbing | 71 Solder Lane | Albany, NY 12205 | eastmanplumbing.example
Falcon Automation GmbH | Industriestraße 14 | 71034 Böblingen, Germany | falcon-automation.example
  Werk 2 | Otto-Lilienthal-Straße 8 | 71034 Böblingen, Germany
Forsyth Engineering Ltd | Unit 6, Canal Works | Leeds LS11 5QP, United Kingdom | forsyth-eng.example
Granite Falls Municipal Utility | 55 Dam Street | Granite Falls, MN 56241 | granitefallsutility.example
Hollis Heating & Air | 290 Plenum Street | Macon, GA 31201 | hollishvac.example
Keystone Cold Storage | 2500 Reefer Road | Reading, PA 19605 | keystonecold.example
Maple Leaf Sawmill Supply Inc. | 88 Chemin du Moulin | Sherbrooke, QC J1H 1R1, Canada | mapleleafsaw.example
Oakmont Country Equipment | 16 Fairway Road | Springfield, MO 65803 | oakmontequip.example
Prairie Wind Cooperative | 340 Grid Road | Minot, ND 58701 | prairiewind.example
Talleres Hidalgo S.A. de C.V. | Av. Industrias 2040 | 64510 Monterrey, NL, México | thidalgo.example
`;

/** Every customer of the demo catalogue, always the same. */
export const CUSTOMERS: readonly DemoCustomer[] = entries().map(customer);

function entries(): string[][] {
  const entries: string[][] = [];
  for (const line of BOOK.split("\n").filter(Boolean))
    if (line.startsWith(" ")) entries.at(-1)!.push(line);
    else entries.push([line]);
  return entries;
}

function customer([head = "", ...places]: string[], at: number): DemoCustomer {
  const [name = "", street, city, emailDomain = ""] = columns(head);
  const id = String(1001 + at);
  return {
    id,
    code: `C${id}`,
    name,
    address: `${street}, ${city}`,
    emailDomain,
    taxId: `${20 + (at % 70)}-${String(1_000_003 + at * 131_071).slice(-7)}`,
    shipTos: [`Main Plant | ${street} | ${city}`, ...places].map((place, number) => {
      const [label = "", placeStreet, placeCity] = columns(place);
      return { id: `${id}-${number + 1}`, name: label, address: `${placeStreet}, ${placeCity}` };
    }),
  };
}

function columns(line: string): string[] {
  return line.split("|").map((column) => column.trim());
}
