/** Kinds of real purchase orders, made with invented words. @module */
import type { Family } from "./_family.ts";
import { booksCatalogues } from "./books_catalogues.ts";
import { booksExports } from "./books_exports.ts";
import { booksOwn } from "./books_own.ts";
import { booksTongues } from "./books_tongues.ts";
import { crystal } from "./crystal.ts";
import { dayBooks } from "./day_books.ts";
import { dayDesks } from "./day_desks.ts";
import { dayForms } from "./day_forms.ts";
import { dayKits } from "./day_kits.ts";
import { dayLands } from "./day_lands.ts";
import { dayMails } from "./day_mails.ts";
import { dayShops } from "./day_shops.ts";
import { dayStock } from "./day_stock.ts";
import { dayTrades } from "./day_trades.ts";
import { dayWords } from "./day_words.ts";
import { deskAccounts } from "./desk_accounts.ts";
import { deskApparel } from "./desk_apparel.ts";
import { deskCrystal } from "./desk_crystal.ts";
import { deskDistribution } from "./desk_distribution.ts";
import { deskGulf } from "./desk_gulf.ts";
import { deskHard } from "./desk_hard.ts";
import { deskIndia } from "./desk_india.ts";
import { deskInstitutions } from "./desk_institutions.ts";
import { deskMakers } from "./desk_makers.ts";
import { deskMany } from "./desk_many.ts";
import { deskOracle } from "./desk_oracle.ts";
import { deskSap } from "./desk_sap.ts";
import { deskSections } from "./desk_sections.ts";
import { deskTax } from "./desk_tax.ts";
import { deskTongues } from "./desk_tongues.ts";
import { east } from "./east.ts";
import { endBooks } from "./end_books.ts";
import { endDesks } from "./end_desks.ts";
import { endHands } from "./end_hands.ts";
import { endSpools } from "./end_spools.ts";
import { endSuites } from "./end_suites.ts";
import { endTaxes } from "./end_taxes.ts";
import { endTongues } from "./end_tongues.ts";
import { finBooks } from "./fin_books.ts";
import { finDesks } from "./fin_desks.ts";
import { finHands } from "./fin_hands.ts";
import { finLong } from "./fin_long.ts";
import { finMakers } from "./fin_makers.ts";
import { finTongues } from "./fin_tongues.ts";
import { finWorks } from "./fin_works.ts";
import { firmChina } from "./firm_china.ts";
import { firmClinic } from "./firm_clinic.ts";
import { firmCloud } from "./firm_cloud.ts";
import { firmDesks } from "./firm_desks.ts";
import { firmDistributors } from "./firm_distributors.ts";
import { firmIndia } from "./firm_india.ts";
import { firmMakers } from "./firm_makers.ts";
import { firmPages } from "./firm_pages.ts";
import { firmRomance } from "./firm_romance.ts";
import { firmSap } from "./firm_sap.ts";
import { firmSpools } from "./firm_spools.ts";
import { firmTrades } from "./firm_trades.ts";
import { campus } from "./forms_campus.ts";
import { cloud } from "./forms_cloud.ts";
import { data } from "./forms_data.ts";
import { free } from "./forms_free.ts";
import { german } from "./forms_german.ts";
import { makers } from "./forms_makers.ts";
import { parts } from "./forms_parts.ts";
import { publicForms } from "./forms_public.ts";
import { shops } from "./forms_shops.ts";
import { south } from "./forms_south.ts";
import { suites } from "./forms_suites.ts";
import { wares } from "./forms_trades.ts";
import { handsAttached } from "./hands_attached.ts";
import { handsLetters } from "./hands_letters.ts";
import { handsPapers } from "./hands_papers.ts";
import { handsPrints } from "./hands_prints.ts";
import { headAmerica } from "./head_america.ts";
import { headEurope } from "./head_europe.ts";
import { headWorld } from "./head_world.ts";
import { landsAfrica } from "./lands_africa.ts";
import { landsAmerica } from "./lands_america.ts";
import { landsAsia } from "./lands_asia.ts";
import { landsBrazil } from "./lands_brazil.ts";
import { landsChina } from "./lands_china.ts";
import { landsChinaSheets } from "./lands_china_sheets.ts";
import { landsDach } from "./lands_dach.ts";
import { landsEastEurope } from "./lands_east_europe.ts";
import { landsFarEast } from "./lands_far_east.ts";
import { landsFrance } from "./lands_france.ts";
import { landsIndia } from "./lands_india.ts";
import { landsNorth } from "./lands_north.ts";
import { landsSouth } from "./lands_south.ts";
import { lastBooks } from "./last_books.ts";
import { lastDistributors } from "./last_distributors.ts";
import { lastExports } from "./last_exports.ts";
import { lastHands } from "./last_hands.ts";
import { lastInstitutions } from "./last_institutions.ts";
import { lastMakers } from "./last_makers.ts";
import { lastRomance } from "./last_romance.ts";
import { lastStores } from "./last_stores.ts";
import { lastTongues } from "./last_tongues.ts";
import { lotBooks } from "./lot_books.ts";
import { lotDesks } from "./lot_desks.ts";
import { lotHands } from "./lot_hands.ts";
import { lotMakers } from "./lot_makers.ts";
import { lotPortals } from "./lot_portals.ts";
import { lotSuites } from "./lot_suites.ts";
import { lotWorks } from "./lot_works.ts";
import { madeLetters } from "./made_letters.ts";
import { madeSheets } from "./made_sheets.ts";
import { madeTemplates } from "./made_templates.ts";
import { madeTongues } from "./made_tongues.ts";
import { madeTrades } from "./made_trades.ts";
import { nextBooks } from "./next_books.ts";
import { nextCampus } from "./next_campus.ts";
import { nextCounters } from "./next_counters.ts";
import { nextEast } from "./next_east.ts";
import { nextFields } from "./next_fields.ts";
import { nextGrocers } from "./next_grocers.ts";
import { nextMakers } from "./next_makers.ts";
import { nextPlants } from "./next_plants.ts";
import { nextPortals } from "./next_portals.ts";
import { nextPublic } from "./next_public.ts";
import { nextReleases } from "./next_releases.ts";
import { nextShops } from "./next_shops.ts";
import { nextSites } from "./next_sites.ts";
import { nextSpools } from "./next_spools.ts";
import { nextTongues } from "./next_tongues.ts";
import { noteBooks } from "./note_books.ts";
import { noteChains } from "./note_chains.ts";
import { noteForms } from "./note_forms.ts";
import { noteMails } from "./note_mails.ts";
import { notePapers } from "./note_papers.ts";
import { noteSheets } from "./note_sheets.ts";
import { noteTongues } from "./note_tongues.ts";
import { oracle } from "./oracle.ts";
import { ownAnswers } from "./own_answers.ts";
import { ownCarts } from "./own_carts.ts";
import { ownForms } from "./own_forms.ts";
import { ownLetters } from "./own_letters.ts";
import { ownMails } from "./own_mails.ts";
import { ownPrints } from "./own_prints.ts";
import { ownSheets } from "./own_sheets.ts";
import { realBritain } from "./real_britain.ts";
import { realCounters } from "./real_counters.ts";
import { realDeliveries } from "./real_deliveries.ts";
import { realFrance } from "./real_france.ts";
import { realHouses } from "./real_houses.ts";
import { realIndia } from "./real_india.ts";
import { realJobs } from "./real_jobs.ts";
import { realLedgers } from "./real_ledgers.ts";
import { realLong } from "./real_long.ts";
import { realNetworks } from "./real_networks.ts";
import { realOffices } from "./real_offices.ts";
import { realPlants } from "./real_plants.ts";
import { realPublic } from "./real_public.ts";
import { realReports } from "./real_reports.ts";
import { realRetail } from "./real_retail.ts";
import { realSap } from "./real_sap.ts";
import { realSites } from "./real_sites.ts";
import { realSpools } from "./real_spools.ts";
import { realSuites } from "./real_suites.ts";
import { realTerms } from "./real_terms.ts";
import { realWorks } from "./real_works.ts";
import { sap } from "./sap.ts";
import { sheets } from "./sheets.ts";
import { sheetsExports } from "./sheets_exports.ts";
import { sheetsForms } from "./sheets_forms.ts";
import { sheetsReports } from "./sheets_reports.ts";
import { small } from "./small.ts";
import { spool } from "./spool.ts";
import { templatesAccounting } from "./templates_accounting.ts";
import { templatesBlackSea } from "./templates_black_sea.ts";
import { templatesChina } from "./templates_china.ts";
import { templatesDolibarr } from "./templates_dolibarr.ts";
import { templatesErpnext } from "./templates_erpnext.ts";
import { templatesJapan } from "./templates_japan.ts";
import { templatesKorea } from "./templates_korea.ts";
import { templatesLatex } from "./templates_latex.ts";
import { templatesLatin } from "./templates_latin.ts";
import { templatesNav } from "./templates_nav.ts";
import { templatesOdoo } from "./templates_odoo.ts";
import { templatesOpen } from "./templates_open.ts";
import { templatesSheets } from "./templates_sheets.ts";
import { templatesTryton } from "./templates_tryton.ts";
import { termBooks } from "./term_books.ts";
import { termColumns } from "./term_columns.ts";
import { termLetters } from "./term_letters.ts";
import { termOdd } from "./term_odd.ts";
import { termPlain } from "./term_plain.ts";
import { tongues } from "./tongues.ts";
import { tradeAircraft } from "./trade_aircraft.ts";
import { tradeClinic } from "./trade_clinic.ts";
import { tradeCloud } from "./trade_cloud.ts";
import { tradeDistribution } from "./trade_distribution.ts";
import { tradeIberia } from "./trade_iberia.ts";
import { tradeMainframe } from "./trade_mainframe.ts";
import { tradePackages } from "./trade_packages.ts";
import { tradePaper } from "./trade_paper.ts";
import { tradePublic } from "./trade_public.ts";
import { tradeRomance } from "./trade_romance.ts";
import { tradeSheets } from "./trade_sheets.ts";
import { tradeShops } from "./trade_shops.ts";
import { tradeSites } from "./trade_sites.ts";
import { trades } from "./trades.ts";
import { web } from "./web.ts";

export type { Family, Made } from "./_family.ts";

/** Every family, those of LAYOUTS.md by their letter or number, those of open systems' own templates by T, those of many lands by land, what a sales desk gets by desk, the others by X. */
export const FAMILIES: Family[] = [
  ...sap,
  ...oracle,
  ...crystal,
  ...spool,
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
  ...ownAnswers,
  ...ownCarts,
  ...ownForms,
  ...ownLetters,
  ...ownMails,
  ...ownPrints,
  ...ownSheets,
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
].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
