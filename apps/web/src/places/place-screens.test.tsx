import { CallFailed } from "@rotunda/core";
import { aFullAgency, aFullDistrict, aFullState, aSession } from "@rotunda/core/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const sections = () =>
  screen.getAllByRole("heading", { level: 2 }).flatMap((one) => within(one).queryAllByRole("button"));
const titles = () => sections().map(({ textContent }) => textContent?.replace(/\d+$/, ""));

describe("a state's page", () => {
  const profiles = { state: () => Promise.resolve(aFullState()) };

  it("shows every section with data, and the figures in brief", async () => {
    await openProduct("/state/19-iowa", { profiles });
    await heading("Iowa");
    expect(document.title).toBe("Iowa - Rotunda");
    expect(titles()).toEqual([
      "Narrative",
      "Notes and Tags",
      "Districts",
      "Governor",
      "Statewide Officers",
      "U.S. Senators",
      "U.S. Representatives",
      "Senate",
      "House of Representatives",
      "Legislative Committees",
      "Census",
      "Economy",
      "Presidential Elections",
      "History",
    ]);
    expect(screen.getByText("Electoral votes").nextSibling?.textContent).toBe("6");
    expect(screen.getByText("2 vacant seats")).not.toBeNull();
    expect(screen.getAllByRole("link", { name: "District 1" })[0]?.getAttribute("href")).toMatch(
      /^\/rotunda\/district\/1901-/,
    );
  });

  it("links to searches in the state", async () => {
    await openProduct("/state/19-iowa", { profiles });
    await heading("Iowa");
    expect(screen.getByRole("link", { name: "Legislature and staff" })).toHaveProperty(
      "search",
      "?current_office_state_abbr=IA",
    );
  });

  it("shows stars only to users with a Briefcase", async () => {
    await openProduct("/state/19-iowa", {
      profiles,
      session: aSession({ userType: "ip_user", isIpUser: true, id: null }),
    });
    await heading("Iowa");
    expect(screen.queryAllByRole("button", { name: /Briefcase/ })).toEqual([]);
  });
});

describe("a district's page", () => {
  it("shows its representatives, its elections and its state", async () => {
    await openProduct("/district/3103", { profiles: { district: () => Promise.resolve(aFullDistrict()) } });
    await heading("Nebraska, 3rd District");
    expect(titles()).toEqual(["Representative", "Notes and Tags", "Map", "ZIP Codes", "Election Results", "History"]);
    expect(screen.getByText("2024 U.S. House: Ruth Halvorsen (Republican) won by 20.4 points.")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Nebraska" }).getAttribute("href")).toBe("/rotunda/state/31-nebraska");
    expect(screen.getByText("3103")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Member and staff" })).not.toBeNull();
  });

  it("says that its seat is vacant, without a link to its member", async () => {
    await openProduct("/district/3103", {
      profiles: { district: () => Promise.resolve(aFullDistrict({ representatives: [] })) },
    });
    await heading("Nebraska, 3rd District");
    expect(screen.getByText("1 vacant seat")).not.toBeNull();
    expect(screen.queryByRole("link", { name: "Member and staff" })).toBeNull();
  });
});

describe("an agency's page", () => {
  const profiles = { agency: () => Promise.resolve(aFullAgency()) };

  it("shows every field and links to its parent, children and people", async () => {
    await openProduct("/agency/61", { profiles });
    await heading("Forest Service");
    expect(titles()).toEqual(["Role", "Notes and Tags", "People", "Agencies and Offices", "History"]);
    for (const text of ["USFS", "(202) 555-0161", "forests.example.org", "forests@example.org"]) {
      expect(screen.getByText(text)).not.toBeNull();
    }
    expect(screen.getByRole("link", { name: "Department of Agriculture" }).getAttribute("href")).toBe(
      "/rotunda/agency/60-department-of-agriculture",
    );
    expect(screen.getByRole("link", { name: "National Forest System" }).getAttribute("href")).toMatch(/\/agency\/62/);
    expect(screen.getByRole("link", { name: "Odile Brandt" }).getAttribute("href")).toMatch(/\/profile\/kw\/701/);
  });

  it("finds its people by name or title", async () => {
    await openProduct("/agency/61", { profiles });
    await heading("Forest Service");
    await userEvent.type(screen.getByRole("searchbox", { name: "Name or title" }), "chief achter");
    expect(screen.getByText("1 of 2 contacts")).not.toBeNull();
    expect(screen.queryByRole("link", { name: "Odile Brandt" })).toBeNull();
  });

  it("shows the contact export to web users", async () => {
    await openProduct("/agency/61", { profiles });
    await heading("Forest Service");
    expect(screen.getByRole("button", { name: "Export Contacts" })).not.toBeNull();
  });

  it("shows no export to IP users", async () => {
    await openProduct("/agency/61", { profiles, session: aSession({ userType: "ip_user", isIpUser: true, id: null }) });
    await heading("Forest Service");
    expect(screen.queryByRole("button", { name: "Export Contacts" })).toBeNull();
  });
});

describe("a place that fails to load", () => {
  it.each([
    [
      "/agency/9",
      { agency: () => Promise.reject(new CallFailed({ kind: "refused", status: 404 })) },
      "404 - Page Not Found",
    ],
    ["/state/9", { state: () => Promise.reject(new CallFailed({ kind: "broken", status: 500 })) }, /We apologize/],
    ["/district/9", { district: () => Promise.reject(new CallFailed({ kind: "offline" })) }, "Connection lost"],
  ])("shows the view of its failure: %s", async (path, profiles, name) => {
    await openProduct(path, { profiles });
    await screen.findByRole("heading", { level: 1, name });
  });
});
