export { recognize as default } from "./recognize.ts";
