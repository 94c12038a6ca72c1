// The page: shows the app's screen, and stays connected to it.

import { followHands } from "./hands.js";
import { Picture } from "./picture.js";
import { Connection } from "./rfb.js";
import { followTyping } from "./typing.js";

const at = (id) => document.getElementById(id);
const canvas = at("screen");
const stage = at("stage");
const field = at("text");
const isTouch = matchMedia("(pointer: coarse)").matches;

/** What is typed while the connection is lost is sent afterwards, unless that takes too long. */
const patience = 30_000;
/** Windows in the menu at most. */
const mostWindows = 1000;
/** Milliseconds between tries to connect again. */
const pauses = [100, 250, 500, 1000, 2000, 4000];

/** Choices that outlive the page. */
const choices = {
  get: (name, other) => localStorage.getItem(`casement.${name}`) ?? other,
  set: (name, value) => localStorage.setItem(`casement.${name}`, value),
};

const view = {
  connection: null,
  isViewOnly: false,
  sharesClipboard: false,
  isFollowed: false,
  pixelsToPoint: 1,
  zoom: 1,
  waiting: [],

  /** The pixel of the screen below an event. */
  place(event) {
    return this.placeOf(event.clientX, event.clientY);
  },

  placeOf(x, y) {
    const box = canvas.getBoundingClientRect();
    const pixel = (value, length, count) =>
      Math.max(0, Math.min(count - 1, Math.floor((value / length) * count)));
    return {
      x: pixel(x - box.left, box.width, canvas.width), y: pixel(y - box.top, box.height, canvas.height),
    };
  },

  /** Does something with the connection, now or once there is one again. */
  act(action) {
    if (this.isViewOnly) return;
    if (this.connection?.isOpen) action(this.connection);
    else if (this.waiting.length < 2000) this.waiting.push({ action, time: Date.now() });
  },

  async paste(text) {
    await this.connection?.paste(text);
  },

  touched(kind) {
    if (kind === "touch") return;
    field.focus({ preventScroll: true });
  },

  leave() {
    at("title").focus();
  },

  get isLargerThanWindow() {
    return canvas.clientWidth > stage.clientWidth + 1 || canvas.clientHeight > stage.clientHeight + 1;
  },

  /** Enlarges the picture around a point of the window. */
  enlarge(zoom, { x, y }) {
    const box = canvas.getBoundingClientRect();
    const [across, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
    this.zoom = Math.max(1, Math.min(8, zoom));
    layOut();
    const after = canvas.getBoundingClientRect();
    this.pan(after.left + across * after.width - x, after.top + down * after.height - y);
  },

  pan(dx, dy) {
    stage.scrollBy({ left: dx, top: dy, behavior: "instant" });
  },
};

const picture = new Picture(canvas);
const isExactSize = () => choices.get("size", "fit") === "exact";
let secret = readSecret();
let tries = 0;
let timer = 0;
let appScale = 1;
let wantedScale = 0;
let copied = "";
/** Why the app has not let the page in. */
let refusal = "";

/** The token is in the address only until the page has it; it is never sent. */
function readSecret() {
  const given = decodeURIComponent(location.hash.slice(1));
  if (given) {
    sessionStorage.setItem("casement.secret", given);
    history.replaceState(null, "", location.pathname);
  }
  return given || sessionStorage.getItem("casement.secret") || "";
}

// MARK: Connecting

function connect() {
  clearTimeout(timer);
  if (view.connection) return;
  if (!secret) return ask("Paste the token that the app printed, or type its password.");
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/screen`;
  view.connection = new Connection(address, secret, picture, isLossless(), listener);
}

const listener = {
  welcome({ viewOnly, clipboardIn, clipboardOut }) {
    view.isViewOnly = viewOnly;
    view.sharesClipboard = clipboardIn;
    at("viewonly").hidden = !viewOnly;
    at("keyboard").hidden = viewOnly || !isTouch;
    at("copy").hidden = !clipboardOut;
  },

  opened() {
    tries = 0;
    refusal = "";
    wantedScale = 0;
    document.body.classList.add("open");
    document.body.classList.remove("empty");
    const now = Date.now();
    const waiting = view.waiting.splice(0).filter(({ time }) => now - time < patience);
    for (const { action } of waiting) action(view.connection);
    if (!isTouch && document.activeElement === document.body) field.focus({ preventScroll: true });
    view.connection.isPaused = document.hidden;
  },

  closed(error) {
    if (error) console.warn(error);
    view.connection = null;
    document.body.classList.remove("open");
    release();
    at("state").textContent = refusal || (tries ? "Reconnecting…" : "The app is not there. Reconnecting…");
    if (at("door").open) return;
    timer = setTimeout(connect, pauses[Math.min(tries++, pauses.length - 1)]);
  },

  refused({ reason }) {
    if (reason === "busy" || reason === "stranger") {
      refusal = reason === "busy" ? "Too many viewers" : "This is not the app that printed the token";
      tries = pauses.length;
      return;
    }
    secret = "";
    sessionStorage.removeItem("casement.secret");
    ask("That is not the token or the password. Try again.");
  },

  titled(title) {
    at("name").textContent = title || "Casement";
    document.title = title || "Casement";
  },

  resized() {
    layOut();
  },

  becameResizable() {
    at("follow").disabled = view.isViewOnly;
    follow(choices.get("follow", "yes") === "yes" && !view.isViewOnly);
  },

  /** The screen is one of a fixed size, such as a device's panel. */
  keptItsSize() {
    at("follow").disabled = true;
    follow(false);
  },

  cursor(pixels, width, height, x, y) {
    canvas.style.cursor = width * height === 0 ? "none" : cursorImage(pixels, width, height, x, y);
  },

  told({ windows, scale }) {
    if (scale >= 0.1 && scale <= 64) {
      appScale = scale;
      layOut();
      resizeApp();
    }
    if (Array.isArray(windows)) listWindows(windows.slice(0, mostWindows));
  },

  copied(text) {
    copied = text;
    // Without the focus, or over plain HTTP, the menu's command does it.
    navigator.clipboard?.writeText(text).catch(() => {});
  },

  updated() {
    frames++;
  },

  answered(milliseconds) {
    showLatency(milliseconds);
  },
};

function ask(reason) {
  at("reason").textContent = reason;
  if (!at("door").open) at("door").showModal();
  at("secret").focus();
}

at("door").addEventListener("close", () => {
  secret = at("secret").value.trim();
  at("secret").value = "";
  if (secret) sessionStorage.setItem("casement.secret", secret);
  // A token may have been pasted with the address that it was printed in.
  const hash = secret.indexOf("/#");
  if (hash > 0) secret = secret.slice(hash + 2);
  connect();
});
at("door").addEventListener("cancel", (event) => event.preventDefault());

const hurry = () => {
  if (!view.connection && secret && !at("door").open) connect();
};
window.addEventListener("online", hurry);
window.addEventListener("focus", hurry);
window.addEventListener("hashchange", () => {
  secret = readSecret();
  at("door").close();
  view.connection?.close();
});
document.addEventListener("visibilitychange", () => {
  if (view.connection) view.connection.isPaused = document.hidden;
  if (!document.hidden) hurry();
});

// MARK: Size

/** Sizes the canvas: as the window lets it be, or a pixel for a pixel. */
function layOut() {
  const ratio = devicePixelRatio;
  const [width, height] = [canvas.width, canvas.height];
  const exact = 1 / ratio;
  const room = Math.min(stage.clientWidth / width, stage.clientHeight / height);
  // Not larger than the app means it, or it blurs.
  const natural = Math.max(exact, 1 / appScale);
  const fitting = Math.min(natural, room);
  // A size that is off by less than a pixel is the exact one.
  const fit = Math.abs(fitting / exact - 1) * Math.max(width, height) < 1 ? exact : fitting;
  const unit = (isExactSize() ? exact : fit) * view.zoom;
  view.pixelsToPoint = 1 / unit;
  canvas.style.width = `${width * unit}px`;
  canvas.style.height = `${height * unit}px`;
  const device = unit * ratio;
  canvas.style.imageRendering = Math.abs(device - Math.round(device)) < 1e-6 ? "pixelated" : "auto";
  at("fit").setAttribute("aria-checked", !isExactSize());
  at("exact").setAttribute("aria-checked", isExactSize());
}

/** Gives the app's screen the size of the stage. */
let resizeTimer = 0;
function resizeApp() {
  clearTimeout(resizeTimer);
  if (!view.isFollowed || !view.connection?.isOpen || document.hidden) return;
  resizeTimer = setTimeout(() => {
    const connection = view.connection;
    if (!connection) return;
    const ratio = Math.max(0.5, Math.min(8, devicePixelRatio));
    // Once for each ratio: an app may not be able to follow. One that does says so, and gets its
    // size then.
    if (appScale !== ratio && wantedScale !== ratio) {
      connection.rescale((wantedScale = ratio));
      resizeTimer = setTimeout(resizeApp, 500);
      return;
    }
    const size = (points) => Math.max(64, Math.min(8192, Math.round(points * appScale)));
    const [width, height] = [size(stage.clientWidth), size(stage.clientHeight)];
    if (width !== canvas.width || height !== canvas.height) connection.resize(width, height);
  }, 120);
}

function follow(isFollowed) {
  view.isFollowed = isFollowed && (view.connection?.canResize ?? true);
  at("follow").checked = view.isFollowed;
  if (view.isFollowed) view.zoom = 1;
  layOut();
  resizeApp();
}

new ResizeObserver(() => {
  layOut();
  resizeApp();
}).observe(stage);

function chooseSize(size) {
  choices.set("size", size);
  view.zoom = 1;
  layOut();
}
at("fit").addEventListener("click", () => chooseSize("fit"));
at("exact").addEventListener("click", () => chooseSize("exact"));

// MARK: The bar

function listWindows(windows) {
  const buttons = windows.map(({ number, title, isKey, isMinimized }) => {
    const button = document.createElement("button");
    button.textContent = title || `Window ${number}`;
    button.setAttribute("aria-current", isKey);
    if (isMinimized) {
      const note = document.createElement("span");
      note.className = "quiet";
      note.textContent = "minimised";
      button.append(note);
    }
    button.disabled = view.isViewOnly;
    button.addEventListener("click", () => {
      view.act((connection) => connection.focus(number));
      at("windows").hidePopover();
      if (!isTouch) field.focus();
    });
    return button;
  });
  at("windows").replaceChildren(...buttons);
  const key = windows.find(({ isKey }) => isKey);
  if (key?.title) listener.titled(key.title);
}

function isLossless() {
  const isNear = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return choices.get("lossless", isNear ? "yes" : "no") === "yes";
}

at("lossless").checked = isLossless();
at("lossless").addEventListener("change", ({ target }) => {
  choices.set("lossless", target.checked ? "yes" : "no");
  if (view.connection) view.connection.isExact = target.checked;
});
at("follow").addEventListener("change", ({ target }) => {
  choices.set("follow", target.checked ? "yes" : "no");
  follow(target.checked);
});
at("fullscreen").addEventListener("click", async () => {
  at("options").hidePopover();
  if (document.fullscreenElement) return document.exitFullscreen();
  await document.documentElement.requestFullscreen();
  // Then Escape and the like reach the app, too.
  await navigator.keyboard?.lock?.().catch(() => {});
  field.focus();
});
at("copy").addEventListener("click", () => {
  navigator.clipboard?.writeText(copied);
  at("options").hidePopover();
});
at("keyboard").addEventListener("click", () => field.focus());
at("keyboard").addEventListener("pointerdown", (event) => event.preventDefault());

// MARK: Latency

let frames = 0;
let measuring = 0;
let counted = { frames: 0, bytes: 0, time: 0 };

at("measure").addEventListener("change", ({ target }) => {
  at("latency").hidden = !target.checked;
  at("latency").textContent = "…";
  clearInterval(measuring);
  if (!target.checked) return;
  measuring = setInterval(() => view.connection?.ping(), 1000);
  view.connection?.ping();
});

function showLatency(milliseconds) {
  const now = performance.now();
  const bytes = view.connection?.bytes ?? 0;
  const seconds = (now - counted.time) / 1000;
  const rate = Math.max(0, Math.round((frames - counted.frames) / seconds));
  const amount = Math.max(0, (bytes - counted.bytes) / seconds);
  const size = amount < 1e6 ? `${Math.round(amount / 1000)} KB/s` : `${(amount / 1e6).toFixed(1)} MB/s`;
  at("latency").textContent = `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms · ${rate} fps · ${size}`;
  counted = { frames, bytes, time: now };
}

function cursorImage(pixels, width, height, x, y) {
  const image = document.createElement("canvas");
  [image.width, image.height] = [width, height];
  image.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  const url = image.toDataURL();
  const ratio = devicePixelRatio;
  const spot = `${Math.round(x / ratio)} ${Math.round(y / ratio)}`;
  const set = `image-set(url(${url}) ${ratio}x) ${spot}, default`;
  return CSS.supports("cursor", set) ? set : `url(${url}) ${x} ${y}, default`;
}

document.body.classList.add("empty");
const release = followTyping(field, view);
followHands(canvas, view);
layOut();
connect();
