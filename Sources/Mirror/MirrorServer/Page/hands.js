// Mouse, wheel and fingers on the screen.

/** Pixels of a swipe or a wheel that are one step for apps that know only steps. */
const step = 40;

/**
 * Sends what hands do to `view.connection`. Two fingers are the app's where it has the size of this
 * window, else they move and enlarge the picture.
 */
export function followHands(canvas, view) {
  const fingers = new Map();
  let press = null;
  let pair = null;
  let rest = { x: 0, y: 0 };
  let wheelPinch = null;
  let buttons = 0;

  const send = (place, mask) => {
    buttons = mask;
    if (!view.isViewOnly) view.connection?.pointer(place.x, place.y, mask);
  };
  // RFB has the middle button before the right one.
  const mask = ({ buttons: b }) => (b & 1) | ((b & 4) >> 1) | ((b & 2) << 1);

  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  canvas.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    view.touched(event.pointerType);
    canvas.setPointerCapture(event.pointerId);
    if (event.pointerType !== "touch") return send(view.place(event), mask(event));
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      // A second finger may come, and then nothing was pressed.
      const place = view.place(event);
      press = { place, x: event.clientX, y: event.clientY, timer: setTimeout(beginPress, 80) };
    } else if (fingers.size === 2 && buttons === 0) {
      clearTimeout(press?.timer);
      press = null;
      beginPair();
    }
  });

  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch") return send(view.place(event), mask(event));
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    finger.x = event.clientX;
    finger.y = event.clientY;
    // Each finger has an event of its own: both have moved by the next frame.
    if (pair) return void (pair.frame ??= requestAnimationFrame(movePair));
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > 8) beginPress();
    if (buttons) send(view.place(event), 1);
  });

  const lift = (event) => {
    if (event.pointerType !== "touch") return send(view.place(event), mask(event));
    if (!fingers.has(event.pointerId)) return;
    if (pair) return endPair();
    fingers.delete(event.pointerId);
    if (press) beginPress();
    if (buttons) send(view.place(event), 0);
  };
  canvas.addEventListener("pointerup", lift);
  canvas.addEventListener("pointercancel", lift);

  function beginPress() {
    if (!press) return;
    clearTimeout(press.timer);
    send(press.place, 1);
    press = null;
  }

  // MARK: Two fingers

  function fingerPair() {
    const [a, b] = [...fingers.values()];
    return {
      x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1),
      angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
    };
  }

  function beginPair() {
    const now = fingerPair();
    pair = { start: now, last: now, kind: null, zoom: view.zoom, frame: null };
  }

  function movePair() {
    pair.frame = null;
    const now = fingerPair();
    const scale = now.distance / pair.start.distance;
    if (!pair.kind) {
      if (Math.abs(scale - 1) > 0.1) pair.kind = "pinch";
      else if (Math.hypot(now.x - pair.start.x, now.y - pair.start.y) > 10) pair.kind = "scroll";
      else return;
      if (pair.kind === "pinch" && view.isFollowed) pinch(0, pair.start, 1, 0);
    }
    if (pair.kind === "pinch" && view.isFollowed) {
      pinch(1, pair.start, scale, now.angle - pair.start.angle);
    } else if (pair.kind === "pinch") {
      view.enlarge(pair.zoom * scale, now);
      view.pan(pair.last.x - now.x, pair.last.y - now.y);
    } else if (view.isLargerThanWindow) {
      view.pan(pair.last.x - now.x, pair.last.y - now.y);
    } else {
      scroll(pair.last.x - now.x, pair.last.y - now.y, view.placeOf(pair.start.x, pair.start.y));
    }
    pair.last = now;
  }

  function endPair() {
    if (pair.frame !== null) {
      cancelAnimationFrame(pair.frame);
      movePair();
    }
    if (pair.kind === "pinch" && view.isFollowed) {
      pinch(2, pair.start, pair.last.distance / pair.start.distance, pair.last.angle - pair.start.angle);
    }
    // The finger that is left presses nothing.
    fingers.clear();
    pair = null;
  }

  function pinch(phase, at, scale, angle) {
    if (view.isViewOnly) return;
    const { x, y } = view.placeOf(at.x, at.y);
    view.connection?.pinch(phase, x, y, scale, angle);
  }

  // MARK: Wheels

  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    if (event.ctrlKey) return pinchByWheel(event, event.deltaY * unit);
    const isAcross = event.shiftKey && event.deltaX === 0;
    const [dx, dy] = isAcross ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    scroll(dx * unit, dy * unit, view.place(event));
  }, { passive: false });

  function scroll(dx, dy, place) {
    const connection = view.connection;
    if (!connection || view.isViewOnly) return;
    const ratio = view.pixelsToPoint;
    if (connection.scroll(dx * ratio, dy * ratio, place.x, place.y)) return;
    rest.x += dx;
    rest.y += dy;
    const turn = (amount, back, forth) => {
      const count = Math.min(Math.trunc(Math.abs(amount) / step), 20);
      for (let index = 0; index < count; index++) {
        connection.pointer(place.x, place.y, buttons | (amount < 0 ? back : forth));
        connection.pointer(place.x, place.y, buttons);
      }
      return amount % step;
    };
    rest = { x: turn(rest.x, 32, 64), y: turn(rest.y, 8, 16) };
  }

  /** A touch pad's pinch comes as a wheel with the control key. */
  function pinchByWheel(event, delta) {
    const at = wheelPinch?.at ?? { x: event.clientX, y: event.clientY };
    if (!wheelPinch) {
      wheelPinch = { at, scale: 1 };
      pinch(0, at, 1, 0);
    }
    wheelPinch.scale *= Math.exp(-delta / 200);
    pinch(1, at, wheelPinch.scale, 0);
    clearTimeout(wheelPinch.timer);
    wheelPinch.timer = setTimeout(() => {
      pinch(2, at, wheelPinch.scale, 0);
      wheelPinch = null;
    }, 250);
  }
}
