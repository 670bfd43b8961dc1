import { type ComponentProps, StrictMode, useEffect } from "react";
import type { DataRouter } from "react-router-dom";
import { ServicesProvider } from "../react/services.tsx";
import { RouterPage } from "../routing/routed-screen.tsx";

interface PageProps extends Pick<ComponentProps<typeof ServicesProvider>, "container"> {
  router: DataRouter;
  /** Called once the page listens to its reader. */
  onReady?: () => void;
}

/** The same on the server and in the browser, which hydrates it. */
export function Page({ container, router, onReady }: PageProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <ServicesProvider container={container}>
        <RouterPage router={router} />
      </ServicesProvider>
    </StrictMode>
  );
}
