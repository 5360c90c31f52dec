/** Spellings of units of measure behind a number; all of one unit become its first. */
export const UNITS = vocabulary(`
in inch inches " zoll
ft foot feet '
mm millimeter millimeters millimetre
cm centimeter
yd yard yards
psi
v volt volts
vdc
vac
amp amps ampere a
hp
kg kilogram kilograms
lb lbs pound pounds
oz ounce ounces
gal gallon gallons
ml milliliter
l liter litre liters litres
awg ga gauge
deg degree degrees
gb go
tb to
mhz
ghz
mp megapixel megapixels
`);

/** Abbreviations of the trade → what they stand for. */
export const SPOKEN = new Map(
  `
hcs hex cap screw
hhcs hex cap screw
hhb hex cap screw
hxn hex nut
shcs socket head cap screw
shc socket head cap screw
fhcs flat head cap screw
bhcs button head cap screw
bolt screw
bolts screw
capscrew cap screw
hexagon hex
gr grade
cl class
ss stainless
sst stainless
inox stainless
zn zinc
zp zinc
zinked zinc
plated
galv galvanized
yz yellow zinc
bo black oxide
blk black
blu blue
wht white
grn green
ylw yellow
yel yellow
nyl nylon
nyloc nylon insert lock nut
nylock nylon insert lock nut
wshr washer
wash washer
stl steel
cs steel
alum aluminum
aluminium aluminum
brs brass
poly polyurethane
pu polyurethane
hyd hydraulic
pneu pneumatic
cyl cylinder
conn connector
cplr coupler
coupling coupler
assy assembly
ftg fitting
fttg fitting
elb elbow
ell elbow
str straight
brg bearing
vlv valve
flt filter
reg regulator
sol solenoid
brkr breaker
encl enclosure
xl xlarge
pr pair
pk pack
bx box
ea
pcs
pc
each
for
with
and
the
x
of
`
    .trim()
    .split("\n")
    .map((line) => {
      const [short = "", ...words] = line.trim().split(" ");
      return [short, words] as const;
    }),
);

/** Words without a digit that tell one product from the next: materials, finishes, colours. */
export const TELLING = new Set(
  `steel stainless brass bronze copper aluminum iron nylon polyurethane polyethylene polypropylene ptfe viton fkm nbr buna
  epdm silicone rubber leather composite zinc galvanized chrome nickel oxide black blue red clear white yellow green orange
  gray amber natural purple pink brown beige silver gold lime male female open sealed shielded`.split(/\s+/),
);

function vocabulary(lines: string): Map<string, string[]> {
  const entries = lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const names = line.trim().split(" ");
      return names.map((name): [string, string[]] => [name, [names[0]!]]);
    });
  return new Map(entries);
}
