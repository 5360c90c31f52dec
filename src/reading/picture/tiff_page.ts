import { decode, decodeImage, toRGBA8 } from "utif2";
import { Invalid, NotFound } from "../../errors.ts";
import { type Bmp, bmpOf, unwarpedBmp } from "./bmp.ts";
import { tiffSizes } from "./tiff.ts";
import { WHOLE } from "./warp.ts";

/** Decodes one page of a TIFF file. Throws `Invalid` for a damaged one and `NotFound`. */
export function tiffPage(bytes: Uint8Array, { page, name }: { page: number; name: string }): Bmp {
  const file = new Uint8Array(bytes).buffer;
  const picture = decode(file)[page - 1];
  if (!picture) throw new NotFound(`There is no page ${page} in ${name}`);
  try {
    decodeImage(file, picture);
    const { width, height } = picture;
    const bmp = bmpOf({ width, height, channels: 4, data: toRGBA8(picture) });
    const size = tiffSizes(bytes, page)[page - 1] ?? bmp;
    return size.width === width && size.height === height ? bmp : unwarpedBmp(bmp, WHOLE, size);
  } catch {
    throw new Invalid(`Cannot read ${name}: the picture is damaged`);
  }
}
