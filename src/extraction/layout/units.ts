const WORDS = `ea each eas pc pcs pce piece pieces stk st stck stuck stück stueck unit units un und ud uds u uni unidad unidades unid pz pza pzas pezzi
unite unites unité unités unidade stuk stuks set sets kit kits pair pairs pr prs dozen doz dz dzn gross grs gro box boxes bx bxs carton cartons ctn ctns cs case cases ca cse crt
crate crates pack packs pk pkg pkt packet packets package packages pack. pallet pallets plt pal tl roll rolls rl rll ro reel reels bag bags bg bottle bottles btl can cans drum drums dr drm tube tubes tub
jar sheet sheets sht sh length lengths lot lots ls job lump each(each) ea(each) kg kgs kgm kilo kilograms kilogram g gr grm gram grams mg lb lbs lbr pound pounds oz ounce ounces t to ton tons tonne tonnes mt cwt
l lt ltr liter liters litre litres ml cl gal gals gallon gallons qt quart pt pint m mt mtr mtrs meter meters metre metres cm mm km lm rm ft feet foot lf in inch inches yd yds yard yards
m2 m² sqm sqft sf m3 m³ cbm sqm. cu cuft hr hrs hour hours h std stunde stunden day days tag tage week weeks month months monat monate year years jahr jahre mo meals meal person persons service services
c62 h87 mtk mtq kwh pcs. stk. st. std. stck. pc. unit(s) units(s) liter(s) litre(s) unité(s) litro litros caja cajas cx rollo rollos par pares bolsa bolsas tambor galon galones metro metros juego bulto
karton kartons palette paletten rolle rollen flasche flaschen sack beutel paar satz dose dosen kanne kiste kisten packung pak pal. boite boites boîte carton(s) paquet paquets rouleau rouleaux sac palette(s)
vpe ve vke pkg pa paire paires jeu jeux bte bidon fut doos dozen rol rollen zak pak caja cajas cx rl cf conf nr kar ktn fl eimer gebinde bund tafel dosis frasco balde pote botella saco litros pe pzs pieza piezas conjunto serie kanister trommel dz doz. m. mtr. ltr. kgs pkt. st bobina bobine plaque plaques barre barres tube tubo tubos barra barras hoja hojas lamina placa pares tonelada rollos
box. no nos no. nos. num per piece/s pc/s cft rft mts kgs. ltrs bdl bundle bundles coil coils ream reams strip strips vial vials pail pails pouch sack sacks tray trays skid skids assy asy blk bot c m e
个 個 件 台 套 只 支 本 枚 箱 包 组 組 张 条 米 千克 公斤 吨 セット ケース 袋 巻 قطعة حبة كرتون علبة متر كجم طن`;

const UNITS = new Set(WORDS.split(/\s+/).map(bare));

/** Lower case, without accents. */
function bare(word: string): string {
  return word.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a printed word is a unit of measure. */
export function isUnit(text: string): boolean {
  const word = bare(text);
  return (
    UNITS.has(word) || UNITS.has(word.replace(/[.,:;]$/, "")) || /^(ea|pc|cs|bx)\s?\([a-z]+\)$/.test(word)
  );
}

/** Whether a cell of a unit column may be one: a known unit, or a short word without digits. */
export function looksLikeUnit(text: string): boolean {
  return isUnit(text) || /^[\p{L}.²³/()]{1,12}$/u.test(text.trim()) || isUnit(text.replace(/\s*\(.*\)$/, ""));
}

/** How many pieces a price unit stands for: "M" and "/1,000" are 1000, "C" is 100; null for plain units. */
export function basisOf(text: string): string | null {
  const word = text
    .trim()
    .replace(/^[/]|^per\s+/i, "")
    .replace(/[.,](?=\d{3}\b)/g, "")
    .trim();
  const count = /^(\d+)(\s*\p{L}{0,5}\.?)?$/u.exec(word)?.[1];
  if (count) return Number(count) >= 1 ? String(Number(count)) : null;
  if (/^(m|th|thou|thousand|mil|mille|tsd|k|per m|mpc|tpc)$/i.test(word)) return "1000";
  if (/^(c|hun|hundred|cent|hnd|cpc|%)$/i.test(word)) return "100";
  return null;
}
