import { LOADING_TEXT_MS } from "@rotunda/core";
import { setStyleNonce } from "@rotunda/ui/theme";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./shell/static-shell.css.ts";
import { createContainer } from "./di/container.ts";
import { StartupStore } from "./di/tokens.ts";
import { ServicesProvider } from "./react/services.tsx";
import { restoreScroll, keyFirstPage } from "./routing/restore-scroll.ts";
import { waitForFirstScreen } from "./routing/wait-for-first-screen.ts";
import { interceptLinks } from "./routing/links.ts";
import { prefetchScreens } from "./routing/prefetch.ts";
import { createRouter } from "./routing/router.tsx";
import { RouterPage } from "./routing/router-page.tsx";
import { collectServices } from "./routing/services.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

setStyleNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content);
void start(root);

/** Maximum time in ms the first page waits for requests sent before the program loaded. */
const GRACE_MS = 600;

/** In several tasks, so that a slow phone stays responsive. */
async function start(place: HTMLElement): Promise<void> {
  await nextTask();
  const container = createContainer();
  const startup = container.get(StartupStore);
  startup.begin();
  // Usually the data arrives in time, so the first page renders once, without a loading screen.
  const grace = pass(GRACE_MS);
  // Keeps the static page until the startup ends or the loading text is due.
  await Promise.race([startup.settled(), pass(LOADING_TEXT_MS)]);
  await nextTask();
  const services = collectServices((token) => container.get(token));
  keyFirstPage(window);
  const router = createRouter(services);
  interceptLinks(document, router);
  prefetchScreens(document, navigator);
  restoreScroll(window, router);
  await Promise.race([waitForFirstScreen(router, services), grace]);
  await nextTask();
  const page = (
    <StrictMode>
      <ServicesProvider container={container}>
        <RouterPage router={router} />
      </ServicesProvider>
    </StrictMode>
  );
  // Rendered in slices, so that the page stays responsive.
  startTransition(() => createRoot(place).render(page));
}

const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Not a timer, because timers of background tabs wait for a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
