// Keys, text and input methods, by way of a text field that nobody sees.

import { key } from "./keys.js";

/** What lies in the field, so that a phone's keyboard has something to delete. */
const filling = "\u200b\u200b";

/** Sends what is typed into `field` through `view.act`, which also keeps it while there is no connection. */
export function followTyping(field, view) {
  const held = new Map();
  let isComposing = false;
  /** The key that pastes waits for the text. */
  let pasting = null;

  /** What follows a pasted text waits until that is sent, because packing it takes a moment. */
  let queue = Promise.resolve();
  let queued = 0;
  const enqueue = (action) => {
    queued += 1;
    queue = queue.then(action).catch(console.warn).finally(() => (queued -= 1));
  };
  const act = (action) => (queued ? enqueue(() => view.act(action)) : view.act(action));

  const send = (isDown, { keysym, scancode }) => act((c) => c.key(isDown, keysym, scancode));
  const tap = (keysym) => {
    send(true, { keysym, scancode: 0 });
    send(false, { keysym, scancode: 0 });
  };
  const clear = () => {
    field.value = filling;
    field.setSelectionRange(filling.length, filling.length);
  };
  clear();

  field.addEventListener("keydown", (event) => {
    if (view.isViewOnly) return;
    // An input method, or a dead key, has it.
    if (event.isComposing || event.keyCode === 229 || ["Process", "Dead", "Unidentified"].includes(event.key)) return;
    if (event.ctrlKey && event.altKey && event.key === "Home") {
      event.preventDefault();
      releaseAll();
      return view.leave();
    }
    if (event.key === "F12") return;
    const stroke = key(event);
    const commands = event.ctrlKey || event.metaKey;
    if (view.sharesClipboard && ((commands && event.code === "KeyV") || (event.shiftKey && event.key === "Insert"))) {
      held.set(event.code, stroke);
      pasting = stroke;
      return;
    }
    if (event.getModifierState("AltGraph") && [...event.key].length === 1) letGoOf(["ControlLeft", "AltRight", "AltLeft"]);
    event.preventDefault();
    held.set(event.code, stroke);
    send(true, stroke);
  });

  field.addEventListener("keyup", (event) => {
    const stroke = held.get(event.code);
    if (!stroke) return;
    event.preventDefault();
    held.delete(event.code);
    if (stroke !== pasting) send(false, stroke);
    // A Mac reports no end of keys that were held with its command key.
    if (event.key === "Meta") releaseAll();
  });

  field.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const stroke = pasting;
    pasting = null;
    if (!view.sharesClipboard || view.isViewOnly) return;
    enqueue(() => view.paste(text));
    if (!stroke) return;
    send(true, stroke);
    send(false, stroke);
  });

  field.addEventListener("beforeinput", (event) => {
    if (isComposing || event.isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    switch (event.inputType) {
      case "insertText": case "insertReplacementText":
        if (event.data) act((c) => c.text(event.data));
        break;
      case "insertLineBreak": case "insertParagraph": tap(0xff0d); break;
      case "deleteContentForward": case "deleteWordForward": tap(0xffff); break;
      default: if (event.inputType.startsWith("delete")) tap(0xff08);
    }
  });

  field.addEventListener("compositionstart", () => (isComposing = true));
  field.addEventListener("compositionupdate", ({ data }) => {
    const count = [...data].length;
    act((c) => c.composing(data, count, count));
  });
  field.addEventListener("compositionend", ({ data }) => {
    isComposing = false;
    act((c) => {
      c.composing("", 0, 0);
      if (data) c.text(data);
    });
    // Some browsers still write the text after this.
    setTimeout(clear);
  });

  const letGoOf = (codes) => {
    for (const code of codes) {
      const stroke = held.get(code);
      if (stroke) send(false, stroke);
      held.delete(code);
    }
  };
  const releaseAll = () => letGoOf([...held.keys()]);
  field.addEventListener("blur", releaseAll);
  window.addEventListener("blur", releaseAll);
  return releaseAll;
}
