import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MESSAGES, PRODUCT_NAME, describeFailure } from "./messages.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";

const EMAIL = "ruth@example.org";
const RUTH = "Ruth Halvorsen";

/** A cause, the catalogue's message, and the expected text. */
type Line = readonly [cause: string, said: string, sentence: string];

const TRY_AGAIN = "An error occurred, please try again.";

/** Error messages, in the order of `MESSAGES`. */
const ERROR_CATALOGUE: Line[] = [
  [
    "Export limit reached",
    MESSAGES.exportLimit,
    "You have reached your export limit. Please contact your Dedicated Advisor.",
  ],
  ["Add-all, no response body", MESSAGES.addAllFailed, TRY_AGAIN],
  ["Add-all success", MESSAGES.addAllDone, "Contents of search have been added to your folder."],
  ["Folder create default", MESSAGES.folderCreateFailed, TRY_AGAIN],
  ["Folder delete default", MESSAGES.folderDeleteFailed, "An error occurred. Please try again."],
  ["Folder success: deleted", MESSAGES.folderDeleted, "Folder deleted."],
  ["Folder success: created", MESSAGES.folderCreated("Energy"), "Folder 'Energy' created."],
  [
    "Add to Briefcase fails",
    MESSAGES.briefcaseFull,
    "You have too many profiles in your briefcase, try moving them around.",
  ],
  ["Briefcase success: added", MESSAGES.addedToBriefcase(RUTH), "Ruth Halvorsen added to Briefcase."],
  ["Briefcase success: removed", MESSAGES.removedFromBriefcase(RUTH), "Ruth Halvorsen removed from Briefcase."],
  ["Briefcase success: moved", MESSAGES.movedToFolders(RUTH, ["Energy"]), "Ruth Halvorsen moved to Energy."],
  [
    "Briefcase success: added to a folder",
    MESSAGES.addedToFolders(RUTH, ["Energy"]),
    "Ruth Halvorsen added to Energy.",
  ],
  [
    "Briefcase success: removed from a folder",
    MESSAGES.removedFromFolders(RUTH, ["Energy"]),
    "Ruth Halvorsen removed from Energy.",
  ],
  [
    "Bulk dossier check failure",
    MESSAGES.dossierCheckFailed,
    "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.",
  ],
  [
    "Emailed download",
    MESSAGES.dossierEmailed(EMAIL),
    "Your download is processing and will be emailed to ruth@example.org within the next few minutes.",
  ],
  [
    "Emailed download that is not quick",
    MESSAGES.dossierEmailedLater(EMAIL),
    "Your download needs extra time to process. You will get an email with a file attachment at ruth@example.org within a few minutes.",
  ],
  ["File download failure", MESSAGES.downloadFailed(502, "Bad Gateway"), "Download failed: 502 Bad Gateway"],
  ["File download failure, unknown", MESSAGES.downloadFailedUnknown, "Unknown error during download."],
  ["Custom logo request", MESSAGES.logoRequested, "Request for custom logo successfully submitted."],
  ["Custom logo request, failed", MESSAGES.logoRequestFailed, TRY_AGAIN],
  ["Empty results", MESSAGES.noResults, "No results found."],
  [
    "Hidden paywalled profiles",
    MESSAGES.hiddenPaywalledProfiles(),
    "Profiles in Rotunda's database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.",
  ],
  [
    "Former individual",
    MESSAGES.formerIndividual(),
    "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
  ],
  ["Empty panel", MESSAGES.noInformation, "No information available."],
  ["Not found", MESSAGES.notFoundTitle, "404 - Page Not Found"],
];

/** Validation messages. */
const VALIDATION: Line[] = [
  ["Empty search", MESSAGES.searchEmpty, "Please enter a search keyword or select your advanced search criteria."],
  ["The last search again", MESSAGES.searchUnchanged, "Please alter your search criteria."],
  ["Empty keyword", MESSAGES.keywordEmpty, "Please enter a search keyword."],
  ["No folder name", MESSAGES.folderNameRequired, "This field is required."],
  ["Long folder name", MESSAGES.folderNameTooLong, "Name must be less than 100 characters"],
  ["Folder name taken", MESSAGES.folderNameTaken, "Folder name has to be unique."],
  [
    "More than 200 folders",
    MESSAGES.foldersTooMany,
    "Your Briefcase already has the maximum of 200 folders. Delete one to create another.",
  ],
  ["More than 500 hits", MESSAGES.addAllTooMany, "Add all to Briefcase folder (max. 500 results)"],
  ["More than 100 hits", MESSAGES.dossierTooManyResults, "Download as a profile book (max. 100 results)"],
  ["More than 100 members", MESSAGES.dossierTooManyMembers, "Download as a profile book (max. 100)"],
  ["No profiles selected", MESSAGES.dossierNothingSelected, "There are no profiles selected available for download."],
  [
    "No profiles in the folder",
    MESSAGES.dossierNothingInFolder,
    "There are no profiles in this folder available for download.",
  ],
  ["Ineligible items", MESSAGES.dossierOnlyPersons, "Only person profiles can be downloaded."],
];

/** Texts of pages and the shell. */
const SCREENS: Line[] = [
  ["Loading", MESSAGES.loading(), "Please wait while Rotunda is loading..."],
  ["Loading failed", MESSAGES.startupFailed, TRY_AGAIN],
  ["Signing out failed", MESSAGES.signOutFailed, TRY_AGAIN],
  ["Not found", MESSAGES.notFound, "We can't find the page you're looking for."],
  [
    "Server error",
    MESSAGES.serverError,
    "We apologize for the issue. Please try again or contact us for further assistance.",
  ],
  ["Server error, lead-in", MESSAGES.serverErrorLinks, "Here are a few links that might help:"],
  ["An item is being moved", MESSAGES.selectFolders, "Select Folders"],
  ["Something was removed", MESSAGES.undo, "Undo"],
  [
    "Unlocked profile without access",
    MESSAGES.temporaryAccess,
    "You have temporary access to this profile. Please contact your dedicated advisor.",
  ],
  ["Near spelling", MESSAGES.showingResultsFor("Halvorsen"), "Showing results for Halvorsen"],
  ["File saved", MESSAGES.fileSaved("contacts.csv"), "contacts.csv saved."],
  ["No connection", MESSAGES.offline, "The server could not be reached. Check your connection, then retry."],
  ["A toggle that failed", MESSAGES.toggleFailed, TRY_AGAIN],
  ["A toggle of nothing", MESSAGES.toggleNoItems, "Choose at least one item."],
  ["An unknown action", MESSAGES.toggleInvalidAction, "Items can be added, removed or moved."],
  ["A toggle of a missing folder or item", MESSAGES.toggleInvalidItem, "There is no such item."],
  ["A folder that is gone", MESSAGES.toggleUnknownFolder, "This folder no longer exists."],
  ["A removal from a folder without the item", MESSAGES.toggleNotInFolder, "This item isn’t in this folder."],
  ["Too many results for a folder", MESSAGES.addAllRefused, "You can add up to 500 results to a folder at once."],
  ["Too many profiles for a book", MESSAGES.dossierTooMany, "A profile book can have up to 100 profiles."],
  [
    "An export of more than is left",
    MESSAGES.exportExceeds(300, 1),
    "You have reached your export limit. Please contact your Dedicated Advisor. This export needs 300 contacts; 1 is left.",
  ],
  ["A move to nowhere", MESSAGES.toggleNoDestination, "Choose a folder to move to."],
  ["A move to the same folder", MESSAGES.toggleSameFolder, "Choose a different folder."],
  ["Removal of what is in no folder", MESSAGES.toggleInNoFolder, "This item isn’t in any of your folders."],
];

describe("the catalogue", () => {
  it.each(ERROR_CATALOGUE)("of errors: %s", (_cause, said, sentence) => expect(said).toBe(sentence));
  it.each(VALIDATION)("of validation: %s", (_cause, said, sentence) => expect(said).toBe(sentence));
  it.each(SCREENS)("of screens: %s", (_cause, said, sentence) => expect(said).toBe(sentence));

  it("has a message for every cause, including log messages", () => {
    for (const said of Object.values(MESSAGES)) if (typeof said === "string") expect(said.trim()).toMatch(/^.{4,}$/);
    expect(MESSAGES.exportUnsupported).toBe("This route has no contact export");
  });

  it("uses the installation's product name", () => {
    expect(PRODUCT_NAME).toBe("Rotunda");
    expect(MESSAGES.loading("Cupola")).toBe("Please wait while Cupola is loading...");
    expect(MESSAGES.hiddenPaywalledProfiles("Cupola")).toMatch(/^Profiles in Cupola's database /);
    expect(MESSAGES.formerIndividual("Cupola")).toContain("monitored by Cupola.");
  });
});

describe("a list of folders", () => {
  it.each([
    [["Energy"], "Ruth Halvorsen moved to Energy."],
    [["Energy", "Water"], "Ruth Halvorsen moved to Energy and Water."],
    [["Energy", "Water", "Soil"], "Ruth Halvorsen moved to Energy, Water and Soil."],
  ])("formats %j in English", (folders, sentence) => {
    expect(MESSAGES.movedToFolders(RUTH, folders)).toBe(sentence);
    expect(MESSAGES.addedToFolders(RUTH, folders)).toBe(sentence.replace("moved", "added"));
    expect(MESSAGES.removedFromFolders(RUTH, folders)).toBe(sentence.replace("moved to", "removed from"));
  });

  it('lists every folder in order, with "and" before the last', () => {
    const names = fc.array(fc.stringMatching(/^[A-Z][a-z]{3,8}$/), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(names, (folders) => {
        const folderList = MESSAGES.movedToFolders(RUTH, folders).slice(`${RUTH} moved to `.length, -1);
        expect(folderList.split(/, | and /)).toEqual(folders);
        expect(folderList.split(" and ")).toHaveLength(2);
      }),
    );
  });
});

describe("describeFailure", () => {
  it.each<[Failure, string]>([
    [{ kind: "offline" }, "The server could not be reached. Check your connection, then retry."],
    [{ kind: "offline", message: "Failed to fetch" }, "Failed to fetch"],
    [{ kind: "refused", status: 403, message: "Not for you." }, "Not for you."],
    [{ kind: "refused", status: 404 }, "An error occurred, please try again."],
    [{ kind: "moved", to: "/rotunda/paywall" }, "An error occurred, please try again."],
    [{ kind: "broken", status: 503, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500 }, "An error occurred, please try again."],
    [{ kind: "broken", status: 503, retryAfter: 5 }, "The server is very busy right now. Wait a moment, then retry."],
  ])("describes %j: %s", (failure, sentence) => {
    expect(describeFailure(failure)).toBe(sentence);
  });

  it.each<[Failure, string]>([
    [{ kind: "broken", status: 500, message: "Out of order." }, "Out of order."],
    [{ kind: "broken", status: 500, message: "" }, "Try again."],
    [{ kind: "refused", status: 404 }, "Try again."],
    [{ kind: "moved", to: "/rotunda/paywall" }, "Try again."],
    [{ kind: "offline" }, "Try again."],
  ])("prefers the given message if the server sent none: %j", (failure, sentence) => {
    expect(describeFailure(failure, "Try again.")).toBe(sentence);
  });

  it("hides program errors", () => {
    expect(describeFailure(toFailure(new TypeError("x is undefined")), "Try again.")).toBe("Try again.");
    expect(describeFailure(toFailure("boom"))).toBe("An error occurred, please try again.");
  });
});
