import { PRODUCT_NAME } from "../notices/messages.ts";
import { ROUTES, type RouteDefinition, type RouteName } from "./routes.ts";

export function formatPageTitle(route: RouteName, pageName: string, productName: string = PRODUCT_NAME): string {
  const { title }: RouteDefinition = ROUTES[route];
  return title === "page" ? formatHeaderName(pageName, productName) : (title ?? productName);
}

/** Builds the header's title: page name and product name (TITLE-09). */
export function formatHeaderName(pageName: string, productName: string = PRODUCT_NAME): string {
  const name = pageName.trim();
  return name === "" || name === productName ? productName : `${name} - ${productName}`;
}
