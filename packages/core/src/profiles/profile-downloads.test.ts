import { describe, expect, it } from "vitest";
import { NOW, SESSIONS } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import { profileDownloads } from "./profile-downloads.ts";

const FILES = { docxUrl: "/api/dossier/1.docx", pdfUrl: "/api/dossier/1.pdf" };
const offered = (who: keyof typeof SESSIONS, files = FILES) =>
  profileDownloads(files, deriveAccess(SESSIONS[who], NOW));

describe("profileDownloads", () => {
  it("offers the files a profile has", () => {
    expect(offered("member")).toEqual([
      { format: "docx", label: "Word", href: "/api/dossier/1.docx" },
      { format: "pdf", label: "PDF", href: "/api/dossier/1.pdf" },
    ]);
    expect(offered("member", { ...FILES, docxUrl: "" }).map(({ format }) => format)).toEqual(["pdf"]);
    expect(offered("member", { docxUrl: "", pdfUrl: "" })).toEqual([]);
  });

  it("offers none to IP users, nor to who has no access", () => {
    expect(offered("ipUser")).toEqual([]);
    expect(offered("noAccess")).toEqual([]);
    expect(offered("visitor")).toEqual([]);
  });
});
