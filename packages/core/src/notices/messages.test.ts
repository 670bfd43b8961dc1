import { describe, expect, it } from "vitest";
import { MESSAGES } from "./messages.ts";

/** The sentences of the specification, written out here so that a slip in the catalogue shows (spec 5, 8). */
describe("MESSAGES", () => {
  it("refuses searches in the specification's words", () => {
    expect(MESSAGES.searchEmpty).toBe("Please enter a search keyword or select your advanced search criteria.");
    expect(MESSAGES.searchUnchanged).toBe("Please alter your search criteria.");
    expect(MESSAGES.keywordEmpty).toBe("Please enter a search keyword.");
    expect(MESSAGES.noResults).toBe("No results found.");
  });

  it("names the product where a person reads it", () => {
    expect(MESSAGES.hiddenPaywalledProfiles()).toBe(
      "Profiles in Rotunda's database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.",
    );
    expect(MESSAGES.formerIndividual()).toBe(
      "This individual is no longer serving in a position monitored by Rotunda. For a recent update, please contact your dedicated advisor.",
    );
    expect(MESSAGES.loading()).toBe("Please wait while Rotunda is loading...");
    expect(MESSAGES.loading("Cupola")).toBe("Please wait while Cupola is loading...");
  });

  it("tells what happened to folders and the Briefcase", () => {
    expect(MESSAGES.folderCreated("Energy")).toBe("Folder 'Energy' created.");
    expect(MESSAGES.folderDeleted).toBe("Folder deleted.");
    expect(MESSAGES.folderCreateFailed).toBe("An error occurred, please try again.");
    expect(MESSAGES.folderDeleteFailed).toBe("An error occurred. Please try again.");
    expect(MESSAGES.folderNameRequired).toBe("This field is required.");
    expect(MESSAGES.folderNameTooLong).toBe("Name must be less than 100 characters");
    expect(MESSAGES.folderNameTaken).toBe("Folder name has to be unique.");
    expect(MESSAGES.addedToBriefcase("Ruth Halvorsen")).toBe("Ruth Halvorsen added to Briefcase.");
    expect(MESSAGES.removedFromBriefcase("Ruth Halvorsen")).toBe("Ruth Halvorsen removed from Briefcase.");
    expect(MESSAGES.briefcaseFull).toBe("You have too many profiles in your briefcase, try moving them around.");
    expect(MESSAGES.addAllDone).toBe("Contents of search have been added to your folder.");
    expect(MESSAGES.addAllFailed).toBe("An error occurred, please try again.");
    expect(MESSAGES.addAllTooMany).toBe("Add all to Briefcase folder (max. 500 results)");
  });

  it.each([
    [["Energy"], "Ruth Halvorsen moved to Energy."],
    [["Energy", "Water"], "Ruth Halvorsen moved to Energy and Water."],
    [["Energy", "Water", "Soil"], "Ruth Halvorsen moved to Energy, Water and Soil."],
  ])("names the folders %j", (folders, sentence) => {
    expect(MESSAGES.movedToFolders("Ruth Halvorsen", folders)).toBe(sentence);
    expect(MESSAGES.addedToFolders("Ruth Halvorsen", folders)).toBe(sentence.replace("moved", "added"));
    expect(MESSAGES.removedFromFolders("Ruth Halvorsen", folders)).toBe(sentence.replace("moved to", "removed from"));
  });

  it("tells what happened to downloads and exports", () => {
    expect(MESSAGES.exportLimit).toBe("You have reached your export limit. Please contact your Dedicated Advisor.");
    expect(MESSAGES.dossierCheckFailed).toBe(
      "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.",
    );
    expect(MESSAGES.dossierEmailed("ruth@example.org")).toBe(
      "Your download is processing and will be emailed to ruth@example.org within the next few minutes.",
    );
    expect(MESSAGES.dossierEmailedLater("ruth@example.org")).toBe(
      "Your download needs extra time to process. You will get an email with a file attachment at ruth@example.org within a few minutes.",
    );
    expect(MESSAGES.dossierTooManyResults).toBe("Download as a profile book (max. 100 results)");
    expect(MESSAGES.dossierTooManyMembers).toBe("Download as a profile book (max. 100)");
    expect(MESSAGES.dossierNothingSelected).toBe("There are no profiles selected available for download.");
    expect(MESSAGES.dossierNothingInFolder).toBe("There are no profiles in this folder available for download.");
    expect(MESSAGES.dossierOnlyPersons).toBe("Only person profiles can be downloaded.");
    expect(MESSAGES.downloadFailed(502, "Bad Gateway")).toBe("Download failed: 502 Bad Gateway");
    expect(MESSAGES.downloadFailedUnknown).toBe("Unknown error during download.");
    expect(MESSAGES.logoRequested).toBe("Request for custom logo successfully submitted.");
    expect(MESSAGES.logoRequestFailed).toBe("An error occurred, please try again.");
  });

  it("tells what pages lack", () => {
    expect(MESSAGES.noInformation).toBe("No information available.");
    expect(MESSAGES.notFoundTitle).toBe("404 - Page Not Found");
    expect(MESSAGES.notFound).toBe("We can't find the page you're looking for.");
    expect(MESSAGES.serverError).toBe(
      "We apologize for the issue. Please try again or contact us for further assistance.",
    );
    expect(MESSAGES.serverErrorLinks).toBe("Here are a few links that might help:");
    expect(MESSAGES.startupFailed).toBe("An error occurred, please try again.");
    expect(MESSAGES.temporaryAccess).toBe(
      "You have temporary access to this profile. Please contact your dedicated advisor.",
    );
  });
});
