import { describeCount, formatNumber, joinWithAnd } from "../kernel/text.ts";
import { type Failure, isBusy } from "../kernel/failure.ts";
import sentences from "./messages.json" with { type: "json" };

export const PRODUCT_NAME = "Rotunda";

const TRY_AGAIN = sentences.unexpected;

const EXPORT_LIMIT = "You have reached your export limit. Please contact your Dedicated Advisor.";

/** Texts for outcomes, by cause (MSG-01). */
export const MESSAGES = {
  ...sentences,
  showingResultsFor: (spelling: string) => `Showing results for ${spelling}`,
  hiddenPaywalledProfiles: (product: string = PRODUCT_NAME) =>
    `Profiles in ${product}'s database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.`,
  exportLimit: EXPORT_LIMIT,
  exportExceeds: (needed: number, left: number) =>
    `${EXPORT_LIMIT} This export needs ${describeCount(needed, "contact")}; ${formatNumber(left)} ${left === 1 ? "is" : "are"} left.`,
  exportLeftOut: (count: number) =>
    `${describeCount(count, "profile")} outside your subscription ${count === 1 ? "was" : "were"} left out.`,
  exportAllLeftOut: (count: number) =>
    `Nothing was exported: ${count === 1 ? "the only profile is" : `all ${describeCount(count, "profile")} are`} outside your subscription.`,
  fileSaved: (name: string) => `${name} saved.`,
  addAllFailed: TRY_AGAIN,
  folderCreateFailed: TRY_AGAIN,
  confirmFolderDeletion: (name: string, leaving: number, noun: string) => {
    const question = `Delete the folder '${name}'?`;
    if (leaving === 0) return question;
    const verbs = leaving === 1 ? ["is", "leaves"] : ["are", "leave"];
    return `${question} ${describeCount(leaving, noun)} that ${verbs[0]} in no other folder ${verbs[1]} your Briefcase.`;
  },
  folderCreated: (name: string) => `Folder '${name}' created.`,
  feedFailed: TRY_AGAIN,
  addedToBriefcase: (name: string) => `${name} added to Briefcase.`,
  removedFromBriefcase: (name: string) => `${name} removed from Briefcase.`,
  addedToFolders: (name: string, folders: readonly string[]) => `${name} added to ${joinWithAnd(folders)}.`,
  removedFromFolders: (name: string, folders: readonly string[]) => `${name} removed from ${joinWithAnd(folders)}.`,
  movedToFolders: (name: string, folders: readonly string[]) => `${name} moved to ${joinWithAnd(folders)}.`,
  toggleFailed: TRY_AGAIN,
  folderKept: (name: string) => `Folder '${name}' is now an ordinary folder and keeps its items.`,
  dossierEmailed: (email: string) =>
    `Your download is processing and will be emailed to ${email} within the next few minutes.`,
  dossierEmailedLater: (email: string) =>
    `Your download needs extra time to process. You will get an email with a file attachment at ${email} within a few minutes.`,
  downloadFailed: (status: number, statusText: string) => `Download failed: ${status} ${statusText}`,
  logoRequestFailed: TRY_AGAIN,
  formerIndividual: (product: string = PRODUCT_NAME) =>
    `This individual is no longer serving in a position monitored by ${product}. For a recent update, please contact your dedicated advisor.`,
  startupFailed: TRY_AGAIN,
  signOutFailed: TRY_AGAIN,
  loading: (product: string = PRODUCT_NAME) => `Please wait while ${product} is loading...`,
} as const;

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
