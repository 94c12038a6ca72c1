// The page of a mirror under a hostile app: its scripts run here, with stand-ins for what a browser
// gives them, and what an app sends is made by chance.
//
//   node fuzz_page.mjs PAGE COUNT SEED
//
// PAGE is the folder of the scripts. After each app an honest one must still be shown. Nothing that
// an app sends may lead the page elsewhere, become markup, stay as an error nobody handles, or take
// memory without end.

import { createHmac } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateSync, constants, createDeflate } from "node:zlib";

const [folder, countText = "200", seedText = "1"] = process.argv.slice(2);
const secret = "0123456789abcdef";
/** Bytes of arrays that the page may have at a time: a picture, its copy, and what is unread. */
const bound = 900 << 20;

// MARK: Chance

let state = 0;
const random = () => {
  // Mulberry32.
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const below = (count) => Math.floor(random() * count);
const oneOf = (values) => values[below(values.length)];
const odds = (count) => below(count) === 0;

// MARK: What a browser gives a page

const violations = [];
const forbid = (what) => violations.push(what);
const unhandled = [];
process.on("unhandledRejection", (error) => unhandled.push(error));
process.on("uncaughtException", (error) => unhandled.push(error));

let timers = [];
let timerCount = 0;
globalThis.setTimeout = (action, delay = 0) => (timers.push({ id: ++timerCount, action, delay }), timerCount);
globalThis.clearTimeout = (id) => (timers = timers.filter((timer) => timer.id !== id));
globalThis.setInterval = () => ++timerCount;
globalThis.clearInterval = () => {};
globalThis.requestAnimationFrame = (action) => setTimeout(action);
globalThis.cancelAnimationFrame = clearTimeout;

class Target {
  listeners = new Map();
  addEventListener(kind, action) {
    const known = this.listeners.get(kind) ?? [];
    this.listeners.set(kind, [...known, action]);
  }
  removeEventListener() {}
}

/** Writes to these would make markup, or load something. */
const dangerous = new Set([
  "innerHTML", "outerHTML", "srcdoc", "src", "href", "action", "formAction", "data", "cssText", "onclick",
  "onerror", "onload", "background",
]);

class Element extends Target {
  constructor(name) {
    super();
    this.localName = name;
    this.children = [];
    this.style = guarded({ setProperty: (name) => forbid(`style ${name}`) }, "style");
    this.classList = { add() {}, remove() {}, toggle() {} };
    this.hidden = this.disabled = this.checked = this.open = false;
    this.value = this.textContent = this.className = "";
    this.clientWidth = 800;
    this.clientHeight = 600;
  }
  setAttribute(name, value) {
    if (!name.startsWith("aria-")) forbid(`attribute ${name}=${value}`);
  }
  insertAdjacentHTML() {
    forbid("insertAdjacentHTML");
  }
  append(...children) {
    this.children.push(...children);
  }
  replaceChildren(...children) {
    if (children.length > 2000) forbid(`${children.length} elements`);
    this.children = children;
  }
  focus() {}
  blur() {}
  showModal() {
    this.open = true;
  }
  close() {
    this.open = false;
  }
  hidePopover() {}
  scrollBy() {}
  setSelectionRange() {}
  setPointerCapture() {}
  getBoundingClientRect() {
    return { left: 0, top: 0, width: 800, height: 600 };
  }
  getContext() {
    return new Context(this);
  }
  toDataURL() {
    return "data:image/png;base64,AAAA";
  }
}

/** An object of which the dangerous properties are watched. */
function guarded(object, what) {
  return new Proxy(object, {
    set(target, name, value) {
      if (dangerous.has(name)) forbid(`${what}.${String(name)} = ${String(value).slice(0, 60)}`);
      if (what === "style" && name === "cursor" && !isCursor(value)) forbid(`cursor ${value}`);
      if (what === "style" && name !== "cursor" && /[();{}]/.test(String(value))) forbid(`${String(name)}: ${value}`);
      target[name] = value;
      return true;
    },
    get(target, name) {
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

const isCursor = (value) =>
  value === "none" || /^(image-set\()?url\(data:image\/png;base64,[A-Za-z0-9+/=]*\)[ \d.x)-]*( -?\d+ -?\d+)?, default$/.test(value);

/** What was last brought to a canvas. */
let shown = null;

class Context {
  constructor(canvas) {
    this.canvas = canvas;
  }
  putImageData(image, x, y, ...rect) {
    shown = image;
    if (![x, y, ...rect].every(Number.isFinite)) forbid("pixels at no place");
  }
  drawImage() {}
  getImageData(x, y, width, height) {
    return new ImageData(width, height);
  }
}

globalThis.ImageData = class {
  constructor(first, second, third) {
    const isSized = typeof first === "number";
    this.width = isSized ? first : second;
    this.height = isSized ? second : third;
    const length = this.width * this.height * 4;
    if (!(this.width > 0 && this.height > 0) || length > 2 ** 31) throw new RangeError("no such ImageData");
    this.data = isSized ? new Uint8ClampedArray(length) : first;
    if (this.data.length !== length) throw new RangeError("pixels of another size");
  }
};
globalThis.OffscreenCanvas = class {
  constructor(width, height) {
    Object.assign(this, { width, height });
  }
  getContext() {
    return new Context(this);
  }
};
globalThis.createImageBitmap = async (blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  for (let at = 2; at + 8 < bytes.length && bytes[at] === 255; at += 2 + (bytes[at + 2] << 8) + bytes[at + 3]) {
    const isFrame = bytes[at + 1] >= 0xc0 && bytes[at + 1] <= 0xc2;
    if (!isFrame) continue;
    const [height, width] = [(bytes[at + 5] << 8) | bytes[at + 6], (bytes[at + 7] << 8) | bytes[at + 8]];
    if (width * height > 1 << 26) forbid(`a JPEG of ${width}×${height}`);
    return { width, height, close() {} };
  }
  throw new Error("not a JPEG");
};

const elements = new Map();
const element = (id) => {
  if (!elements.has(id)) elements.set(id, guarded(new Element(id === "screen" ? "canvas" : id), id));
  return elements.get(id);
};
element("screen").width = element("screen").height = 1;

const page = new Target();
Object.assign(page, {
  body: guarded(new Element("body"), "body"),
  documentElement: guarded(new Element("html"), "html"),
  hidden: false,
  title: "",
  getElementById: element,
  createElement: (name) => guarded(new Element(name), name),
  write: () => forbid("document.write"),
});
page.activeElement = page.body;
globalThis.document = guarded(page, "document");
globalThis.window = globalThis;
globalThis.addEventListener = () => {};
globalThis.open = () => forbid("window.open");
globalThis.matchMedia = () => ({ matches: false });
globalThis.devicePixelRatio = 2;
globalThis.ResizeObserver = class {
  observe() {}
};
globalThis.CSS = { supports: () => odds(2) };
globalThis.KeyboardEvent = { DOM_KEY_LOCATION_NUMPAD: 3, DOM_KEY_LOCATION_RIGHT: 2 };
const storage = () => {
  const values = new Map();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, String(value)),
    removeItem: (key) => values.delete(key),
  };
};
globalThis.localStorage = storage();
globalThis.sessionStorage = storage();
const clipboard = { length: 0 };
Object.defineProperty(globalThis, "navigator", {
  value: {
    platform: "Linux x86_64",
    clipboard: {
      writeText: async (text) => {
        if (typeof text !== "string") forbid("the clipboard got something else than a text");
        clipboard.length = text.length;
      },
    },
  },
});
globalThis.location = new Proxy(
  { protocol: "http:", host: "app.example:8080", hostname: "app.example", pathname: "/", hash: `#${secret}` },
  {
    set: (target, name, value) => (forbid(`location.${String(name)} = ${value}`), true),
    get: (target, name) =>
      ["assign", "replace", "reload"].includes(name) ? () => forbid(`location.${name}`) : target[name],
  });
globalThis.history = {
  replaceState: (_, __, address) => {
    if (address !== "/") forbid(`history ${address}`);
  },
};
console.warn = () => {};

/** The connections that the page has made, the last one at the end. */
const sockets = [];
globalThis.WebSocket = class {
  static OPEN = 1;
  constructor(address) {
    if (address !== "ws://app.example:8080/screen") forbid(`a connection to ${address}`);
    this.readyState = 1;
    this.sent = [];
    this.sentBytes = 0;
    sockets.push(this);
    if (sockets.length > 4) sockets.shift();
  }
  send(data) {
    this.sentBytes += data.length ?? data.byteLength;
    this.sent.push(data);
  }
  close() {
    this.readyState = 3;
  }
  /** What the app sends. */
  deliver(data) {
    try {
      this.onmessage?.({ data });
    } catch (error) {
      unhandled.push(error);
    }
  }
};

/** Lets everything run that is due. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
async function settleAll(rounds = 3) {
  for (let round = 0; round < rounds; round++) await settle();
}

async function runTimers() {
  const due = timers;
  timers = [];
  for (const { action } of due) action();
  await settleAll();
}

// MARK: What an app sends

const u16 = (value) => [(value >> 8) & 255, value & 255];
const u32 = (value) => [...u16(value >>> 16), ...u16(value)];
const text = (value) => [...new TextEncoder().encode(value)];
/** The size of the app's screen, as it has said. */
let [screenWidth, screenHeight] = [1, 1];
const side = (most = 90) => (odds(40) ? oneOf([0, 1, 65535, 32768, 16384]) : 1 + below(most));
const size = () => (odds(40) ? oneOf([0xffffffff, 0x7fffffff, 0x80000000, 1 << 30, 5, 0]) : null);
const noise = (count) => Array.from({ length: Math.min(count, 40_000) }, () => below(256));

const texts = [
  "", "Title", "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "javascript:alert(1)",
  "\u202Eabc", "\0", "%s%n", "'\"><svg onload=alert(1)>", "x".repeat(5000), "Grüße 👩‍👩‍👧‍👦",
];
const anyText = () => oneOf(texts);

const leaves = [null, true, false, 0, -1, 1e308, "x", [], {}, "9".repeat(50), Number.MAX_SAFE_INTEGER];
const window = () => {
  const value = { number: 1 + below(5), title: anyText(), isKey: odds(2), isMinimized: odds(3) };
  if (odds(3)) value[oneOf(["number", "title", "isKey", "isMinimized"])] = oneOf(leaves);
  return value;
};
const facts = () => {
  const value = { windows: Array.from({ length: odds(9) ? 4000 : below(5) }, window), scale: 1 + below(3) };
  if (odds(2)) value[oneOf(["windows", "scale"])] = oneOf(leaves);
  return odds(8) ? oneOf(leaves) : value;
};

/** A zlib stream that goes on, of which each piece ends at a byte; now and then a bomb. */
class Stream {
  #stream = createDeflate();
  #pieces = [];
  constructor() {
    this.#stream.on("data", (piece) => this.#pieces.push(piece));
  }
  async write(bytes) {
    if (odds(25)) return [...deflateSync(Buffer.alloc(48 << 20))].slice(0, 60_000);
    if (odds(15)) return noise(below(60));
    await new Promise((resolve) => this.#stream.write(Buffer.from(bytes), resolve));
    await new Promise((resolve) => this.#stream.flush(constants.Z_SYNC_FLUSH, resolve));
    const all = Buffer.concat(this.#pieces);
    this.#pieces = [];
    return [...all];
  }
}

const compact = (length) =>
  length < 128 ? [length] : length < 16384 ? [(length & 127) | 128, length >> 7]
    : [(length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14];

async function rectangle(streams) {
  const [width, height] = [side(screenWidth), side(screenHeight)];
  const [x, y] = odds(40) ? [side(), side()] : [below(screenWidth - width + 1), below(screenHeight - height + 1)];
  const area = width * height;
  const head = (encoding, ...rest) => [...u16(x), ...u16(y), ...u16(width), ...u16(height), ...u32(encoding), ...rest.flat()];
  switch (below(14)) {
    case 0: return head(0, noise(area * 4));
    case 1: return head(1, u16(odds(9) ? side() : 0), u16(odds(9) ? side() : 0));
    case 2: case 3: {
      const kind = odds(9) ? below(256) : oneOf([0, 1, 2, 3, 5, 16, 128, 130, 200, 255]);
      const bytes = await streams[0].write([kind, ...noise(odds(3) ? below(4000) : area * 9 + 700)]);
      return head(16, u32(size() ?? bytes.length), bytes);
    }
    case 4: return head(7, [0x80], noise(3));
    case 5: {
      const jpeg = [255, 0xd8, 255, 0xc0, 0, 17, 8, ...u16(odds(3) ? 65500 : height), ...u16(odds(3) ? 65500 : width), ...noise(30)];
      return head(7, [0x90], compact(jpeg.length), jpeg);
    }
    case 6: case 7: {
      const index = below(4);
      const filter = below(4);
      const colors = 1 + below(6);
      const bytes = await streams[1 + index].write(noise(odds(3) ? below(400) : area * 3));
      const palette = filter === 1 ? [colors - 1, ...noise(colors * 3)] : [];
      return head(7, [0x40 | (index << 4) | (odds(9) ? below(16) : 0), filter], palette, compact(bytes.length), bytes);
    }
    case 8: {
      const count = odds(9) ? 255 : 1;
      if (odds(2)) [screenWidth, screenHeight] = [width, height];
      return head(-308, [count, 0, 0, 0], noise(count * 16));
    }
    case 9: {
      if (odds(2)) return head(-314, u32(odds(9) ? 16 : 0), noise(area * 4));
      return head(-239, noise(area * 4 + Math.ceil(width / 8) * height));
    }
    case 10: return head(-307, u32(size() ?? 5), text(anyText()));
    case 11: {
      const json = text(odds(6) ? "{\"windows\":" : JSON.stringify(facts()));
      return head(0x43534d31, u32(size() ?? json.length), json);
    }
    case 12: return head(odds(9) ? oneOf([99, -1, -224]) : -258);
    default: return odds(9) ? noise(below(40)) : head(0, noise(area * 4));
  }
}

async function message(streams) {
  switch (below(12)) {
    case 0: {
      const count = below(200);
      return [1, 0, ...u16(below(9)), ...u16(count), ...noise(count * 6)];
    }
    case 1: return [2];
    case 2: return [150];
    case 3: return [248, 0, 0, 0, ...u32(oneOf([0x80000000, 0, 3, 0x80000001])), 4, ...noise(4)];
    case 4: {
      const bytes = text(anyText());
      return [3, 0, 0, 0, ...u32(size() ?? bytes.length), ...bytes];
    }
    case 5: {
      const flags = oneOf([1 << 24, 1 << 25, 1 << 26, 1 << 27, (1 << 28) | 1, below(2 ** 31)]);
      const bytes = odds(3) ? noise(40) : [...deflateSync(Buffer.alloc(odds(5) ? 64 << 20 : 40, 65))];
      const content = [...u32(flags), ...bytes];
      return [3, 0, 0, 0, ...u32(-(size() ?? content.length)), ...content];
    }
    case 6: return odds(5) ? noise(1 + below(30)) : [2];
    default: {
      const count = 1 + below(4);
      let bytes = [0, 0, ...u16(odds(20) ? 65535 : count)];
      for (let index = 0; index < count; index++) bytes = bytes.concat(await rectangle(streams));
      return bytes;
    }
  }
}

/** What an app says before pictures come, honestly or not. */
async function greet(socket, isHonest) {
  const challenge = "abcdef0123456789";
  const strange = [
    "null", "{}", "[]", "7", "{", "{\"refused\":null}", "{\"refused\":{\"reason\":\"busy\"}}",
    "{\"welcome\":{}}", "{\"welcome\":null}", "{\"challenge\":{\"a\":1}}", "\"x\"",
    `{"challenge":"${"x".repeat(5000)}"}`, "{\"refused\":{\"reason\":\"stranger\"}}",
  ];
  if (!isHonest && odds(3)) socket.deliver(oneOf(strange));
  socket.deliver(JSON.stringify({ challenge }));
  // The proof is made by promises of their own.
  const deadline = performance.now() + 10_000;
  while (!socket.sent.length && socket.readyState === 1 && performance.now() < deadline) await settle();
  if (!socket.sent.length) return false;
  const { answer } = JSON.parse(socket.sent.shift());
  const proof = createHmac("sha256", secret).update(`casement app ${challenge} ${answer}`).digest("hex");
  const welcome = { proof, viewOnly: false, clipboardIn: true, clipboardOut: true };
  if (!isHonest && odds(6)) welcome[oneOf(["proof", "viewOnly", "clipboardIn"])] = oneOf(leaves);
  socket.deliver(JSON.stringify({ welcome }));
  if (!isHonest && odds(9)) socket.deliver(oneOf(strange));
  const [width, height] = isHonest ? [40, 30] : [side(), side()];
  [screenWidth, screenHeight] = [width, height];
  const title = text(isHonest ? "Honest" : anyText());
  const start = [...u16(width), ...u16(height), ...noise(16), ...u32((isHonest ? null : size()) ?? title.length), ...title];
  deliver(socket, start, isHonest);
  await settleAll();
  return true;
}

/** Whether a picture in each encoding, of two rectangles each, is shown as it was sent. */
async function showsPictures(socket) {
  const rect = (y, encoding, ...rest) => [...u16(0), ...u16(y), ...u16(40), ...u16(15), ...u32(encoding), ...rest.flat()];
  const half = (value) => Array.from({ length: 40 * 15 }, (_, at) => [value, at & 255, 9]).flat();
  const zlib = async (stream, bytes) => {
    const pieces = [];
    stream.on("data", (piece) => pieces.push(piece));
    await new Promise((resolve) => stream.write(Buffer.from(bytes), resolve));
    await new Promise((resolve) => stream.flush(constants.Z_SYNC_FLUSH, resolve));
    stream.removeAllListeners("data");
    return [...Buffer.concat(pieces)];
  };
  for (const name of ["raw", "zrle", "tight"]) {
    const stream = createDeflate();
    let bytes = [0, 0, ...u16(2)];
    for (const y of [0, 15]) {
      const colors = half(y + name.length);
      if (name === "raw") {
        const pixels = Array.from({ length: 600 }, (_, at) => [...colors.slice(at * 3, at * 3 + 3), 0]).flat();
        bytes = bytes.concat(rect(y, 0, pixels));
      } else {
        const packed = await zlib(stream, name === "zrle" ? [0, ...colors] : colors);
        const length = name === "zrle" ? u32(packed.length) : [0x00, ...compact(packed.length)];
        bytes = bytes.concat(rect(y, name === "zrle" ? 16 : 7, length, packed));
      }
    }
    deliver(socket, bytes, odds(2));
    const isShown = () => [0, 15].every((y) => {
      const at = (y * 40 + 7) * 4;
      return shown?.width === 40 && shown.data[at] === y + name.length && shown.data[at + 1] === 7;
    });
    const deadline = performance.now() + 10_000;
    while (!isShown() && socket.readyState === 1 && performance.now() < deadline) await settle();
    if (!isShown()) return false;
  }
  return true;
}

/** In pieces, as a network might. */
function deliver(socket, bytes, isWhole) {
  const step = isWhole ? bytes.length : oneOf([bytes.length, 1 + below(40), 1000]);
  for (let at = 0; at < bytes.length; at += step) {
    socket.deliver(new Uint8Array(bytes.slice(at, at + step)).buffer);
  }
}

// MARK: The page

const copy = mkdtempSync(join(tmpdir(), "casement-page-"));
let isDone = false;
process.on("exit", () => {
  rmSync(copy, { recursive: true, force: true });
  if (isDone) return;
  console.log(`seed ${state}: what the script waits for never comes`);
  process.exitCode = 1;
});
cpSync(folder, copy, { recursive: true });
writeFileSync(join(copy, "package.json"), '{"type": "module"}');
await import(pathToFileURL(join(copy, "screen.js")));

/** The connection of the page, once it has made one. */
async function connection() {
  for (let round = 0; round < 60; round++) {
    const socket = sockets.at(-1);
    if (socket?.readyState === 1) return socket;
    if (element("door").open) {
      // The app has refused the token: its user gives it again.
      element("door").open = false;
      element("secret").value = secret;
      for (const action of element("door").listeners.get("close") ?? []) action({});
    }
    await runTimers();
  }
  return null;
}

const used = () => process.memoryUsage().arrayBuffers;
const first = Number(seedText);
let [welcomed, ended, peak, messages] = [0, 0, 0, 0];
const failures = [];

for (let seed = first; seed < first + Number(countText) && failures.length < 5; seed++) {
  state = seed;
  const before = failures.length;
  const socket = await connection();
  if (!socket) {
    failures.push(`seed ${seed}: the page connects no more`);
    break;
  }
  if (await greet(socket, false)) {
    welcomed++;
    const streams = Array.from({ length: 5 }, () => new Stream());
    for (let count = below(12); count >= 0 && socket.readyState === 1; count--) {
      deliver(socket, await message(streams), false);
      messages++;
      await settleAll();
      peak = Math.max(peak, used());
    }
  }
  if (socket.readyState !== 1) ended++;
  if (used() > bound) failures.push(`seed ${seed}: ${used() >> 20} MB are in use`);
  if (socket.sentBytes > 32 << 20) failures.push(`seed ${seed}: the page sent ${socket.sentBytes} bytes`);
  // The app is gone, and an honest one is there.
  socket.onclose?.();
  await settleAll();
  const honest = await connection();
  if (!honest || !(await greet(honest, true))) {
    failures.push(`seed ${seed}: the page does not show an honest app afterwards`);
  } else {
    if (!(await showsPictures(honest))) failures.push(`seed ${seed}: an honest app is not shown as it is`);
    deliver(honest, [248, 0, 0, 0, ...u32(0x80000000), 4, 1, 2, 3, 4], true);
    await settleAll();
    const answers = honest.sent.filter((data) => data[0] === 248);
    if (honest.readyState !== 1 || answers.length !== 1) {
      failures.push(`seed ${seed}: the page does not answer an honest app afterwards`);
    }
    honest.onclose?.();
    await settleAll();
  }
  for (const what of violations.splice(0)) failures.push(`seed ${seed}: ${what}`);
  for (const error of unhandled.splice(0)) failures.push(`seed ${seed}: nobody handles ${error.stack ?? error}`);
  if (failures.length > before) console.log(failures.slice(before).join("\n"));
}

console.log(
  `${countText} hostile apps from seed ${first}: ${welcomed} welcomed, ${ended} left, ${messages} messages, `
    + `at most ${peak >> 20} MB; ${failures.length} failures`);
isDone = true;
process.exit(failures.length ? 1 : 0);
