import { flatten, type Outline, type Plane, project, sizeWithin, turning } from "./warp.ts";

/** The pixels of a picture as a BMP, which Bun's decoder reads: three bytes a pixel (blue, green, red), top row first, rows a multiple of four bytes. */
export interface Bmp {
  width: number;
  height: number;
  /** Bytes of a row. */
  stride: number;
  /** The whole file; its pixels begin after the head. */
  file: Buffer;
}

export const BMP_HEAD = 54;

/** A black picture to be filled in. */
export function emptyBmp(width: number, height: number): Bmp {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(BMP_HEAD + stride * height);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(BMP_HEAD, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.writeUInt32LE(stride * height, 34);
  return { width, height, stride, file };
}

/** From pixels of `channels` bytes each: grey, grey and opacity, red green blue, or these and opacity; on white. */
export function bmpOf({
  width,
  height,
  channels,
  data,
}: {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}): Bmp {
  const bmp = emptyBmp(width, height);
  const colored = channels > 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const to = BMP_HEAD + y * bmp.stride + x * 3;
      const clear = channels % 2 === 0 ? 255 - data[from + channels - 1]! : 0;
      for (let k = 0; k < 3; k++)
        bmp.file[to + k] = Math.min(255, data[from + (colored ? 2 - k : 0)]! + clear);
    }
  }
  return bmp;
}

/** Turned clockwise about its middle by a few degrees; same size, the corners white. */
export function turnedBmp(picture: Bmp, degrees: number): Bmp {
  const out = emptyBmp(picture.width, picture.height);
  out.file.fill(255, BMP_HEAD);
  project(planeOf(picture), planeOf(out), turning(picture, degrees));
  return out;
}

/** What stands within an outline, laid flat, in pixels of the size it has there or another. */
export function unwarpedBmp(
  picture: Bmp,
  outline: Outline,
  { width, height } = sizeWithin(picture, outline),
): Bmp {
  const out = emptyBmp(width, height);
  out.file.fill(255, BMP_HEAD);
  flatten(planeOf(picture), planeOf(out), outline);
  return out;
}

function planeOf({ width, height, stride, file }: Bmp): Plane {
  return { width, height, channels: 3, stride, offset: BMP_HEAD, data: file };
}
