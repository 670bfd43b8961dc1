import { setStyleNonce } from "@rotunda/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import "./shell/static-shell.css.ts";
import { createContainer } from "./di/container.ts";
import { StartupStore } from "./di/tokens.ts";
import { ServicesProvider } from "./react/services.tsx";
import { holdScroll } from "./routing/held-scroll.ts";
import { interceptLinks } from "./routing/links.ts";
import { createRouter } from "./routing/router.tsx";
import { servicesFrom } from "./routing/services.ts";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into");

setStyleNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content);

const container = createContainer();
container.get(StartupStore).begin();
const router = createRouter(servicesFrom((token) => container.get(token)));
interceptLinks(document, router);
holdScroll(window, router);

createRoot(root).render(
  <StrictMode>
    <ServicesProvider container={container}>
      <RouterProvider router={router} />
    </ServicesProvider>
  </StrictMode>,
);
