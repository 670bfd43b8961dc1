import type { Http } from "@rotunda/adapters-http";
import type { Container } from "inversify";
import * as token from "./tokens.ts";

export function createBinders(container: Container) {
  /** Binds a factory to the keys of its ports, by name. */
  const bind = <T, Ports extends object>(
    key: token.Token<T>,
    create: (ports: Ports) => T,
    ports: { [Name in keyof Ports]: token.Token<Ports[Name]> },
  ) => {
    container.bind(key).toDynamicValue(() => {
      const made = Object.entries<token.Token<unknown>>(ports).map(([name, port]) => [name, container.get(port)]);
      return create(Object.fromEntries(made) as Ports);
    });
  };
  const bindApi = <T>(key: token.Token<T>, create: (http: Http) => T) => {
    container.bind(key).toDynamicValue(() => create(container.get(token.Http)));
  };
  return { bind, bindApi };
}
