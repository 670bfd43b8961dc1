import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useNavigation } from "react-router-dom";
import type { Visit } from "./guard-route.ts";

/** Longer than a pause in typing. */
const REST_MS = 500;

/** Returns state that is also stored in the query of the URL, so that Back and Reload restore it. */
export function useUrlState<State>(
  { search }: Visit,
  parse: (search: string) => State,
  format: (state: State) => string,
): [state: State, setState: (state: State) => void] {
  const [state, setState] = useState(() => parse(search));
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  // This page must not overwrite the URL of a link followed meanwhile.
  const isLeaving = useNavigation().state !== "idle";
  const query = format(state);
  const urlQuery = format(parse(search));
  useEffect(() => {
    if (query === urlQuery || isLeaving) return undefined;
    const timer = setTimeout(() => {
      // On a slow machine navigation may start before this component renders again.
      if (router?.state.navigation.state !== "idle") return;
      const search = query === "" ? "" : `?${query}`;
      Promise.resolve(navigate({ search }, { replace: true, preventScrollReset: true })).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [query, urlQuery, isLeaving, navigate, router]);
  return [state, setState];
}

/** The text that filters a list. */
export const useUrlText = (visit: Visit) => useUrlState(visit, parseText, formatText);

const parseText = (search: string): string => new URLSearchParams(search).get("q") ?? "";

const formatText = (text: string): string =>
  text.trim() === "" ? "" : new URLSearchParams({ q: text.trim() }).toString();
