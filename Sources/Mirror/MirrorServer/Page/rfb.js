// One connection to the app's screen, through a WebSocket. Its first messages are text: a challenge,
// the proof of the secret, and the answer. RFB follows in binary ones, from ClientInit on.

import { ByteQueue, Message, i32, u16, u32 } from "./bytes.js";
import { keysymOf } from "./keys.js";
import { proofs } from "./proof.js";

const encodings = {
  raw: 0, copy: 1, tight: 7, zrle: 16,
  desktopSize: -308, lastRectangle: -224, cursor: -239, cursorWithAlpha: -314,
  fence: -312, continuousUpdates: -313, qemuKeys: -258, title: -307, clipboard: 0xc0a1e5ce | 0,
  casement: 0x43534d31,
};
/** The longest that an app may send of each: bytes of a text, pixels of a pointer. */
const longest = { title: 1 << 20, told: 4 << 20, clipboard: 16 << 20, pointer: 1 << 20 };
/** The app takes no larger messages of the WebSocket. */
const largestFrame = 32768;
const fenceRequest = 0x80000000;
/** Why a viewer is not given the size that it has asked for. */
const prohibited = 1;
const clipboardText = 1;
const clipboardAction = { caps: 1 << 24, request: 1 << 25, peek: 1 << 26, notify: 1 << 27, provide: 1 << 28 };

/** Calls its `listener`'s methods as the app shows and tells something. */
export class Connection {
  #socket;
  #secret;
  #expectedProof = "";
  #isWelcome = false;
  #source = new ByteQueue();
  #picture;
  #listener;
  #isExact;
  #hasQemuKeys = false;
  #hasContinuousUpdates = false;
  #hasFences = false;
  #hasExtension = false;
  #screens = [[0, 0, 0, 0, 0, 0]];
  #ownText = "";
  #fences = new Map();
  #isPaused = false;
  isOpen = false;
  canResize = false;
  bytes = 0;
  updates = 0;

  constructor(address, secret, picture, isExact, listener) {
    this.#picture = picture;
    this.#isExact = isExact;
    this.#listener = listener;
    this.#secret = secret;
    this.#socket = new WebSocket(address);
    this.#socket.binaryType = "arraybuffer";
    this.#socket.onmessage = ({ data }) => {
      try {
        this.#receive(data);
      } catch (error) {
        this.close(error);
      }
    };
    this.#socket.onclose = () => this.close();
  }

  close(error) {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
    this.isOpen = false;
    this.#source.fail(new Error("the connection is closed"));
    this.#listener.closed(error);
  }

  #receive(data) {
    if (typeof data !== "string") {
      if (!this.#isWelcome) throw new Error("a picture before the welcome");
      this.bytes += data.byteLength;
      this.#source.push(new Uint8Array(data));
      return;
    }
    // Once the app is known it sends pictures and what RFB has words for.
    if (this.#isWelcome) throw new Error("a text where a picture belongs");
    const message = JSON.parse(data) ?? {};
    if (message.refused !== undefined) {
      this.#listener.refused(message.refused ?? {});
      this.close();
    } else if (message.challenge) {
      this.#prove(String(message.challenge)).catch((error) => this.close(error));
    } else if (message.welcome) {
      // Whoever answers at the address has to know the secret, too.
      if (!this.#expectedProof || message.welcome.proof !== this.#expectedProof) {
        this.#listener.refused({ reason: "stranger" });
        return this.close();
      }
      this.#expectedProof = "";
      this.#isWelcome = true;
      this.#listener.welcome(message.welcome);
      this.#run().catch((error) => this.close(error));
    }
  }

  async #prove(challenge) {
    if (challenge.length > 1024) throw new Error("a challenge that is too long");
    const { request, expected } = await proofs(this.#secret, challenge);
    this.#expectedProof = expected;
    this.#tell(request);
  }

  // MARK: What the app sends

  async #run() {
    const source = this.#source;
    this.#picture.restart();
    this.#send([1]);
    const start = await source.read(24);
    const title = await this.#read(u32(start, 20), longest.title);
    this.#picture.resize(u16(start, 0), u16(start, 2));
    this.#listener.resized();
    this.#listener.titled(new TextDecoder().decode(title));
    // 32 bits, least byte first, red in the first: as the canvas has them.
    this.#send(
      new Message().u8(0, 0, 0, 0, 32, 24, 0, 1).u16(255, 255, 255).u8(0, 8, 16, 0, 0, 0).done);
    this.#sendEncodings();
    this.isOpen = true;
    this.#request(false);
    this.#listener.opened();
    for (;;) await this.#next();
  }

  /** So many bytes, unless they are more than there may be. */
  #read(count, most) {
    if (count > most) throw new Error(`${count} bytes where ${most} may be`);
    return this.#source.read(count);
  }

  #sendEncodings() {
    const e = encodings;
    // Without a quality no encoding loses anything.
    const order = this.#isExact ? [e.copy, e.zrle, e.tight, e.raw] : [e.copy, e.tight, e.zrle, e.raw, -24];
    const wanted = [
      ...order, -254, e.desktopSize, e.lastRectangle, e.cursorWithAlpha, e.cursor, e.fence,
      e.continuousUpdates, e.qemuKeys, e.title, e.clipboard, e.casement,
    ];
    this.#send(new Message().u8(2, 0).u16(wanted.length).u32(...wanted).done);
  }

  set isExact(value) {
    this.#isExact = value;
    if (!this.isOpen) return;
    this.#sendEncodings();
    this.#request(false);
  }

  async #next() {
    const source = this.#source;
    const kind = (await source.read(1))[0];
    switch (kind) {
      case 0: return this.#update();
      case 1: {
        const head = await source.read(5);
        return void (await source.read(u16(head, 3) * 6));
      }
      case 2: return;
      case 3: return this.#clipboard();
      case 150: {
        this.#hasContinuousUpdates = true;
        return this.#setContinuous();
      }
      case 248: return this.#fence();
      default: throw new Error(`a message of no known kind: ${kind}`);
    }
  }

  async #update() {
    const source = this.#source;
    const count = u16(await source.read(3), 1);
    for (let index = 0; index < count; index++) {
      const head = await source.read(12);
      const [x, y, width, height] = [u16(head, 0), u16(head, 2), u16(head, 4), u16(head, 6)];
      const encoding = i32(head, 8);
      if (encoding === encodings.lastRectangle) break;
      await this.#rectangle(encoding, x, y, width, height);
    }
    this.#picture.show();
    this.updates++;
    this.#listener.updated();
    if (!this.#hasContinuousUpdates && !this.#isPaused) this.#request(true);
  }

  async #rectangle(encoding, x, y, width, height) {
    const source = this.#source;
    switch (encoding) {
      case encodings.desktopSize: return this.#desktopSize(x, y, width, height);
      case encodings.qemuKeys: return void (this.#hasQemuKeys = true);
      case encodings.title: {
        const name = await this.#read(u32(await source.read(4), 0), longest.title);
        return this.#listener.titled(new TextDecoder().decode(name));
      }
      case encodings.casement: {
        const text = await this.#read(u32(await source.read(4), 0), longest.told);
        this.#hasExtension = true;
        return this.#listener.told(JSON.parse(new TextDecoder().decode(text)) ?? {});
      }
      case encodings.cursor: {
        const pixels = await this.#read(width * height * 4, longest.pointer * 4);
        const mask = await source.read(Math.ceil(width / 8) * height);
        return this.#listener.cursor(masked(pixels, mask, width, height), width, height, x, y);
      }
      case encodings.cursorWithAlpha: {
        const kind = i32(await source.read(4), 0);
        if (kind !== encodings.raw) throw new Error("a cursor in an encoding that was not asked for");
        const pixels = await this.#read(width * height * 4, longest.pointer * 4);
        return this.#listener.cursor(withoutAlphaInColors(pixels), width, height, x, y);
      }
      default: return this.#picture.decode(encoding, x, y, width, height, source);
    }
  }

  async #desktopSize(reason, status, width, height) {
    const count = (await this.#source.read(4))[0];
    const screens = await this.#source.read(count * 16);
    this.#screens = Array.from({ length: count }, (_, index) => {
      const at = index * 16;
      return [u32(screens, at), u16(screens, at + 4), u16(screens, at + 6), u16(screens, at + 8),
        u16(screens, at + 10), u32(screens, at + 12)];
    });
    const isFirst = !this.canResize;
    this.canResize = true;
    if (!(reason === 1 && status !== 0)) {
      this.#picture.resize(width, height);
      if (this.#hasContinuousUpdates) this.#setContinuous();
      this.#listener.resized();
    }
    if (isFirst) this.#listener.becameResizable();
    if (reason === 1 && status === prohibited) this.#listener.keptItsSize();
  }

  async #fence() {
    const head = await this.#source.read(8);
    const flags = u32(head, 3);
    const payload = await this.#source.read(head[7]);
    this.#hasFences = true;
    if (flags & fenceRequest) {
      // All that came before has been shown.
      this.#send(new Message().u8(248, 0, 0, 0).u32(flags & 3).u8(payload.length).bytes(payload).done);
    } else if (payload.length === 4) {
      const sent = this.#fences.get(u32(payload, 0));
      this.#fences.delete(u32(payload, 0));
      if (sent !== undefined) this.#listener.answered(performance.now() - sent);
    }
  }

  async #clipboard() {
    const length = i32(await this.#source.read(7), 3);
    if (length >= 0) {
      const text = await this.#read(length, longest.clipboard);
      return this.#listener.copied(new TextDecoder("latin1").decode(text));
    }
    const content = await this.#read(-length, longest.clipboard);
    const action = u32(content, 0);
    const { caps, request, peek, notify, provide } = clipboardAction;
    if (action & caps) {
      this.#sendClipboard(new Message().u32(caps | request | peek | notify | provide | clipboardText).u32(0).done);
    } else if (action & notify) {
      if (action & clipboardText) this.#sendClipboard(new Message().u32(request | clipboardText).done);
    } else if (action & peek) {
      this.#sendClipboard(new Message().u32(notify | (this.#ownText ? clipboardText : 0)).done);
    } else if (action & request) {
      await this.#provideClipboard();
    } else if (action & provide && action & clipboardText) {
      const bytes = await transformed(
        content.subarray(4), new DecompressionStream("deflate"), longest.clipboard);
      const text = new TextDecoder().decode(bytes.subarray(4, 4 + u32(bytes, 0)));
      this.#listener.copied(text.replace(/\0$/, "").replaceAll("\r\n", "\n"));
    }
  }

  async #provideClipboard() {
    const text = new TextEncoder().encode(this.#ownText.replace(/\r?\n/g, "\r\n") + "\0");
    const plain = new Uint8Array(4 + text.length);
    plain.set(new Message().u32(text.length).done);
    plain.set(text, 4);
    const bytes = await transformed(plain, new CompressionStream("deflate"));
    const content = new Uint8Array(4 + bytes.length);
    content.set(new Message().u32(clipboardAction.provide | clipboardText).done);
    content.set(bytes, 4);
    this.#sendClipboard(content);
  }

  #sendClipboard(content) {
    const message = new Uint8Array(8 + content.length);
    message.set(new Message().u8(6, 0, 0, 0).u32(-content.length).done);
    message.set(content, 8);
    this.#send(message);
  }

  // MARK: What the viewer sends

  #send(bytes) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const all = Uint8Array.from(bytes);
    for (let at = 0; at < all.length; at += largestFrame) {
      this.#socket.send(all.subarray(at, at + largestFrame));
    }
  }

  #tell(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #request(isIncremental) {
    const { width, height } = this.#picture;
    this.#send(new Message().u8(3, isIncremental ? 1 : 0).u16(0, 0, width, height).done);
  }

  #setContinuous() {
    const { width, height } = this.#picture;
    this.#send(new Message().u8(150, this.#isPaused ? 0 : 1).u16(0, 0, width, height).done);
  }

  /** A page that nobody sees asks for no pictures. */
  set isPaused(value) {
    if (this.#isPaused === value) return;
    this.#isPaused = value;
    if (!this.isOpen) return;
    if (this.#hasContinuousUpdates) this.#setContinuous();
    if (!value) this.#request(true);
  }

  pointer(x, y, buttons) {
    this.#send(new Message().u8(5, buttons).u16(x, y).done);
  }

  key(isDown, keysym, scancode) {
    if (this.#hasQemuKeys && scancode) {
      this.#send(new Message().u8(255, 0).u16(isDown ? 1 : 0).u32(keysym, scancode).done);
    } else if (keysym) {
      this.#send(new Message().u8(4, isDown ? 1 : 0, 0, 0).u32(keysym).done);
    }
  }

  // What RFB has no words for.

  #extend(kind, content) {
    this.#send(new Message().u8(202, kind).u16(content.length).bytes(content).done);
  }

  focus(window) {
    this.#extend(1, new Message().u32(window).done);
  }

  /** Text of an input method; its characters as keys for an app that does not know such messages. */
  text(text) {
    const pieces = text.match(/[^]{1,8000}/gu) ?? [];
    if (this.#hasExtension) {
      for (const piece of pieces) this.#extend(2, new TextEncoder().encode(piece));
      return;
    }
    for (const character of text) {
      this.key(true, keysymOf(character), 0);
      this.key(false, keysymOf(character), 0);
    }
  }

  composing(text, start, end) {
    if (!this.#hasExtension) return;
    const bytes = new TextEncoder().encode(text.slice(0, 4000));
    this.#extend(3, new Message().u16(start, end).bytes(bytes).done);
  }

  /** Scrolls by pixels; false where the app understands steps of a wheel only. */
  scroll(dx, dy, x, y) {
    if (!this.#hasExtension) return false;
    this.#extend(4, new Message().u32(Math.round(dx * 256), Math.round(dy * 256)).u16(x, y).done);
    return true;
  }

  /** Gives the app's points another size in pixels. */
  rescale(scale) {
    if (this.#hasExtension) this.#extend(6, new Message().u32(Math.round(scale * 65536)).done);
  }

  pinch(phase, x, y, scale, angle) {
    if (!this.#hasExtension) return;
    const numbers = [Math.round(scale * 65536), Math.round(angle * 65536)];
    this.#extend(5, new Message().u8(phase).u16(x, y).u32(...numbers).done);
  }

  /** Sent at once, so that it is there before the key that pastes it. */
  async paste(text) {
    this.#ownText = text;
    await this.#provideClipboard();
  }

  resize(width, height) {
    const [id, , , , , flags] = this.#screens[0] ?? [0, 0, 0, 0, 0, 0];
    this.#send(
      new Message().u8(251, 0).u16(width, height).u8(1, 0).u32(id).u16(0, 0, width, height)
        .u32(flags).done);
  }

  /** Asks how long a message takes there and back. */
  ping() {
    if (!this.isOpen || !this.#hasFences) return;
    const id = (Math.random() * 0xffffffff) >>> 0;
    if (this.#fences.size > 8) this.#fences.clear();
    this.#fences.set(id, performance.now());
    this.#send(new Message().u8(248, 0, 0, 0).u32(fenceRequest).u8(4).u32(id).done);
  }
}

/** What a stream makes of bytes; no more than may be, because a few may stand for any number. */
async function transformed(bytes, stream, most = Infinity) {
  const pieces = [];
  let count = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    count += value.length;
    if (count > most) {
      reader.cancel().catch(() => {});
      throw new Error(`more than ${most} bytes were compressed`);
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function masked(pixels, mask, width, height) {
  const image = new Uint8ClampedArray(pixels);
  const stride = Math.ceil(width / 8);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    image[at * 4 + 3] = mask[y * stride + (x >> 3)] & (128 >> (x & 7)) ? 255 : 0;
  }
  return image;
}

/** RFB's colours are multiplied by their alpha, a canvas's are not. */
function withoutAlphaInColors(pixels) {
  const image = new Uint8ClampedArray(pixels);
  for (let at = 0; at < image.length; at += 4) {
    const alpha = image[at + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let part = at; part < at + 3; part++) image[part] = Math.round((image[part] * 255) / alpha);
  }
  return image;
}
