/** Kinds of real purchase orders, made with invented words. @module */
import type { Family } from "./_family.ts";
import { abroadBooks } from "./abroad/books.ts";
import { abroadChina } from "./abroad/china.ts";
import { abroadDach } from "./abroad/dach.ts";
import { abroadForms } from "./abroad/forms.ts";
import { abroadIberia } from "./abroad/iberia.ts";
import { abroadLetters } from "./abroad/letters.ts";
import { abroadMails } from "./abroad/mails.ts";
import { abroadNorth } from "./abroad/north.ts";
import { abroadNotices } from "./abroad/notices.ts";
import { abroadOrient } from "./abroad/orient.ts";
import { abroadRomance } from "./abroad/romance.ts";
import { abroadShops } from "./abroad/shops.ts";
import { abroadWords } from "./abroad/words.ts";
import { booksCatalogues } from "./books/catalogues.ts";
import { booksExports } from "./books/exports.ts";
import { booksOwn } from "./books/own.ts";
import { booksTongues } from "./books/tongues.ts";
import { clerkCounters } from "./clerk/counters.ts";
import { clerkLedgers } from "./clerk/ledgers.ts";
import { clerkPlants } from "./clerk/plants.ts";
import { clerkPrograms } from "./clerk/programs.ts";
import { clerkSites } from "./clerk/sites.ts";
import { clerkSizes } from "./clerk/sizes.ts";
import { clerkTongues } from "./clerk/tongues.ts";
import { clerkWorks } from "./clerk/works.ts";
import { crystal } from "./crystal.ts";
import { dayBooks } from "./day/books.ts";
import { dayDesks } from "./day/desks.ts";
import { dayForms } from "./day/forms.ts";
import { dayKits } from "./day/kits.ts";
import { dayLands } from "./day/lands.ts";
import { dayMails } from "./day/mails.ts";
import { dayShops } from "./day/shops.ts";
import { dayStock } from "./day/stock.ts";
import { dayTrades } from "./day/trades.ts";
import { dayWords } from "./day/words.ts";
import { deskAccounts } from "./desk/accounts.ts";
import { deskApparel } from "./desk/apparel.ts";
import { deskCrystal } from "./desk/crystal.ts";
import { deskDistribution } from "./desk/distribution.ts";
import { deskGulf } from "./desk/gulf.ts";
import { deskHard } from "./desk/hard.ts";
import { deskIndia } from "./desk/india.ts";
import { deskInstitutions } from "./desk/institutions.ts";
import { deskMakers } from "./desk/makers.ts";
import { deskMany } from "./desk/many.ts";
import { deskOracle } from "./desk/oracle.ts";
import { deskSap } from "./desk/sap.ts";
import { deskSections } from "./desk/sections.ts";
import { deskTax } from "./desk/tax.ts";
import { deskTongues } from "./desk/tongues.ts";
import { east } from "./east.ts";
import { endBooks } from "./end/books.ts";
import { endDesks } from "./end/desks.ts";
import { endHands } from "./end/hands.ts";
import { endSpools } from "./end/spools.ts";
import { endSuites } from "./end/suites.ts";
import { endTaxes } from "./end/taxes.ts";
import { endTongues } from "./end/tongues.ts";
import { erpBeneath } from "./erp/beneath.ts";
import { erpBeside } from "./erp/beside.ts";
import { erpChanges } from "./erp/changes.ts";
import { erpColumns } from "./erp/columns.ts";
import { erpFlow } from "./erp/flow.ts";
import { erpHeads } from "./erp/heads.ts";
import { erpMoney } from "./erp/money.ts";
import { erpPages } from "./erp/pages.ts";
import { erpSecond } from "./erp/second.ts";
import { erpSizes } from "./erp/sizes.ts";
import { erpTongues } from "./erp/tongues.ts";
import { erpWorks } from "./erp/works.ts";
import { finBooks } from "./fin/books.ts";
import { finDesks } from "./fin/desks.ts";
import { finHands } from "./fin/hands.ts";
import { finLong } from "./fin/long.ts";
import { finMakers } from "./fin/makers.ts";
import { finTongues } from "./fin/tongues.ts";
import { finWorks } from "./fin/works.ts";
import { firmChina } from "./firm/china.ts";
import { firmClinic } from "./firm/clinic.ts";
import { firmCloud } from "./firm/cloud.ts";
import { firmDesks } from "./firm/desks.ts";
import { firmDistributors } from "./firm/distributors.ts";
import { firmIndia } from "./firm/india.ts";
import { firmMakers } from "./firm/makers.ts";
import { firmPages } from "./firm/pages.ts";
import { firmRomance } from "./firm/romance.ts";
import { firmSap } from "./firm/sap.ts";
import { firmSpools } from "./firm/spools.ts";
import { firmTrades } from "./firm/trades.ts";
import { campus } from "./forms/campus.ts";
import { cloud } from "./forms/cloud.ts";
import { data } from "./forms/data.ts";
import { free } from "./forms/free.ts";
import { german } from "./forms/german.ts";
import { makers } from "./forms/makers.ts";
import { formPapers } from "./forms/papers.ts";
import { parts } from "./forms/parts.ts";
import { publicForms } from "./forms/public.ts";
import { shops } from "./forms/shops.ts";
import { south } from "./forms/south.ts";
import { suites } from "./forms/suites.ts";
import { wares } from "./forms/trades.ts";
import { handsAttached } from "./hands/attached.ts";
import { handsLetters } from "./hands/letters.ts";
import { handsPapers } from "./hands/papers.ts";
import { handsPrints } from "./hands/prints.ts";
import { headAmerica } from "./head/america.ts";
import { headEurope } from "./head/europe.ts";
import { headWorld } from "./head/world.ts";
import { inboxPages } from "./inbox/pages.ts";
import { inboxTongues } from "./inbox/tongues.ts";
import { inboxWords } from "./inbox/words.ts";
import { juneBooks } from "./june/books.ts";
import { juneCounters } from "./june/counters.ts";
import { juneIndia } from "./june/india.ts";
import { juneLands } from "./june/lands.ts";
import { juneLetters } from "./june/letters.ts";
import { juneMails } from "./june/mails.ts";
import { juneParts } from "./june/parts.ts";
import { juneStores } from "./june/stores.ts";
import { landsAfrica } from "./lands/africa.ts";
import { landsAmerica } from "./lands/america.ts";
import { landsAsia } from "./lands/asia.ts";
import { landsBrazil } from "./lands/brazil.ts";
import { landsChina } from "./lands/china.ts";
import { landsChinaSheets } from "./lands/china_sheets.ts";
import { landsDach } from "./lands/dach.ts";
import { landsEastEurope } from "./lands/east_europe.ts";
import { landsFarEast } from "./lands/far_east.ts";
import { landsFrance } from "./lands/france.ts";
import { landsIndia } from "./lands/india.ts";
import { landsNorth } from "./lands/north.ts";
import { landsSouth } from "./lands/south.ts";
import { lastBooks } from "./last/books.ts";
import { lastDistributors } from "./last/distributors.ts";
import { lastExports } from "./last/exports.ts";
import { lastHands } from "./last/hands.ts";
import { lastInstitutions } from "./last/institutions.ts";
import { lastMakers } from "./last/makers.ts";
import { lastRomance } from "./last/romance.ts";
import { lastStores } from "./last/stores.ts";
import { lastTongues } from "./last/tongues.ts";
import { ledgerBooks } from "./ledger/books.ts";
import { ledgerCoins } from "./ledger/coins.ts";
import { ledgerCounters } from "./ledger/counters.ts";
import { ledgerGiants } from "./ledger/giants.ts";
import { ledgerLong } from "./ledger/long.ts";
import { ledgerSuites } from "./ledger/suites.ts";
import { lotBooks } from "./lot/books.ts";
import { lotDesks } from "./lot/desks.ts";
import { lotHands } from "./lot/hands.ts";
import { lotMakers } from "./lot/makers.ts";
import { lotPortals } from "./lot/portals.ts";
import { lotSuites } from "./lot/suites.ts";
import { lotWorks } from "./lot/works.ts";
import { madeLetters } from "./made/letters.ts";
import { madeSheets } from "./made/sheets.ts";
import { madeTemplates } from "./made/templates.ts";
import { madeTongues } from "./made/tongues.ts";
import { madeTrades } from "./made/trades.ts";
import { millBooks } from "./mill/books.ts";
import { millGiants } from "./mill/giants.ts";
import { millLong } from "./mill/long.ts";
import { millSuites } from "./mill/suites.ts";
import { millTongues } from "./mill/tongues.ts";
import { mixBooks } from "./mix/books.ts";
import { mixEast } from "./mix/east.ts";
import { mixGrids } from "./mix/grids.ts";
import { mixLedgers } from "./mix/ledgers.ts";
import { mixMails } from "./mix/mails.ts";
import { mixPost } from "./mix/post.ts";
import { mixRegisters } from "./mix/registers.ts";
import { mixTongues } from "./mix/tongues.ts";
import { mixWords } from "./mix/words.ts";
import { mixYards } from "./mix/yards.ts";
import { nextBooks } from "./next/books.ts";
import { nextCampus } from "./next/campus.ts";
import { nextCounters } from "./next/counters.ts";
import { nextEast } from "./next/east.ts";
import { nextFields } from "./next/fields.ts";
import { nextGrocers } from "./next/grocers.ts";
import { nextMakers } from "./next/makers.ts";
import { nextPlants } from "./next/plants.ts";
import { nextPortals } from "./next/portals.ts";
import { nextPublic } from "./next/public.ts";
import { nextReleases } from "./next/releases.ts";
import { nextShops } from "./next/shops.ts";
import { nextSites } from "./next/sites.ts";
import { nextSpools } from "./next/spools.ts";
import { nextTongues } from "./next/tongues.ts";
import { noteBooks } from "./note/books.ts";
import { noteChains } from "./note/chains.ts";
import { noteForms } from "./note/forms.ts";
import { noteMails } from "./note/mails.ts";
import { notePapers } from "./note/papers.ts";
import { noteSheets } from "./note/sheets.ts";
import { noteTongues } from "./note/tongues.ts";
import { officeBooks } from "./office/books.ts";
import { officeLetters } from "./office/letters.ts";
import { officeSheets } from "./office/sheets.ts";
import { officeTongues } from "./office/tongues.ts";
import { officeWebs } from "./office/webs.ts";
import { oracle } from "./oracle.ts";
import { ownAnswers } from "./own/answers.ts";
import { ownCarts } from "./own/carts.ts";
import { ownForms } from "./own/forms.ts";
import { ownLetters } from "./own/letters.ts";
import { ownMails } from "./own/mails.ts";
import { ownPrints } from "./own/prints.ts";
import { ownSheets } from "./own/sheets.ts";
import { partyAmerica } from "./party/america.ts";
import { partyEurope } from "./party/europe.ts";
import { partyWorld } from "./party/world.ts";
import { postBooks } from "./post/books.ts";
import { postEurope } from "./post/europe.ts";
import { postMails } from "./post/mails.ts";
import { postMakers } from "./post/makers.ts";
import { postSuites } from "./post/suites.ts";
import { postWords } from "./post/words.ts";
import { postWorld } from "./post/world.ts";
import { reachBooks } from "./reach/books.ts";
import { reachBreaks } from "./reach/breaks.ts";
import { reachHard } from "./reach/hard.ts";
import { reachLetters } from "./reach/letters.ts";
import { reachPrints } from "./reach/prints.ts";
import { reachTongues } from "./reach/tongues.ts";
import { realBritain } from "./real/britain.ts";
import { realCounters } from "./real/counters.ts";
import { realDeliveries } from "./real/deliveries.ts";
import { realFrance } from "./real/france.ts";
import { realHouses } from "./real/houses.ts";
import { realIndia } from "./real/india.ts";
import { realJobs } from "./real/jobs.ts";
import { realLedgers } from "./real/ledgers.ts";
import { realLong } from "./real/long.ts";
import { realNetworks } from "./real/networks.ts";
import { realOffices } from "./real/offices.ts";
import { realPlants } from "./real/plants.ts";
import { realPublic } from "./real/public.ts";
import { realReports } from "./real/reports.ts";
import { realRetail } from "./real/retail.ts";
import { realSap } from "./real/sap.ts";
import { realSites } from "./real/sites.ts";
import { realSpools } from "./real/spools.ts";
import { realSuites } from "./real/suites.ts";
import { realTerms } from "./real/terms.ts";
import { realWorks } from "./real/works.ts";
import { sap } from "./sap.ts";
import { sheetsExports } from "./sheets/exports.ts";
import { sheetsForms } from "./sheets/forms.ts";
import { sheetsReports } from "./sheets/reports.ts";
import { sheets } from "./sheets.ts";
import { small } from "./small.ts";
import { spool } from "./spool.ts";
import { suiteAmerica } from "./suite/america.ts";
import { suiteGrids } from "./suite/grids.ts";
import { suiteLines } from "./suite/lines.ts";
import { suiteLong } from "./suite/long.ts";
import { suitePlants } from "./suite/plants.ts";
import { suitePrices } from "./suite/prices.ts";
import { suiteSheaves } from "./suite/sheaves.ts";
import { suiteSpools } from "./suite/spools.ts";
import { suiteTaxes } from "./suite/taxes.ts";
import { suiteTongues } from "./suite/tongues.ts";
import { suiteWorld } from "./suite/world.ts";
import { templatesAccounting } from "./templates/accounting.ts";
import { templatesBlackSea } from "./templates/black_sea.ts";
import { templatesChina } from "./templates/china.ts";
import { templatesDolibarr } from "./templates/dolibarr.ts";
import { templatesErpnext } from "./templates/erpnext.ts";
import { templatesJapan } from "./templates/japan.ts";
import { templatesKorea } from "./templates/korea.ts";
import { templatesLatex } from "./templates/latex.ts";
import { templatesLatin } from "./templates/latin.ts";
import { templatesNav } from "./templates/nav.ts";
import { templatesOdoo } from "./templates/odoo.ts";
import { templatesOpen } from "./templates/open.ts";
import { templatesSheets } from "./templates/sheets.ts";
import { templatesTryton } from "./templates/tryton.ts";
import { termBooks } from "./term/books.ts";
import { termColumns } from "./term/columns.ts";
import { termLetters } from "./term/letters.ts";
import { termOdd } from "./term/odd.ts";
import { termPlain } from "./term/plain.ts";
import { tongues } from "./tongues.ts";
import { tradeAircraft } from "./trade/aircraft.ts";
import { tradeClinic } from "./trade/clinic.ts";
import { tradeCloud } from "./trade/cloud.ts";
import { tradeDistribution } from "./trade/distribution.ts";
import { tradeIberia } from "./trade/iberia.ts";
import { tradeMainframe } from "./trade/mainframe.ts";
import { tradePackages } from "./trade/packages.ts";
import { tradePaper } from "./trade/paper.ts";
import { tradePublic } from "./trade/public.ts";
import { tradeRomance } from "./trade/romance.ts";
import { tradeSheets } from "./trade/sheets.ts";
import { tradeShops } from "./trade/shops.ts";
import { tradeSites } from "./trade/sites.ts";
import { trades } from "./trades.ts";
import { web } from "./web.ts";
import { weekBooks } from "./week/books.ts";
import { weekCounters } from "./week/counters.ts";
import { weekIndia } from "./week/india.ts";
import { weekJde } from "./week/jde.ts";
import { weekLands } from "./week/lands.ts";
import { weekLong } from "./week/long.ts";
import { weekMails } from "./week/mails.ts";
import { weekMakers } from "./week/makers.ts";
import { weekOracle } from "./week/oracle.ts";
import { weekResale } from "./week/resale.ts";
import { weekSage } from "./week/sage.ts";
import { weekSap } from "./week/sap.ts";
import { weekSections } from "./week/sections.ts";
import { weekSuites } from "./week/suites.ts";
import { wildAndes } from "./wild/andes.ts";
import { wildCards } from "./wild/cards.ts";
import { wildCounts } from "./wild/counts.ts";
import { wildEurope } from "./wild/europe.ts";
import { wildFarEast } from "./wild/far_east.ts";
import { wildGulf } from "./wild/gulf.ts";
import { wildIndia } from "./wild/india.ts";
import { wildJava } from "./wild/java.ts";
import { wildLatin } from "./wild/latin.ts";
import { wildShops } from "./wild/shops.ts";
import { wildStock } from "./wild/stock.ts";

export type { Family, Made } from "./_family.ts";

/** Every family, those of LAYOUTS.md by their letter or number, those of open systems' own templates by T, those of many lands by land, what a sales desk gets by desk, the others by X. */
export const FAMILIES: Family[] = [
  ...abroadBooks,
  ...abroadChina,
  ...abroadDach,
  ...abroadForms,
  ...abroadIberia,
  ...abroadLetters,
  ...abroadMails,
  ...abroadNorth,
  ...abroadNotices,
  ...abroadOrient,
  ...abroadRomance,
  ...abroadShops,
  ...abroadWords,
  ...sap,
  ...oracle,
  ...crystal,
  ...spool,
  ...suiteAmerica,
  ...suiteGrids,
  ...suiteLines,
  ...suiteLong,
  ...suitePlants,
  ...suitePrices,
  ...suiteSheaves,
  ...suiteSpools,
  ...suiteTaxes,
  ...suiteTongues,
  ...suiteWorld,
  ...clerkCounters,
  ...clerkLedgers,
  ...clerkPlants,
  ...clerkPrograms,
  ...clerkSites,
  ...clerkSizes,
  ...clerkTongues,
  ...clerkWorks,
  ...dayBooks,
  ...dayDesks,
  ...dayForms,
  ...dayKits,
  ...dayLands,
  ...dayMails,
  ...dayShops,
  ...dayStock,
  ...dayTrades,
  ...dayWords,
  ...deskAccounts,
  ...deskApparel,
  ...deskCrystal,
  ...deskDistribution,
  ...deskGulf,
  ...deskHard,
  ...deskIndia,
  ...deskInstitutions,
  ...deskMakers,
  ...deskMany,
  ...deskOracle,
  ...deskSap,
  ...deskSections,
  ...deskTax,
  ...deskTongues,
  ...small,
  ...tongues,
  ...east,
  ...trades,
  ...web,
  ...sheets,
  ...sheetsExports,
  ...sheetsForms,
  ...sheetsReports,
  ...endBooks,
  ...endDesks,
  ...endHands,
  ...endSpools,
  ...endSuites,
  ...endTaxes,
  ...endTongues,
  ...erpBeneath,
  ...erpBeside,
  ...erpChanges,
  ...erpColumns,
  ...erpFlow,
  ...erpHeads,
  ...erpSecond,
  ...erpWorks,
  ...erpPages,
  ...erpMoney,
  ...erpSizes,
  ...erpTongues,
  ...finBooks,
  ...finDesks,
  ...finHands,
  ...finLong,
  ...finMakers,
  ...finTongues,
  ...finWorks,
  ...firmChina,
  ...firmClinic,
  ...firmCloud,
  ...firmDesks,
  ...firmDistributors,
  ...firmIndia,
  ...firmMakers,
  ...firmPages,
  ...firmRomance,
  ...firmSap,
  ...firmSpools,
  ...firmTrades,
  ...formPapers,
  ...publicForms,
  ...campus,
  ...cloud,
  ...makers,
  ...german,
  ...wares,
  ...shops,
  ...free,
  ...parts,
  ...south,
  ...data,
  ...suites,
  ...booksOwn,
  ...booksCatalogues,
  ...booksExports,
  ...booksTongues,
  ...handsLetters,
  ...handsPrints,
  ...handsPapers,
  ...handsAttached,
  ...headAmerica,
  ...headEurope,
  ...headWorld,
  ...landsAfrica,
  ...landsAmerica,
  ...landsAsia,
  ...landsBrazil,
  ...landsChina,
  ...landsChinaSheets,
  ...landsDach,
  ...landsEastEurope,
  ...landsFarEast,
  ...landsFrance,
  ...landsIndia,
  ...landsNorth,
  ...landsSouth,
  ...lastBooks,
  ...lastDistributors,
  ...lastExports,
  ...lastHands,
  ...lastInstitutions,
  ...lastMakers,
  ...lastRomance,
  ...lastStores,
  ...lastTongues,
  ...ledgerBooks,
  ...ledgerCoins,
  ...ledgerCounters,
  ...ledgerGiants,
  ...ledgerLong,
  ...ledgerSuites,
  ...lotBooks,
  ...lotDesks,
  ...lotHands,
  ...lotMakers,
  ...lotPortals,
  ...lotSuites,
  ...lotWorks,
  ...madeLetters,
  ...madeSheets,
  ...madeTemplates,
  ...madeTongues,
  ...madeTrades,
  ...millBooks,
  ...millGiants,
  ...millLong,
  ...millSuites,
  ...millTongues,
  ...mixBooks,
  ...mixEast,
  ...mixGrids,
  ...mixLedgers,
  ...mixMails,
  ...mixPost,
  ...mixRegisters,
  ...mixTongues,
  ...mixWords,
  ...mixYards,
  ...nextEast,
  ...nextBooks,
  ...nextCampus,
  ...nextMakers,
  ...nextSites,
  ...nextGrocers,
  ...nextCounters,
  ...nextFields,
  ...nextPlants,
  ...nextPortals,
  ...nextPublic,
  ...nextReleases,
  ...nextShops,
  ...nextSpools,
  ...nextTongues,
  ...noteBooks,
  ...noteChains,
  ...noteForms,
  ...noteMails,
  ...notePapers,
  ...noteSheets,
  ...noteTongues,
  ...officeBooks,
  ...officeLetters,
  ...officeSheets,
  ...officeTongues,
  ...officeWebs,
  ...ownAnswers,
  ...ownCarts,
  ...ownForms,
  ...ownLetters,
  ...ownMails,
  ...ownPrints,
  ...ownSheets,
  ...partyAmerica,
  ...partyEurope,
  ...partyWorld,
  ...postBooks,
  ...postEurope,
  ...postMakers,
  ...postMails,
  ...postSuites,
  ...postWords,
  ...postWorld,
  ...reachBooks,
  ...reachBreaks,
  ...reachHard,
  ...reachLetters,
  ...reachPrints,
  ...reachTongues,
  ...realBritain,
  ...realCounters,
  ...realDeliveries,
  ...realFrance,
  ...realHouses,
  ...realIndia,
  ...realJobs,
  ...realLedgers,
  ...realLong,
  ...realNetworks,
  ...realOffices,
  ...realPlants,
  ...realPublic,
  ...realReports,
  ...realRetail,
  ...realSap,
  ...realSites,
  ...realSpools,
  ...realSuites,
  ...realTerms,
  ...realWorks,
  ...templatesAccounting,
  ...templatesBlackSea,
  ...templatesChina,
  ...templatesKorea,
  ...templatesDolibarr,
  ...templatesErpnext,
  ...templatesJapan,
  ...templatesLatex,
  ...templatesLatin,
  ...templatesNav,
  ...templatesOdoo,
  ...templatesOpen,
  ...templatesSheets,
  ...templatesTryton,
  ...termBooks,
  ...termColumns,
  ...termLetters,
  ...termOdd,
  ...termPlain,
  ...inboxPages,
  ...inboxTongues,
  ...inboxWords,
  ...juneBooks,
  ...juneCounters,
  ...juneIndia,
  ...juneLands,
  ...juneLetters,
  ...juneMails,
  ...juneParts,
  ...juneStores,
  ...tradePaper,
  ...tradeIberia,
  ...tradeSheets,
  ...tradePackages,
  ...tradeClinic,
  ...tradeAircraft,
  ...tradeCloud,
  ...tradeDistribution,
  ...tradeMainframe,
  ...tradePublic,
  ...tradeRomance,
  ...tradeShops,
  ...tradeSites,
  ...weekBooks,
  ...weekCounters,
  ...weekIndia,
  ...weekJde,
  ...weekLands,
  ...weekLong,
  ...weekMails,
  ...weekMakers,
  ...weekOracle,
  ...weekResale,
  ...weekSage,
  ...weekSap,
  ...weekSections,
  ...weekSuites,
  ...wildAndes,
  ...wildCards,
  ...wildCounts,
  ...wildEurope,
  ...wildFarEast,
  ...wildGulf,
  ...wildIndia,
  ...wildJava,
  ...wildLatin,
  ...wildShops,
  ...wildStock,
].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
