import { keepLasting, useLasting } from "../browser/lasting-memory.ts";

const KEY = "slash-shortcut";

/** Whether the key "/" leads to the keyword box; readers can turn it off, since speech input may press it. */
export function useSlashShortcut(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useLasting(KEY) !== "off", (isOn) => keepLasting(KEY, isOn ? null : "off")];
}
