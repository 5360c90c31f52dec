// Reads made workbooks and lists of many layouts (seeds FIRST to LAST) and prints, by trait of the layout, how many are
// whole, the lines' F1, those that are wrong though no error says so (silent), and right ones with an error (false):
//
//   bun tests/bench/workbooks.ts [LAST] [--from FIRST] [--misses | --seed SEED]
import { readLab } from "./_lab.ts";
import { workbookOf } from "./_random_workbook.ts";

await readLab(workbookOf);
