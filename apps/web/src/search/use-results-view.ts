import { chooseInitialView, type SearchView } from "@rotunda/core";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { recall, remember } from "../browser/session-memory.ts";

/** List or cards, kept for the session. */
export function useResultsView(): [view: SearchView, setView: (view: SearchView) => void] {
  const { search } = useLocation();
  const [view, setView] = useState(() => chooseInitialView(search, recall("view")));
  return [
    view,
    (next) => {
      setView(next);
      remember("view", next);
    },
  ];
}
