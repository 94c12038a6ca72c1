// The screen's pixels, and how each encoding of RFB becomes pixels.

import { Inflater, u16, u32 } from "./bytes.js";

const opaque = 0xff000000;
const tile = 64;
/** The largest screen that there is, in pixels. */
const largestArea = 1 << 26;

/** A copy of the screen: rectangles are decoded into memory and shown together. */
export class Picture {
  width = 0;
  height = 0;
  #canvas;
  #context;
  #image = null;
  #pixels = new Uint32Array(0);
  #dirty = [];
  #zrle = new Inflater();
  #tight = [null, null, null, null];

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }

  /** Retains what both sizes have, so that nothing flashes while the rest arrives. */
  resize(width, height) {
    if (width === this.width && height === this.height) return;
    if (width < 1 || height < 1 || width * height > largestArea) {
      throw new Error(`a screen of ${width} by ${height} pixels`);
    }
    const image = new ImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer).fill(opaque);
    const rows = Math.min(height, this.height);
    const columns = Math.min(width, this.width);
    for (let y = 0; y < rows; y++) {
      const row = y * this.width;
      pixels.set(this.#pixels.subarray(row, row + columns), y * width);
    }
    this.width = this.#canvas.width = width;
    this.height = this.#canvas.height = height;
    this.#image = image;
    this.#pixels = pixels;
    this.#dirty = [[0, 0, width, height]];
    this.show();
  }

  /** Brings to the canvas all that was decoded since the last call. */
  show() {
    for (const [x, y, width, height] of this.#dirty) {
      this.#context.putImageData(this.#image, 0, 0, x, y, width, height);
    }
    this.#dirty = [];
  }

  /** A new connection has new streams. */
  restart() {
    this.#zrle.close();
    this.#zrle = new Inflater();
    for (const stream of this.#tight) stream?.close();
    this.#tight = [null, null, null, null];
  }

  async decode(encoding, x, y, width, height, source) {
    if (x + width > this.width || y + height > this.height) {
      throw new Error("a rectangle outside the screen");
    }
    switch (encoding) {
      case 0: await this.#raw(x, y, width, height, source); break;
      case 1: await this.#copy(x, y, width, height, source); break;
      case 7: await this.#decodeTight(x, y, width, height, source); break;
      case 16: await this.#decodeZRLE(x, y, width, height, source); break;
      default: throw new Error(`an encoding that was not asked for: ${encoding}`);
    }
    this.#dirty.push([x, y, width, height]);
  }

  async #raw(x, y, width, height, source) {
    const bytes = await source.read(width * height * 4);
    let at = 0;
    this.#fill(x, y, width, height, () => {
      const pixel = opaque | bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
      at += 4;
      return pixel;
    });
  }

  async #copy(x, y, width, height, source) {
    const bytes = await source.read(4);
    const [fromX, fromY] = [u16(bytes, 0), u16(bytes, 2)];
    if (fromX + width > this.width || fromY + height > this.height) {
      throw new Error("a copy from outside the screen");
    }
    for (let row = 0; row < height; row++) {
      // Rows that are still to be copied are not overwritten.
      const line = fromY < y ? height - 1 - row : row;
      const from = (fromY + line) * this.width + fromX;
      this.#pixels.copyWithin((y + line) * this.width + x, from, from + width);
    }
  }

  // MARK: ZRLE: tiles of 64 by 64 pixels, plain, by palette, or as runs.

  async #decodeZRLE(x, y, width, height, source) {
    const length = u32(await source.read(4), 0);
    const stream = this.#zrle;
    stream.write(await source.read(length));
    for (let top = y; top < y + height; top += tile) {
      for (let left = x; left < x + width; left += tile) {
        const w = Math.min(tile, x + width - left);
        const h = Math.min(tile, y + height - top);
        await stream.parse((reader) => this.#decodeTile(left, top, w, h, reader));
      }
    }
  }

  #decodeTile(x, y, width, height, reader) {
    const kind = reader.byte();
    const size = kind & 127;
    if (kind === 0) return this.#colors(x, y, width, height, reader.take(width * height * 3));
    if ((kind > 16 && kind < 128) || kind === 129) throw new Error("a tile of no known kind");
    const palette = colors(reader.take(size * 3));
    if (kind === 1) return this.#fill(x, y, width, height, () => palette[0]);
    if (kind <= 16) {
      // One index for each pixel, in 1, 2 or 4 bits; each row begins a byte.
      const bits = size === 2 ? 1 : size <= 4 ? 2 : 4;
      const bytes = reader.take(Math.ceil((width * bits) / 8) * height);
      return this.#indices(x, y, width, height, palette, unpack(bytes, bits, width, height));
    }
    const pixels = new Uint32Array(width * height);
    for (let at = 0; at < pixels.length && !reader.isShort; ) {
      const index = size ? reader.byte() : 128;
      const color = size ? palette[index & 127] : colors(reader.take(3))[0];
      const end = at + (index & 128 ? runLength(reader) : 1);
      pixels.fill(color, at, end);
      at = end;
    }
    let at = 0;
    this.#fill(x, y, width, height, () => pixels[at++]);
  }

  // MARK: Tight: one colour, a JPEG, or pixels after a filter, in one of four zlib streams.

  async #decodeTight(x, y, width, height, source) {
    const control = (await source.read(1))[0];
    for (let index = 0; index < 4; index++) {
      if (control & (1 << index)) {
        this.#tight[index]?.close();
        this.#tight[index] = null;
      }
    }
    const kind = control >> 4;
    if (kind === 8) {
      const [color] = colors(await source.read(3));
      return this.#fill(x, y, width, height, () => color);
    }
    if (kind === 9) {
      return this.#decodeJPEG(x, y, width, height, await source.read(await compactLength(source)));
    }
    if (kind > 7) throw new Error("a rectangle of no known kind");
    const filter = kind & 4 ? (await source.read(1))[0] : 0;
    if (filter === 1) {
      const size = (await source.read(1))[0] + 1;
      const palette = colors(await source.read(size * 3));
      const bits = size === 2 ? 1 : 8;
      const count = Math.ceil((width * bits) / 8) * height;
      const bytes = await this.#inflated(count, kind & 3, source);
      return this.#indices(x, y, width, height, palette, unpack(bytes, bits, width, height));
    }
    const bytes = await this.#inflated(width * height * 3, kind & 3, source);
    if (filter === 2) undoGradient(bytes, width, height);
    this.#colors(x, y, width, height, bytes);
  }

  /** Fewer than 12 bytes are not compressed. */
  async #inflated(count, index, source) {
    if (count < 12) return (await source.read(count)).slice();
    const bytes = await source.read(await compactLength(source));
    const stream = (this.#tight[index] ??= new Inflater());
    stream.write(bytes);
    return stream.read(count);
  }

  async #decodeJPEG(x, y, width, height, bytes) {
    const size = sizeOfJPEG(bytes);
    if (size?.width !== width || size?.height !== height) {
      throw new Error("a JPEG of another size than its rectangle");
    }
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    let at = 0;
    this.#fill(x, y, width, height, () => pixels[at++]);
  }

  // MARK: Writing pixels

  #fill(x, y, width, height, next) {
    const pixels = this.#pixels;
    for (let row = y; row < y + height; row++) {
      const start = row * this.width + x;
      for (let at = start; at < start + width; at++) pixels[at] = next();
    }
  }

  #colors(x, y, width, height, bytes) {
    let at = 0;
    this.#fill(x, y, width, height, () => {
      const pixel = opaque | bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16);
      at += 3;
      return pixel;
    });
  }

  #indices(x, y, width, height, palette, indices) {
    let at = 0;
    this.#fill(x, y, width, height, () => palette[indices[at++]]);
  }
}

function colors(bytes) {
  const values = new Uint32Array(bytes.length / 3);
  for (let at = 0, i = 0; at < values.length; at++, i += 3) {
    values[at] = opaque | bytes[i] | (bytes[i + 1] << 8) | (bytes[i + 2] << 16);
  }
  return values;
}

function unpack(bytes, bits, width, height) {
  if (bits === 8) return bytes;
  const indices = new Uint8Array(width * height);
  const mask = (1 << bits) - 1;
  const stride = Math.ceil((width * bits) / 8);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const bit = x * bits;
      indices[at] = (bytes[y * stride + (bit >> 3)] >> (8 - bits - (bit & 7))) & mask;
    }
  }
  return indices;
}

function runLength(reader) {
  for (let length = 1; ; ) {
    const byte = reader.byte();
    length += byte;
    if (byte !== 255) return length;
  }
}

/** The size that a JPEG says it has; null if it does not. */
function sizeOfJPEG(bytes) {
  for (let at = 2; at + 8 < bytes.length && bytes[at] === 255; ) {
    const kind = bytes[at + 1];
    // Frames, but not the tables that have numbers among theirs.
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { height: u16(bytes, at + 5), width: u16(bytes, at + 7) };
    at += 2 + u16(bytes, at + 2);
  }
  return null;
}

/** A length of up to 22 bits in one to three bytes. */
async function compactLength(source) {
  let length = 0;
  for (let shift = 0; shift < 21; shift += 7) {
    const byte = (await source.read(1))[0];
    length |= (shift === 14 ? byte : byte & 127) << shift;
    if (shift === 14 || !(byte & 128)) break;
  }
  return length;
}

/** Each byte was written as its difference from left + above - above left. */
function undoGradient(bytes, width, height) {
  const stride = width * 3;
  for (let at = 0; at < stride * height; at++) {
    const hasLeft = at % stride >= 3;
    const left = hasLeft ? bytes[at - 3] : 0;
    const above = at >= stride ? bytes[at - stride] : 0;
    const corner = hasLeft && at >= stride ? bytes[at - stride - 3] : 0;
    bytes[at] += Math.max(0, Math.min(255, left + above - corner));
  }
}
