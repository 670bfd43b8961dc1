import { describe, expect, it } from "vitest";
import { aFolder, aLiveSearch } from "../../testing/briefcase.ts";
import { describeLiveFolder, listEditableFolders } from "./live-folder.ts";
import { planToggle } from "./plan-toggle.ts";

const live = { ...aFolder(3, ["1-profile", "2-profile"]), live: aLiveSearch() };
const folders = [aFolder(1, ["1-profile"]), aFolder(2), live];

describe("live folders", () => {
  it.each([
    [{ itemIds: ["4-profile"], action: "add", folderId: 3 }],
    [{ itemIds: ["1-profile"], action: "remove", folderId: 3 }],
    [{ itemIds: ["1-profile"], action: "move", folderId: 3, destFolderId: 2 }],
    [{ itemIds: ["1-profile"], action: "move", folderId: 1, destFolderId: 3 }],
    [{ itemIds: ["2-profile"] }],
  ])("refuse %j", (request) => expect(planToggle(request, folders)).toMatchObject({ because: "live-folder" }));

  it("don’t prevent the star from removing an item from another folder", () =>
    expect(planToggle({ itemIds: ["1-profile"] }, folders)).toEqual({
      do: "send",
      command: { action: "remove", itemIds: ["1-profile"], folderId: 1 },
    }));

  it("aren’t offered where items are moved or added", () =>
    expect(listEditableFolders(folders).map(({ id }) => id)).toEqual([1, 2]));
});

describe("the note beside a folder’s name", () => {
  it("is empty, or says how many of the results a live folder contains", () => {
    expect(describeLiveFolder(aFolder(1))).toBe("");
    expect(describeLiveFolder(live)).toBe("");
    expect(describeLiveFolder({ ...live, live: aLiveSearch({ total: 1234 }) })).toBe("The first 2 of 1,234 results.");
  });

  it("names the search that was deleted", () =>
    expect(describeLiveFolder({ ...aFolder(1), followed: "Texas Democrats" })).toBe(
      "This folder followed the saved search “Texas Democrats”, which is no longer available. It keeps the last results.",
    ));
});
