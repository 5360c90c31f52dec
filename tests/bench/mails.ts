// Reads made mails of many wordings (seeds FIRST to LAST) and prints, by trait of the layout, how many are
// whole, the lines' F1, those that are wrong though no error says so (silent), and right ones with an error (false):
//
//   bun tests/bench/mails.ts [LAST] [--from FIRST] [--misses | --seed SEED]
import { readLab } from "./_lab.ts";
import { mailOf } from "./_random_mail.ts";

await readLab(mailOf);
