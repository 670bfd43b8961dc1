import { findBreakpoint, LOADING_TEXT_MS } from "@rotunda/core";
import { setStyleNonce } from "@rotunda/ui/theme";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserPlatform } from "./browser/browser.ts";
import { createEarlyAnswers } from "./browser/early-answers.ts";
import { hasTabState } from "./browser/memory.ts";
import { createContainer } from "./di/container.ts";
import { Log, StartupStore } from "./di/tokens.ts";
import { recordEarlyInput } from "./first-screen/early-input.ts";
import { Page } from "./first-screen/page.tsx";
import { parseView } from "./first-screen/view.ts";
import { restoreScroll, keyFirstPage } from "./routing/restore-scroll.ts";
import { waitForFirstScreen } from "./routing/wait-for-first-screen.ts";
import { interceptLinks } from "./routing/links.ts";
import { prefetchScreens } from "./routing/prefetch.ts";
import { createRouter } from "./routing/router.tsx";
import { collectServices } from "./routing/services.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

setStyleNonce(readMeta("csp-nonce"));
void start(root);

/** Hydrates the server's page. Renders in the browser if the server didn't, or assumed another breakpoint. */
async function start(place: HTMLElement): Promise<void> {
  const early = createEarlyAnswers(window);
  // Loads in several tasks, so that a slow phone stays responsive.
  await pass(0);
  const rendered = parseView(readMeta("rotunda-view"));
  const platform = createBrowserPlatform(window, { renderedOn: rendered?.day ?? null, answer: early.take });
  const container = createContainer(platform);
  await pass(0);
  const startup = container.get(StartupStore);
  startup.begin();
  await pass(0);
  // A page that the server rendered stays until the startup ends; a page without content until the loading text is due.
  await (rendered ? startup.settled() : Promise.race([startup.settled(), pass(LOADING_TEXT_MS)]));
  const services = collectServices((token) => container.get(token));
  keyFirstPage(window);
  const router = createRouter(services);
  interceptLinks(document, router);
  prefetchScreens(document, navigator);
  restoreScroll(window, router);
  if (rendered) await waitForFirstScreen(router, services);
  await pass(0);
  const repeatInput = recordEarlyInput(window);
  const onReady = () => {
    early.drop();
    repeatInput();
  };
  const page = <Page container={container} router={router} onReady={onReady} />;
  const isSame = rendered?.breakpoint === findBreakpoint(window.innerWidth) && !hasTabState();
  if (isSame && startup.state$.value.status === "ready") {
    const onRecoverableError = (error: unknown) =>
      container.get(Log).error("The page differs from the server's", error);
    // Renders in time slices, so that the page stays responsive.
    startTransition(() => void hydrateRoot(place, page, { onRecoverableError }));
  } else startTransition(() => createRoot(place).render(page));
}
