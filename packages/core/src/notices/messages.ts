import { describeCount, formatNumber } from "../kernel/text.ts";
import { type Failure, isBusy } from "../kernel/failure.ts";

export const PRODUCT_NAME = "Rotunda";

const TRY_AGAIN = "An error occurred, please try again.";

const EXPORT_LIMIT = "You have reached your export limit. Please contact your Dedicated Advisor.";

/** Texts for outcomes, by cause (MSG-01). */
export const MESSAGES = {
  searchEmpty: "Please enter a search keyword or select your advanced search criteria.",
  searchUnchanged: "Please alter your search criteria.",
  keywordEmpty: "Please enter a search keyword.",
  noResults: "No results found.",
  showingResultsFor: (spelling: string) => `Showing results for ${spelling}`,
  hiddenPaywalledProfiles: (product: string = PRODUCT_NAME) =>
    `Profiles in ${product}'s database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.`,

  exportLimit: EXPORT_LIMIT,
  exportExceeds: (needed: number, left: number) =>
    `${EXPORT_LIMIT} This export needs ${describeCount(needed, "contact")}; ${formatNumber(left)} ${left === 1 ? "is" : "are"} left.`,
  exportUnsupported: "This route has no contact export",

  exportLeftOut: (count: number) =>
    `${describeCount(count, "profile")} outside your subscription ${count === 1 ? "was" : "were"} left out.`,
  exportAllLeftOut: (count: number) =>
    `Nothing was exported: ${count === 1 ? "the only profile is" : `all ${describeCount(count, "profile")} are`} outside your subscription.`,
  fileSaved: (name: string) => `${name} saved.`,
  addAllFailed: TRY_AGAIN,
  addAllDone: "Contents of search have been added to your folder.",
  addSelectedDone: "The selected results have been added to your folder.",
  addSelected: "Add to Briefcase folder",
  addAll: "Add all to Briefcase folder",
  addAllTooMany: "Add all to Briefcase folder (max. 500 results)",
  addAllRefused: "At most 500 results can be added to a folder at once.",

  folderCreateFailed: TRY_AGAIN,
  folderDeleteFailed: "An error occurred. Please try again.",
  folderDeleted: "Folder deleted.",
  confirmFolderDeletion: (name: string, leaving: number, noun: string) => {
    const question = `Delete the folder '${name}'?`;
    if (leaving === 0) return question;
    const verbs = leaving === 1 ? ["is", "leaves"] : ["are", "leave"];
    return `${question} ${describeCount(leaving, noun)} that ${verbs[0]} in no other folder ${verbs[1]} your Briefcase.`;
  },
  folderCreated: (name: string) => `Folder '${name}' created.`,
  folderNameRequired: "This field is required.",
  folderNameTooLong: "Name must be less than 100 characters",
  folderNameTaken: "Folder name has to be unique.",
  foldersTooMany: "Your Briefcase already has the maximum of 200 folders. Delete one to create another.",

  feedFailed: TRY_AGAIN,

  briefcaseFull: "You have too many profiles in your briefcase, try moving them around.",
  addedToBriefcase: (name: string) => `${name} added to Briefcase.`,
  removedFromBriefcase: (name: string) => `${name} removed from Briefcase.`,
  addedToFolders: (name: string, folders: readonly string[]) => `${name} added to ${listed(folders)}.`,
  removedFromFolders: (name: string, folders: readonly string[]) => `${name} removed from ${listed(folders)}.`,
  movedToFolders: (name: string, folders: readonly string[]) => `${name} moved to ${listed(folders)}.`,
  toggleFailed: TRY_AGAIN,
  toggleNoItems: "Choose at least one item.",
  toggleInvalidItem: "There is no such item.",
  toggleInvalidAction: "Items can be added, removed or moved.",
  toggleUnknownFolder: "This folder no longer exists.",
  toggleNoDestination: "Choose a folder to move to.",
  toggleSameFolder: "Choose a folder other than the one it is in.",
  toggleInNoFolder: "It is in none of your folders.",
  toggleNotInFolder: "It is not in this folder.",
  toggleLiveFolder: "A live folder follows a saved search and can’t be changed by hand.",
  folderKept: (name: string) => `Folder '${name}' is now an ordinary folder and keeps its items.`,

  dossierCheckFailed: "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.",
  dossierEmailed: (email: string) =>
    `Your download is processing and will be emailed to ${email} within the next few minutes.`,
  dossierEmailedLater: (email: string) =>
    `Your download needs extra time to process. You will get an email with a file attachment at ${email} within a few minutes.`,
  profileBook: "Download as a profile book",
  profileBookName: "Profile book",
  dossierDownload: "Download file",
  dossierEmail: "Email file",
  dossierOwnAddress: "your email address",
  dossierTooManyResults: "Download as a profile book (max. 100 results)",
  dossierTooManyMembers: "Download as a profile book (max. 100)",
  dossierTooMany: "A profile book holds at most 100 profiles.",
  dossierNothingSelected: "There are no profiles selected available for download.",
  dossierNothingInFolder: "There are no profiles in this folder available for download.",
  dossierOnlyPersons: "Only person profiles can be downloaded.",
  downloadFailed: (status: number, statusText: string) => `Download failed: ${status} ${statusText}`,
  downloadFailedUnknown: "Unknown error during download.",
  logoChoice: "Use our custom logo on the cover",
  logoWordOnly: "Your organization's custom logo is for Word formats.",
  logoOffer: "Word documents can carry your organization's logo.",
  logoRequest: "Request a custom logo",
  logoDownload: "Word with our logo",
  logoRequested: "Request for custom logo successfully submitted.",
  logoRequestFailed: TRY_AGAIN,

  formerIndividual: (product: string = PRODUCT_NAME) =>
    `This individual is no longer serving in a position monitored by ${product}. For a recent update, please contact your dedicated advisor.`,
  temporaryAccess: "You have temporary access to this profile. Please contact your dedicated advisor.",
  noInformation: "No information available.",

  unexpected: TRY_AGAIN,
  startupFailed: TRY_AGAIN,
  signOutFailed: TRY_AGAIN,
  loading: (product: string = PRODUCT_NAME) => `Please wait while ${product} is loading...`,
  notFoundTitle: "404 - Page Not Found",
  notFound: "We can't find the page you're looking for.",
  serverError: "We apologize for the issue. Please try again or contact us for further assistance.",
  serverErrorLinks: "Here are a few links that might help:",
  selectFolders: "Select Folders",
  undo: "Undo",
  busy: "The server is very busy at this moment. Wait a little, then retry.",
  offline: "The server could not be reached. Check your connection, then retry.",
} as const;

/** "A", "A and B", "A, B and C". */
function listed(names: readonly string[]): string {
  const parts = [names.slice(0, -1).join(", "), ...names.slice(-1)];
  return parts.filter((part) => part !== "").join(" and ");
}

/** Returns the server's message, else `otherwise`; only requests without response are called unreachable. */
export function describeFailure(
  failure: Failure,
  otherwise: string = failure.kind === "offline"
    ? MESSAGES.offline
    : isBusy(failure)
      ? MESSAGES.busy
      : MESSAGES.unexpected,
): string {
  return ("message" in failure && failure.message) || otherwise;
}
