import { exportContacts } from "../support/export-contacts.ts";
import { expect, test } from "../support/journey.ts";

const heading = (name: string | RegExp) => ({ level: 1, name, exact: true });

test.describe("a state, a district, an agency", () => {
  test("browsing leads to a state, its legislature and a district, and Back restores the filter", async ({
    member,
  }) => {
    await member.goto("/rotunda/browse/state");
    await member.getByRole("searchbox", { name: "Find a state or district" }).fill("nebr");
    await expect(member.getByText("1 of 56 states and territories").first()).toBeVisible();
    await expect(member).toHaveURL(/\?q=nebr$/);
    await member.getByRole("link", { name: "Nebraska", exact: true }).click();
    await expect(member.getByRole("heading", heading("Nebraska"))).toBeFocused();
    await expect(member).toHaveTitle("Nebraska - Rotunda");
    for (const section of ["Governor", "U.S. Senators", "Nebraska Legislature", "Census", "Presidential Elections"]) {
      await expect(member.getByRole("heading", { level: 2, name: section })).toBeVisible();
    }
    await expect(member.getByText("one chamber", { exact: true })).toBeVisible();

    const legislature = member.getByRole("region", { name: "Nebraska Legislature" });
    await legislature.getByRole("searchbox").fill("district 12");
    await expect(legislature.getByText(/^1 of \d+ members$/).first()).toBeVisible();
    await legislature.getByRole("link", { name: "District 12" }).click();
    await expect(member.getByRole("heading", { level: 1, name: /Nebraska Legislature, 12th District/ })).toBeVisible();
    await expect(member.getByRole("heading", { level: 2, name: "Representative" })).toBeVisible();
    await member.getByRole("link", { name: "Nebraska", exact: true }).click();
    await expect(member.getByRole("heading", heading("Nebraska"))).toBeVisible();

    await member.goBack();
    await member.goBack();
    await member.goBack();
    await expect(member.getByRole("searchbox", { name: "Find a state or district" })).toHaveValue("nebr");
  });

  test("a state, the federal district and a territory each show their own sections", async ({ member }) => {
    await member.goto("/rotunda/state/11");
    await expect(member.getByText("Federal district · DC")).toBeVisible();
    await expect(member.getByRole("heading", { level: 2, name: "U.S. Senators" })).toBeHidden();
    await member.goto("/rotunda/state/60");
    await expect(member.getByText("Territory · AS")).toBeVisible();
    await expect(member.getByRole("heading", { level: 2, name: "Presidential Elections" })).toBeHidden();
    await member.goto("/rotunda/state/6");
    await expect(member.getByRole("heading", { level: 2, name: "California State Assembly" })).toBeVisible();
  });

  test("the state's and the district's page show a vacant seat", async ({ member }) => {
    await member.goto("/rotunda/state/6");
    const vacant = member.getByRole("list", { name: "Vacant seats" }).first();
    await expect(vacant).toContainText("Vacant");
    await vacant.getByRole("link").first().click();
    await expect(member.getByRole("region", { name: "Representative" })).toContainText("Vacant");
  });

  test("a state is added to the Briefcase and removed", async ({ member }) => {
    await member.goto("/rotunda/state/56");
    await member.getByRole("button", { name: "Add to Briefcase: Wyoming" }).click();
    await expect(member.getByText("Wyoming added to Briefcase.").first()).toBeVisible();
    await member.getByRole("button", { name: "In Briefcase: Wyoming" }).click();
    await expect(member.getByText("Wyoming removed from Briefcase.").first()).toBeVisible();
  });

  test("an agency links to its parent, children and people, and its contacts download as a file", async ({
    member,
  }) => {
    await member.goto("/rotunda/agency/101");
    await expect(member.getByRole("heading", heading("Forest Service, Department of Agriculture"))).toBeVisible();
    await member.getByRole("link", { name: "Department of Agriculture", exact: true }).click();
    await expect(member.getByRole("heading", heading("Department of Agriculture"))).toBeVisible();
    const file = await exportContacts(member, member.getByRole("button", { name: "Export Contacts" }));
    expect(file.suggestedFilename()).toMatch(/^Rotunda Department of Agriculture contacts .*\.csv$/);
    await member.getByRole("searchbox", { name: "Name or title" }).fill("inspector general");
    await member.getByRole("region", { name: "People" }).getByRole("rowheader").getByRole("link").first().click();
    await expect(member).toHaveURL(/\/profile\/(kw\/)?\d+/);
  });
});
