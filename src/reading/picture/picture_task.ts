export { drawPicture as default } from "./picture.ts";
