import { PRODUCT_NAME } from "../notices/messages.ts";
import type { RouteName } from "./routes.ts";

/** The document's title. `pageName` is what the page itself is headed. */
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

/** The page's name as the header shows it, followed by the product's name once (TITLE-09). */
export function formatHeaderName(pageName: string, productName: string = PRODUCT_NAME): string {
  const name = pageName.trim();
  return name === "" || name === productName ? productName : `${name} - ${productName}`;
}
