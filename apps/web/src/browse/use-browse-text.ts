import { use, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useNavigation } from "react-router-dom";
import type { Visit } from "../routing/guard-route.ts";

/** Longer than a pause in typing. */
const REST_MS = 500;

/** Also stored in the URL so that Back and Reload restore it. */
export function useBrowseText({ search }: Visit): [text: string, setText: (text: string) => void] {
  const urlText = new URLSearchParams(search).get("q") ?? "";
  const [text, setText] = useState(urlText);
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  // This page must not overwrite the URL of a link followed meanwhile.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === urlText || isLeaving) return undefined;
    const timer = setTimeout(() => {
      // On a slow machine navigation may start before this component renders again.
      if (router?.state.navigation.state !== "idle") return;
      const query = wanted === "" ? "" : `?${new URLSearchParams({ q: wanted }).toString()}`;
      Promise.resolve(navigate({ search: query }, { replace: true, preventScrollReset: true })).catch(() => {});
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, urlText, isLeaving, navigate, router]);
  return [text, setText];
}
