// Bytes as they arrive, and numbers as RFB writes them.

/** The most bytes that may wait to be read, besides those that somebody waits for. */
const mostUnread = 128 << 20;
/** The most bytes that can be waited for: those of the largest screen's pixels. */
const mostWanted = 256 << 20;
/** Bytes that are inflated together: at most some thousand times as many. */
const portion = 16 << 10;

/** Bytes that come in pieces and are read in other pieces. */
export class ByteQueue {
  #pieces = [];
  #length = 0;
  #waiting = null;
  #failure = null;

  get length() {
    return this.#length;
  }

  push(bytes) {
    if (bytes.length === 0 || this.#failure) return;
    this.#pieces.push(bytes);
    this.#length += bytes.length;
    if (this.#length > mostUnread + (this.#waiting?.count ?? 0)) {
      return this.fail(new Error("more came than is read"));
    }
    const waiting = this.#waiting;
    if (waiting && this.#length >= waiting.count) {
      this.#waiting = null;
      waiting.resolve(this.#take(waiting.count));
    }
  }

  /** Whoever waits, or will read more than has come, gets this error. */
  fail(error) {
    this.#failure ??= error;
    this.#pieces = [];
    this.#length = 0;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  /** The next bytes at once, or a promise of them. */
  read(count) {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#length >= count) return this.#take(count);
    if (count > mostWanted) return Promise.reject(new Error(`a message of ${count} bytes`));
    return new Promise((resolve, reject) => (this.#waiting = { count, resolve, reject }));
  }

  /** Whether `body` found all the bytes that it reads. If not, they are still there. */
  parse(body) {
    const bytes = this.#length ? this.#take(this.#length) : new Uint8Array(0);
    const reader = new Reader(bytes);
    body(reader);
    const rest = reader.isShort ? bytes : bytes.subarray(reader.at);
    if (rest.length) {
      this.#pieces.unshift(rest);
      this.#length += rest.length;
    }
    return !reader.isShort;
  }

  #take(count) {
    this.#length -= count;
    const first = this.#pieces[0];
    if (count === 0) return new Uint8Array(0);
    if (first.length === count) return this.#pieces.shift();
    if (first.length > count) {
      this.#pieces[0] = first.subarray(count);
      return first.subarray(0, count);
    }
    const bytes = new Uint8Array(count);
    let filled = 0;
    while (filled < count) {
      const piece = this.#pieces[0];
      const part = Math.min(piece.length, count - filled);
      bytes.set(part < piece.length ? piece.subarray(0, part) : piece, filled);
      filled += part;
      if (part < piece.length) this.#pieces[0] = piece.subarray(part);
      else this.#pieces.shift();
    }
    return bytes;
  }
}

/** Reads bytes that may be too few: it is short then, and what it has read means nothing. */
class Reader {
  at = 0;
  isShort = false;
  #bytes;

  constructor(bytes) {
    this.#bytes = bytes;
  }

  byte() {
    if (this.at < this.#bytes.length) return this.#bytes[this.at++];
    this.isShort = true;
    return 0;
  }

  take(count) {
    const bytes = this.#bytes.subarray(this.at, this.at + count);
    this.at += count;
    if (bytes.length === count) return bytes;
    this.isShort = true;
    return new Uint8Array(count);
  }
}

/**
 * Inflates one zlib stream that goes on from rectangle to rectangle. No more is inflated than is read:
 * a few bytes may stand for any number.
 */
export class Inflater {
  #queue = new ByteQueue();
  #writer;
  #reader;
  #waiting = 0;

  constructor() {
    const stream = new DecompressionStream("deflate");
    this.#writer = stream.writable.getWriter();
    this.#reader = stream.readable.getReader();
    // The failure reaches who reads.
    this.#writer.closed.catch(() => {});
    this.#reader.closed.catch(() => {});
  }

  write(bytes) {
    this.#waiting += bytes.length;
    if (this.#waiting > mostUnread) throw new Error("more was compressed than is read");
    for (let at = 0; at < bytes.length; at += portion) {
      const part = bytes.subarray(at, at + portion);
      this.#writer.write(part).then(() => (this.#waiting -= part.length), () => {});
    }
  }

  async read(count) {
    while (this.#queue.length < count) await this.#pull();
    return this.#queue.read(count);
  }

  /** Calls `body` with what there is, again from the same byte on while there were too few. */
  async parse(body) {
    while (!this.#queue.parse(body)) await this.#pull();
  }

  async #pull() {
    const { value, done } = await this.#reader.read();
    if (done) throw new Error("the compressed stream ended");
    this.#queue.push(value);
  }

  close() {
    this.#writer.abort().catch(() => {});
    this.#reader.cancel().catch(() => {});
  }
}

/** A message as it is written: `u8`, `u16` and so on append to it. */
export class Message {
  #bytes = [];

  u8(...values) {
    for (const value of values) this.#bytes.push(value & 255);
    return this;
  }

  u16(...values) {
    for (const value of values) this.#bytes.push((value >> 8) & 255, value & 255);
    return this;
  }

  u32(...values) {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }

  bytes(values) {
    for (const value of values) this.#bytes.push(value);
    return this;
  }

  get done() {
    return new Uint8Array(this.#bytes);
  }
}

export const u16 = (bytes, at) => (bytes[at] << 8) | bytes[at + 1];
export const i32 = (bytes, at) => (u16(bytes, at) << 16) | u16(bytes, at + 2);
export const u32 = (bytes, at) => i32(bytes, at) >>> 0;
