export { prepare as default } from "./prepare.ts";
