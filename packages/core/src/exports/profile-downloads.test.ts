import { describe, expect, it } from "vitest";
import { LOGO_SESSION } from "../../testing/dossier-store.ts";
import { NOW, SESSIONS } from "../../testing/session.ts";
import { deriveAccess } from "../session/access.ts";
import { listProfileDownloads } from "./profile-downloads.ts";

const FILES = {
  preferredNameDisplay: "Ruth Halvorsen",
  docxUrl: "/api/profileDossier/1.docx",
  pdfUrl: "/api/profileDossier/1.pdf",
};
const offered = (who: keyof typeof SESSIONS, files = FILES) =>
  listProfileDownloads(files, deriveAccess(SESSIONS[who], NOW)).map(({ label, href }) => [label, href]);

describe("listProfileDownloads", () => {
  it("offers a profile's files", () => {
    expect(offered("member")).toEqual([
      ["Word", "/api/profileDossier/1.docx"],
      ["PDF", "/api/profileDossier/1.pdf"],
    ]);
    expect(offered("member", { ...FILES, docxUrl: "" })).toEqual([["PDF", "/api/profileDossier/1.pdf"]]);
    expect(offered("member", { ...FILES, docxUrl: "", pdfUrl: "" })).toEqual([]);
  });

  it("describes each file", () => {
    expect(listProfileDownloads(FILES, deriveAccess(SESSIONS.member, NOW)).at(1)).toMatchObject({
      documentName: "Ruth Halvorsen",
      format: "pdf",
    });
  });

  it("offers the Word file with logo to users whose organization has one", () => {
    const access = deriveAccess(LOGO_SESSION, NOW);
    const last = listProfileDownloads(FILES, access).at(-1);
    expect([last?.label, last?.href]).toEqual(["Word with our logo", "/api/profileDossier/1.docx?custom_logo=True"]);
    const addressed = listProfileDownloads({ ...FILES, docxUrl: "/1.docx?v=2" }, access);
    expect(addressed.at(-1)?.href).toBe("/1.docx?v=2&custom_logo=True");
    expect(addressed.map(({ format }) => format)).toEqual(["docx", "pdf", "docx"]);
    expect(listProfileDownloads({ ...FILES, docxUrl: "" }, access).map(({ label }) => label)).toEqual(["PDF"]);
  });

  it("offers none to IP users or without access", () => {
    expect(offered("ipUser")).toEqual([]);
    expect(offered("noAccess")).toEqual([]);
    expect(offered("visitor")).toEqual([]);
  });
});
