// Bytes as they arrive, and numbers as RFB writes them.

/** Bytes that come in pieces and are read in other pieces. */
export class ByteQueue {
  #pieces = [];
  #length = 0;
  #waiting = null;
  #failure = null;

  push(bytes) {
    if (bytes.length === 0) return;
    this.#pieces.push(bytes);
    this.#length += bytes.length;
    const waiting = this.#waiting;
    if (waiting && this.#length >= waiting.count) {
      this.#waiting = null;
      waiting.resolve(waiting.isTaken ? this.#take(waiting.count) : null);
    }
  }

  /** Whoever waits, or will read more than has come, gets this error. */
  fail(error) {
    this.#failure = error;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  /** The next bytes at once, or a promise of them. */
  read(count) {
    if (this.#length >= count) return this.#take(count);
    return this.#wait(count, true);
  }

  /**
   * What `body` makes of the bytes that it reads. It is called again, from the same byte on, where
   * there were too few.
   */
  async parse(body) {
    for (;;) {
      const bytes = this.#length ? this.#take(this.#length) : new Uint8Array(0);
      const reader = new Reader(bytes);
      const result = body(reader);
      const rest = reader.isShort ? bytes : bytes.subarray(reader.at);
      if (rest.length) {
        this.#pieces.unshift(rest);
        this.#length += rest.length;
      }
      if (!reader.isShort) return result;
      await this.#wait(this.#length + 1, false);
    }
  }

  #wait(count, isTaken) {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => (this.#waiting = { count, isTaken, resolve, reject }));
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

/** Inflates one zlib stream that goes on from rectangle to rectangle. */
export class Inflater {
  #queue = new ByteQueue();
  #writer;

  constructor() {
    const stream = new DecompressionStream("deflate");
    this.#writer = stream.writable.getWriter();
    this.#pump(stream.readable.getReader());
  }

  async #pump(reader) {
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) throw new Error("the compressed stream ended");
        this.#queue.push(value);
      }
    } catch (error) {
      this.#queue.fail(error);
    }
  }

  write(bytes) {
    // The failure reaches the reader.
    this.#writer.write(bytes).catch(() => {});
  }

  read(count) {
    return this.#queue.read(count);
  }

  parse(body) {
    return this.#queue.parse(body);
  }

  close() {
    this.#writer.abort().catch(() => {});
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
