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

/** How long the first page waits for answers that were asked for long before the program came. */
const GRACE_MS = 600;

/** In several tasks: all at once, a slow phone would answer to nothing in between. */
async function start(place: HTMLElement): Promise<void> {
  await nextTask();
  const container = createContainer();
  const startup = container.get(StartupStore);
  startup.begin();
  // Mostly they are there: the first page is then made once, and no loading screen before it.
  const grace = pass(GRACE_MS);
  // Until there is something to say, what the page brought with it stays: nothing else is known before this is.
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

/** Not by a timer: those of a page opened behind another wait for a second each. */
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
