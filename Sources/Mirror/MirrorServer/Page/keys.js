// What a key of the browser is called in RFB: by its position, and by what it types.

const rows = [
  [0x01, "Escape Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace Tab"],
  [0x10, "KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Enter ControlLeft"],
  [0x1e, "KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Backquote ShiftLeft Backslash"],
  [0x2c, "KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight NumpadMultiply AltLeft Space CapsLock"],
  [0x3b, "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 NumLock ScrollLock"],
  [0x47, "Numpad7 Numpad8 Numpad9 NumpadSubtract Numpad4 Numpad5 Numpad6 NumpadAdd Numpad1 Numpad2 Numpad3 Numpad0 NumpadDecimal"],
  [0x56, "IntlBackslash F11 F12 NumpadEqual"],
  [0x64, "F13 F14 F15 F16 F17 F18 F19 F20"],
  [0x70, "KanaMode"], [0x73, "IntlRo"], [0x79, "Convert"], [0x7b, "NonConvert"], [0x7d, "IntlYen NumpadComma"],
  [0x9c, "NumpadEnter ControlRight"], [0xb5, "NumpadDivide"], [0xb7, "PrintScreen AltRight"],
  [0xc6, "Pause Home ArrowUp PageUp"], [0xcb, "ArrowLeft"], [0xcd, "ArrowRight"],
  [0xcf, "End ArrowDown PageDown Insert Delete"], [0xdb, "MetaLeft MetaRight ContextMenu"],
];
const scancodes = new Map(
  rows.flatMap(([first, names]) => names.split(" ").map((name, index) => [name, first + index])));

const named = {
  Backspace: 0xff08, Tab: 0xff09, Enter: 0xff0d, Pause: 0xff13, ScrollLock: 0xff14, Escape: 0xff1b,
  Home: 0xff50, ArrowLeft: 0xff51, ArrowUp: 0xff52, ArrowRight: 0xff53, ArrowDown: 0xff54,
  PageUp: 0xff55, PageDown: 0xff56, End: 0xff57, PrintScreen: 0xff61, Insert: 0xff63,
  ContextMenu: 0xff67, NumLock: 0xff7f, CapsLock: 0xffe5, Delete: 0xffff, AltGraph: 0xfe03,
  Shift: 0xffe1, Control: 0xffe3, Alt: 0xffe9, Meta: 0xffeb,
};
const right = { Shift: 0xffe2, Control: 0xffe4, Alt: 0xffea, Meta: 0xffec };
const numpad = { Enter: 0xff8d, "*": 0xffaa, "+": 0xffab, ",": 0xffac, "-": 0xffad, ".": 0xffae, "/": 0xffaf, "=": 0xffbd };

/** The X11 key symbol of a character. */
export function keysymOf(character) {
  const point = character.codePointAt(0);
  return (point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point <= 0xff) ? point : 0x01000000 + point;
}

/** The key's symbol and its position's scancode; a symbol of 0 where it types nothing by itself. */
export function key(event) {
  const isNumpad = event.location === KeyboardEvent.DOM_KEY_LOCATION_NUMPAD;
  let code = event.code;
  let name = event.key;
  // The command key of a Mac is where others have Control.
  if (isMac && name === "Meta") [name, code] = ["Control", code.replace("Meta", "Control")];
  let keysym = 0;
  if (isNumpad && numpad[name]) keysym = numpad[name];
  else if (isNumpad && /^[0-9]$/.test(name)) keysym = 0xffb0 + Number(name);
  else if (event.location === KeyboardEvent.DOM_KEY_LOCATION_RIGHT && right[name]) keysym = right[name];
  else if (named[name]) keysym = named[name];
  else if (/^F([1-9]|1[0-9]|2[0-4])$/.test(name)) keysym = 0xffbd + Number(name.slice(1));
  else if ([...name].length === 1) keysym = keysymOf(name);
  return { keysym, scancode: scancodes.get(code) ?? 0 };
}

export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
