import type { Container } from "inversify";
import { createContext, useContext, type ReactNode } from "react";
import type { Token } from "../di/tokens.ts";

const ServicesContext = createContext<Container | null>(null);

export function ServicesProvider({ container, children }: { container: Container; children: ReactNode }) {
  return <ServicesContext value={container}>{children}</ServicesContext>;
}

/** A service of the composition root. For screens and the shell only; components take props. */
export function useService<T>(token: Token<T>): T {
  const container = useContext(ServicesContext);
  if (!container) throw new Error("useService was called outside ServicesProvider");
  return container.get(token);
}
