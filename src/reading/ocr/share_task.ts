export { wordsOfShare as default } from "./read.ts";
