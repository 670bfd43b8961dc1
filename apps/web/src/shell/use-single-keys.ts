import { keepLasting, useLasting } from "../browser/lasting-memory.ts";

const KEY = "slash-shortcut";

/** Whether keys without Ctrl work; readers can turn them off, since speech input may press them. */
export function useSingleKeys(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  return [useLasting(KEY) !== "off", (isOn) => keepLasting(KEY, isOn ? null : "off")];
}
