import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import {
  aFolderTarget,
  aGroupTarget,
  aSearchTarget,
  aSelectionTarget,
  dossierTargets,
  dossierOptions,
  dossierOptionsOf,
} from "../../testing/exports.ts";
import { anyText } from "../../testing/session.ts";
import { formatSearchQuery } from "../search/format-query.ts";
import { parseSearchQuery } from "../search/read-query.ts";
import { usesCustomLogo } from "./dossier.ts";
import {
  buildBulkDossierParams,
  buildFolderDossierParams,
  buildFolderDossierUrl,
  readDossierParams,
} from "./dossier-params.ts";

const MAIL = { email: true };

describe("buildFolderDossierParams", () => {
  it("uses the documented parameter names", () => {
    const target = aFolderTarget();
    expect(buildFolderDossierParams(target, dossierOptionsOf(target))).toBe(
      "datatype=docx&order=alphabetical&use_custom_logo=false",
    );
    const options = dossierOptionsOf(target, { format: "zip_docx", order: "folderbriefcase_id", useCustomLogo: true });
    expect(buildFolderDossierParams(target, options, MAIL)).toBe(
      "datatype=zip_docx&order=folderbriefcase_id&use_custom_logo=true&email=true",
    );
  });

  it("limits a selection to its people, and sends no logo with a PDF", () => {
    const target = aSelectionTarget(["12-person", "3-committee", "1-profile"]);
    expect(buildFolderDossierParams(target, dossierOptionsOf(target, { format: "pdf", useCustomLogo: true }))).toBe(
      "datatype=pdf&order=folderbriefcase_id&use_custom_logo=false&p=12-person&p=1-profile",
    );
  });
});

describe("buildBulkDossierParams", () => {
  it("contains the search with the book's order and name", () => {
    const query = aSearchQuery({
      keyword: "water",
      page: 3,
      pageSize: 48,
      order: "alphabetical_desc",
      view: "card",
      offset: "24",
      autoCompleteKeyword: "wat",
      hidePayWalledProfiles: true,
    });
    const target = aSearchTarget({ query });
    expect(buildBulkDossierParams(target, dossierOptionsOf(target, { documentName: "Water & soil" }))).toBe(
      "hide_paywalled_profiles=true&q=water&datatype=docx&order=alphabetical&use_custom_logo=false&doc_name=Water+%26+soil",
    );
  });

  it("contains a group's members and the mail flag", () => {
    const target = aGroupTarget();
    expect(buildBulkDossierParams(target, dossierOptionsOf(target, { format: "pdf" }), MAIL)).toBe(
      "committees=31&only_kw=true&profile_types=10&profile_types=12&profile_types=8&profile_types=9" +
        "&datatype=pdf&order=alphabetical&use_custom_logo=false&doc_name=Committee+on+Agriculture&email=true",
    );
  });

  it("keeps the search's filters", () => {
    fc.assert(
      fc.property(searchQueries("universal"), dossierOptions(), (query, options) => {
        const target = aSearchTarget({ query });
        const read = parseSearchQuery("universal", buildBulkDossierParams(target, options), null);
        const { page, pageSize, order, offset, autoCompleteKeyword } = aSearchQuery();
        const wanted = { ...target.query, page, pageSize, order, offset, autoCompleteKeyword };
        expect(formatSearchQuery("universal", read)).toBe(formatSearchQuery("universal", wanted));
      }),
    );
  });
});

describe("the addresses of files", () => {
  it("of a folder have the parameters of the check", () => {
    const target = aSelectionTarget(["12-person"]);
    expect(buildFolderDossierUrl(target, dossierOptionsOf(target))).toBe(
      "/api/folderDossierDownload/4?datatype=docx&order=folderbriefcase_id&use_custom_logo=false&p=12-person",
    );
  });
});

describe("readDossierParams", () => {
  it("defaults to Word in alphabetical order", () => {
    expect(readDossierParams("")).toEqual({
      params: {
        format: "docx",
        order: "alphabetical",
        useCustomLogo: false,
        withNotes: false,
        email: false,
        documentName: "",
      },
      problems: [],
    });
    expect(readDossierParams("datatype=&order=&use_custom_logo=&email=").problems).toEqual([]);
  });

  it("reads flags in any case, and a name without outer blanks", () => {
    const { params, problems } = readDossierParams("use_custom_logo=True&email=TRUE&doc_name=+Water+");
    expect(params).toMatchObject({ useCustomLogo: true, email: true, documentName: "Water" });
    expect(readDossierParams("use_custom_logo=False&email=false").params).toMatchObject({
      useCustomLogo: false,
      email: false,
    });
    expect(problems).toEqual([]);
  });

  it("reports each invalid parameter once", () => {
    const { params, problems } = readDossierParams("datatype=doc&order=relevance&use_custom_logo=xtrue&email=truex");
    expect(problems).toEqual(["datatype", "order", "use_custom_logo", "email"]);
    expect(params).toMatchObject({ format: "docx", order: "alphabetical", useCustomLogo: false, email: false });
  });

  it("ask for notes only if they are wanted", () => {
    const target = aFolderTarget();
    const text = buildFolderDossierParams(target, dossierOptionsOf(target, { withNotes: true }));
    expect(text).toBe("datatype=docx&order=alphabetical&use_custom_logo=false&with_notes=true");
    expect(readDossierParams(text).params.withNotes).toBe(true);
  });

  it("names the selected people of a folder or search", () => {
    const itemIds = ["12-person", "3-committee", "1-profile"];
    const folder = aSelectionTarget(itemIds);
    const search = aSearchTarget({ itemIds });
    const sent = [
      buildFolderDossierParams(folder, dossierOptionsOf(folder)),
      buildBulkDossierParams(search, dossierOptionsOf(search)),
    ];
    for (const text of sent) expect(new URLSearchParams(text).getAll("p")).toEqual(["12-person", "1-profile"]);
  });

  it("round-trips all options", () => {
    fc.assert(
      fc.property(dossierTargets(), dossierOptions(), fc.boolean(), (target, options, email) => {
        const isBulk = target.kind === "search" || target.kind === "group";
        const text = isBulk
          ? buildBulkDossierParams(target, options, { email })
          : buildFolderDossierParams(target, options, { email });
        const { params, problems } = readDossierParams(text);
        expect(problems).toEqual([]);
        expect(params).toMatchObject({ format: options.format, order: options.order, email });
        expect(params.useCustomLogo).toBe(usesCustomLogo(options));
        if (isBulk) expect(params.documentName).toBe(new URLSearchParams(text).get("doc_name")?.trim());
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readDossierParams(text).problems).toBeInstanceOf(Array);
      }),
    );
  });
});
