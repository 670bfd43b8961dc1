import { PRODUCT_NAME } from "../notices/messages.ts";
import type { RouteName } from "./routes.ts";

export function formatPageTitle(route: RouteName, pageName: string, productName: string = PRODUCT_NAME): string {
  switch (route) {
    case "SearchUniversal":
    case "SearchCongressional":
    case "SearchFederal":
    case "SearchState":
      return "search";
    case "Faq":
      return "FAQ";
    case "Briefcase":
    case "BriefcaseFolder":
      return "Briefcase";
    case "Loading":
      return "Loading";
    case "BrowseByState":
    case "BrowseByAgency":
    case "BrowseByGroup":
    case "Profile":
    case "ProfileKW":
    case "District":
    case "State":
    case "Committee":
    case "Caucus":
    case "Agency":
      return formatHeaderName(pageName, productName);
    default:
      return productName;
  }
}

/** Builds the header's title: page name and product name (TITLE-09). */
export function formatHeaderName(pageName: string, productName: string = PRODUCT_NAME): string {
  const name = pageName.trim();
  return name === "" || name === productName ? productName : `${name} - ${productName}`;
}
