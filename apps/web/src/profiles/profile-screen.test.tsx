import { ANONYMOUS } from "@rotunda/core";
import { aChangesPage, aProfile, aSearchItem, aSession } from "@rotunda/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openProduct } from "../testing/open-product.tsx";

const withFiles = () => Promise.resolve(aProfile({ docxUrl: "/dossiers/12.docx", pdfUrl: "/dossiers/12.pdf" }));

const heading = () => screen.findByRole("heading", { level: 1, name: "Ruth Halvorsen" });

describe("a profile", () => {
  it("shows its files to users with an individual login", async () => {
    await openProduct("/profile/12", { profiles: { profile: withFiles } });
    await heading();
    expect(screen.getByRole("link", { name: "Word" })).toHaveProperty("pathname", "/dossiers/12.docx");
    expect(screen.getByRole("link", { name: "PDF" })).toHaveProperty("pathname", "/dossiers/12.pdf");
  });

  it("shows no files to IP users", async () => {
    await openProduct("/profile/12", {
      session: aSession({ id: null, userType: "ip_user", isIpUser: true }),
      profiles: { profile: withFiles },
    });
    await heading();
    expect(screen.queryByRole("link", { name: "Word" })).toBeNull();
    expect(screen.queryByRole("link", { name: "PDF" })).toBeNull();
  });

  it.each([
    ["a member", aSession(), 1],
    ["a visitor, who would be refused", ANONYMOUS, 0],
  ])("requests what changed in an unlocked profile: %s", async (_, session, times) => {
    const changes = vi.fn(() => Promise.resolve(aChangesPage()));
    await openProduct("/profile/12", { session, unlockedProfiles: [12], changes: { changes } });
    await heading();
    await waitFor(() => expect(changes).toHaveBeenCalledTimes(times));
  });

  it("shows fewer related profiles after the window narrows", async () => {
    const relatedProfiles = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
      ...aSearchItem({ id, briefcaseItemId: `${id}-profile`, preferredNameDisplay: `Person ${id}` }),
      relation: "",
    }));
    await openProduct("/profile/12#related", {
      profiles: { profile: () => Promise.resolve(aProfile({ relatedProfiles })) },
    });
    await heading();
    const shown = () => screen.getAllByRole("link", { name: /^Person \d$/, hidden: true });
    await waitFor(() => expect(shown()).toHaveLength(6));
    act(() => {
      window.innerWidth = 700;
      window.dispatchEvent(new Event("resize"));
    });
    expect(shown()).toHaveLength(6);
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});
