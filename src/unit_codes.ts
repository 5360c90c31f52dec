/** Codes of UN/ECE Recommendation 20, and of 21 with its X for packages, by the words that orders print; accents are left out. */
const NAMES: Record<string, string> = {
  EA: "ea each eas eaches cadauno c/u",
  H87: "h87 pc pcs pce piece pieces st stk stck stuck stueck pz pza pzas pieza piezas pezzo pezzi peca pecas stuks szt ks no nos nr num 个 個 件 只 支 枚 قطعة حبة",
  C62: "c62 un unit units und ud uds unid unidad unidades unite unites unidade eenheid one uni unita",
  PR: "pr pair pairs prs paar pa par pares paire paires npr",
  SET: "set sets satz jeu jeux juego juegos conjunto serie 套 セット",
  KT: "kt kit kits",
  DZN: "dzn dz doz dozen dozens dutzend douzaine docena dozzina dozijn dtz duzia",
  GRO: "gro gross grs",
  CEN: "cen c hundred hundert",
  MIL: "mil thousand tausend tsd mll mille",
  XBX: "xbx bx box boxes bxs caja cajas boite boites doos doosje scatola caixa schachtel",
  XCT: "xct ct ctn ctns carton cartons karton kartons ktn krt kar cartone 箱 كرتون",
  XCS: "xcs cs case cases ca cse kiste kisten",
  XPK: "xpk pk pak pq pck pack packs pkg pkgs pkt pkts package packages packet packets pac packung paquet paquete paquetes pacco pacchi pakket ve vpe 包",
  XBG: "xbg bg bag bags bolsa bolsas sac sack sacks beutel zak sacco saco sacos 袋",
  XRO: "xro rl rll rol roll rolls ro rolle rollen rouleau rouleaux rollo rollos rotolo rolo rolos 巻",
  XPX: "xpx plt pallet pallets pal palette paletten palettes palet paleta",
  XBO: "xbo bt btl bottle bottles flasche flaschen fl bouteille botella botellas bottiglia fles 瓶",
  XCA: "xca can cans dose dosen lata latas blik",
  XDR: "xdr dr drum drums fass fut tambor tamburo",
  XPL: "xpl pail pails bucket eimer seau cubo",
  XTU: "xtu tu tube tubes tubo tubos",
  XCR: "xcr crate crates",
  XRL: "xrl reel reels spule bobine bobina",
  XCL: "xcl coil coils",
  XBE: "xbe bdl bundle bundles bund gebinde",
  XCY: "xcy cyl cylinder cylinders",
  XJG: "xjg jg jug jugs",
  XJR: "xjr jar jars",
  XKG: "xkg keg kegs",
  XSI: "xsi skd skid skids",
  XSY: "xsy slv sleeve sleeves",
  XSO: "xso spool spools",
  XPU: "xpu tray trays",
  XST: "xst sheet sheets sht sh blatt bogen feuille hoja foglio 张",
  XLT: "xlt lot lots partida",
  LS: "ls lump job",
  KGM: "kgm kg kgs kilo kilos kilogram kilograms kilogramm kilogramme 公斤 千克 كجم",
  GRM: "grm g gr gram grams gramm gramme gramos",
  MGM: "mgm mg",
  TNE: "tne t tn to ton tons tonne tonnes tonnen tonelada toneladas mt 吨 طن",
  LBR: "lbr lb lbs pound pounds libra libras",
  CWA: "cwa cw cwt hundredweight",
  ONZ: "onz oz ounce ounces",
  LTR: "ltr l lt ltrs liter liters litre litres litro litros litri",
  MLT: "mlt ml milliliter millilitre",
  CLT: "clt cl",
  GLL: "gll gal gals gl gallon gallons galon galones",
  QT: "qt quart quarts",
  PT: "pt pint pints",
  MTR: "mtr m mtrs meter meters metre metres metro metros metri lm rm lfm 米 متر",
  CMT: "cmt cm centimeter centimeters centimetre centimetres zentimeter",
  MMT: "mmt mm millimeter millimeters millimetre millimetres",
  KMT: "kmt km",
  FOT: "fot ft feet foot lf lnft linft rft pie pies",
  INH: "inh in inch inches zoll",
  YRD: "yrd yd yds yard yards",
  MTK: "mtk m2 m² م2 م² qm sqm",
  FTK: "ftk sqft sf ft2",
  BFT: "bft bf bdft fbm",
  MTQ: "mtq m3 m³ م3 م³ cbm",
  FTQ: "ftq cft cuft",
  HUR: "hur hr hrs hour hours h std stunde stunden heure heures hora horas",
  DAY: "day days tag tage jour jours dia dias",
  WEE: "wee week weeks woche wochen",
  MON: "mon month months monat monate mois mes meses mo",
  ANN: "ann year years jahr jahre",
  KWH: "kwh",
  E54: "e54 trip trips",
  E48: "e48 service services leistung",
};

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split(" ").map((name) => [bare(name), code] as const),
  ),
);

/** The UN/ECE Recommendation 20 code of a unit as printed ("pcs." is H87); null where its words are not known. */
export function unitCodeOf(unit: string | null): string | null {
  return unit === null ? null : (CODES.get(bare(unit.replace(/\(s\)|\(.*\)$/i, ""))) ?? null);
}

/** Lower case, without accents, blanks and full stops. */
function bare(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}|[\s.]/gu, "");
}
