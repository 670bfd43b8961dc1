import { MESSAGES } from "@rotunda/core";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rebuildSearch } from "../search/rebuild-search.ts";
import { type ApiClient, clientOf, openApp } from "../testing/api-client.ts";
import { describeWithDatabase } from "../testing/databases.ts";
import { type AccountName, type Accounts, FIXTURE_LOGO, IDS, loadFixture } from "../testing/fixture.ts";
import { addFolder, addOfficials } from "../testing/fixture-folders.ts";
import { insertFixture } from "../testing/insert-rows.ts";

describeWithDatabase("profile books", (openDb) => {
  let app: FastifyInstance;
  let accounts: Accounts;

  beforeAll(async () => {
    app = await openApp(openDb());
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    accounts = await loadFixture(openDb());
  });

  const as = (account: AccountName | null) => clientOf(app, openDb(), account && accounts[account]);

  const folderOf = (account: AccountName, items: string[], name = "Water & <law>") =>
    addFolder(openDb(), accounts[account], items, name);

  async function fileOf(client: ApiClient, url: string): Promise<LightMyRequestResponse> {
    return app.inject({ url, headers: client.headers });
  }
  const jobs = () => openDb().query("select kind from mail_jobs");

  const MIXED = [
    `${IDS.nunez}-profile`,
    `${IDS.finance}-committee`,
    `${IDS.marquez}-profile`,
    `${IDS.marquezContact}-person`,
    `${IDS.chief}-staffer`,
  ];

  it("of a folder contain its people, each once", async () => {
    const id = await folderOf("member", MIXED);
    const member = await as("member");
    const check = `/api/folderDossierDownloadCheck/${id}`;
    expect(await member.get(check)).toMatchObject({
      status: 200,
      body: { profile_count: 3, eta: 3, short: true, started: false },
    });
    expect((await member.get(`${check}?p=${IDS.nunez}-profile&p=${IDS.finance}-committee`)).body.profile_count).toBe(1);
    // Only items of the folder can be selected.
    expect((await member.get(`${check}?p=${IDS.latimer}-profile`)).body.profile_count).toBe(0);
    expect(await jobs()).toEqual([]);
  });

  it("refuse an invalid value and name its parameter", async () => {
    const id = await folderOf("member", MIXED);
    const member = await as("member");
    for (const [search, detail] of [
      ["datatype=exe", "datatype"],
      ["order=random", "order"],
      ["p=1%20OR%201", "p"],
      ["email=maybe", "email"],
    ]) {
      for (const url of [`/api/folderDossierDownloadCheck/${id}`, "/api/bulkDossierDownloadCheck/"]) {
        expect(await member.get(`${url}?${search}`)).toMatchObject({ status: 400, body: { detail } });
      }
    }
  });

  it("of another user’s folder get the same response as for a missing one", async () => {
    const id = await folderOf("member", MIXED);
    const limited = await as("limited");
    const staff = await as("staff");
    for (const client of [limited, staff]) {
      for (const folder of [String(id), "999999", "0", "-1", "9223372036854775808", "1%20OR%201"]) {
        for (const path of ["folderDossierDownloadCheck", "folderDossierDownload"]) {
          const answer = await client.get(`/api/${path}/${folder}?email=true`);
          expect([answer.status, answer.body.error_message], folder).toEqual([404, "There is no such folder."]);
        }
      }
    }
    expect(await jobs()).toEqual([]);
  });

  it("are for web users with access", async () => {
    const id = await folderOf("member", MIXED);
    const urls = [
      `/api/folderDossierDownloadCheck/${id}`,
      `/api/folderDossierDownload/${id}`,
      "/api/bulkDossierDownloadCheck/?q=a",
      "/api/bulkDossierDownload/?q=a",
      `/api/profileDossier/${IDS.marquez}.pdf`,
    ];
    const clients = { lapsed: await as("lapsed"), noaccess: await as("noaccess"), nobody: await as(null) };
    for (const url of urls) {
      expect((await clients.lapsed.get(url)).status, url).toBe(403);
      expect((await clients.noaccess.get(url)).status, url).toBe(403);
      expect((await clients.nobody.get(url)).status, url).toBe(401);
      const byAddress = await app.inject({ url, headers: { "x-forwarded-for": "203.0.113.9" } });
      expect([byAddress.statusCode, byAddress.json().error_code], url).toEqual([403, "LOGIN_NEEDED"]);
    }
    const request = { message: "", request_custom_logo: true };
    expect((await clients.lapsed.post("/api/requestCustomLogo/", request)).status).toBe(403);
    expect((await clients.nobody.post("/api/requestCustomLogo/", request)).status).toBe(401);
  });

  it("are downloaded with the requested name and order", async () => {
    const id = await folderOf("member", MIXED);
    const member = await as("member");
    const zip = await fileOf(member, `/api/folderDossierDownload/${id}?datatype=zip_docx&order=folderbriefcase_id`);
    expect(zip.statusCode).toBe(200);
    expect(zip.headers["content-type"]).toBe("application/zip");
    expect(zip.headers["content-disposition"]).toContain(`filename="Water & law 06-30-2026.zip"`);
    const names = Object.keys(unzipSync(zip.rawPayload));
    expect(names[0]).toBe("01 José Núñez, Jr. 06-30-2026.docx");
    expect(names[1]).toBe("02 Elena Márquez-Ruiz 06-30-2026.docx");
    expect(names).toHaveLength(3);
    const alphabetical = await fileOf(member, `/api/folderDossierDownload/${id}?datatype=zip_docx`);
    const sorted = Object.keys(unzipSync(alphabetical.rawPayload));
    const placeOf = (name: string) => sorted.findIndex((file) => file.includes(name));
    expect(placeOf("Elena Márquez-Ruiz")).toBeLessThan(placeOf("José Núñez, Jr."));
    const pdf = await fileOf(member, `/api/folderDossierDownload/${id}?datatype=pdf`);
    expect([pdf.headers["content-type"], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      "application/pdf",
      "%PDF-",
    ]);
  });

  it("contain only people the reader may read", async () => {
    await openDb().query("update profiles set subscription_modules = '{3}' where id = $1", [IDS.marquez]);
    await rebuildSearch(openDb());
    const id = await folderOf("limited", MIXED);
    const limited = await as("limited");
    const check = await limited.get(`/api/folderDossierDownloadCheck/${id}`);
    const file = await fileOf(limited, `/api/folderDossierDownload/${id}?datatype=zip_docx`);
    const names = Object.keys(unzipSync(file.rawPayload));
    expect(names.join()).not.toContain("Márquez");
    expect(names).toHaveLength(check.body.profile_count);
    const single = await limited.get(`/api/profileDossier/${IDS.marquez}.docx`);
    expect([single.status, single.body.error_code]).toEqual([403, "PAYWALLED"]);
  });

  it("are refused without people, and for more than a hundred", async () => {
    const member = await as("member");
    const empty = await folderOf("member", [`${IDS.finance}-committee`], "Groups");
    expect((await member.get(`/api/folderDossierDownloadCheck/${empty}`)).body).toMatchObject({
      profile_count: 0,
      short: false,
    });
    for (const path of [`folderDossierDownloadCheck/${empty}?email=true`, `folderDossierDownload/${empty}`]) {
      expect(await member.get(`/api/${path}`)).toMatchObject({
        status: 400,
        body: { error_message: MESSAGES.dossierNothingInFolder },
      });
    }
    const many = await folderOf("member", await addOfficials(openDb(), 101), "Many");
    for (const path of [
      `folderDossierDownloadCheck/${many}`,
      `folderDossierDownloadCheck/${many}?email=true`,
      `folderDossierDownload/${many}`,
    ]) {
      expect(await member.get(`/api/${path}`)).toMatchObject({
        status: 400,
        body: { error_code: "TOO_MANY_PROFILES" },
      });
    }
    expect(await jobs()).toEqual([]);
  });

  it("contain the selected results of a search", async () => {
    const member = await as("member");
    const check = `/api/bulkDossierDownloadCheck/?q=texas&p=${IDS.nunez}-profile&p=${IDS.finance}-committee`;
    expect((await member.get(check)).body.num_profiles).toBe(1);
  });

  it("contain a chapter of notes and tags that the reader may read", async () => {
    const record = `${IDS.nunez}-profile`;
    const id = "0190b2c4-0000-7000-8000-000000000001";
    const member = await as("member");
    const note = {
      id,
      record,
      audience: "organization",
      text: "Met on the bill:\n- see https://example.org/bill",
      version: 0,
    };
    expect((await member.post("/api/notes/save", note)).status).toBe(200);
    await member.post("/api/notes/tag", { record, tag: "water", audience: "private", is_set: true });
    const textOf = async (account: AccountName, parameters: string) => {
      const folder = await folderOf(account, [record], `${account}${parameters}`);
      const url = `/api/folderDossierDownload/${folder}?datatype=docx${parameters}`;
      const { "word/document.xml": document } = unzipSync((await fileOf(await as(account), url)).rawPayload);
      return Buffer.from(document ?? []).toString("utf8");
    };
    const own = await textOf("member", "&with_notes=true");
    for (const text of ["Notes and Tags", "Tags: water", "Met on the bill:", "https://example.org/bill"]) {
      expect(own).toContain(text);
    }
    expect(await textOf("member", "")).not.toContain("Met on the bill");
    for (const other of ["staff", "limited"] as const) {
      expect(await textOf(other, "&with_notes=true")).not.toContain("Met on the bill");
    }
  });

  it("of a search take its parameters, and are refused beyond a hundred results", async () => {
    const member = await as("member");
    // Two of the results in Texas are people.
    const check = await member.get("/api/bulkDossierDownloadCheck/?q=texas&doc_name=Texas&datatype=zip_pdf");
    expect(check).toMatchObject({ status: 200, body: { num_profiles: 2, is_downloadable: true } });
    const file = await fileOf(member, "/api/bulkDossierDownload/?q=texas&doc_name=Texas&datatype=zip_docx");
    expect(Object.keys(unzipSync(file.rawPayload))).toEqual([
      "01 José Núñez, Jr. 06-30-2026.docx",
      "02 Elizabeth O’Brien 06-30-2026.docx",
    ]);
    expect((await member.get("/api/bulkDossierDownloadCheck/?q=nobodyatall&email=true")).body).toEqual({
      ok: false,
      error_message: MESSAGES.dossierNothingSelected,
    });
    const keepers = Array.from({ length: 101 }, (_, index) => ({
      id: 2000 + index,
      source: "fixture",
      source_id: `keeper-${index}`,
      preferred_name_display: `Keeper ${index}`,
      position_summary: "Keeper of the drawbridge",
      profile_type_id: 101,
      subscription_modules: [1],
    }));
    await insertFixture(openDb(), "profiles", keepers);
    await rebuildSearch(openDb());
    for (const path of ["bulkDossierDownloadCheck/?q=drawbridge", "bulkDossierDownload/?q=drawbridge"]) {
      for (const more of ["", "&email=true"]) {
        expect(await member.get(`/api/${path}${more}`)).toMatchObject({
          status: 400,
          body: { error_code: "TOO_MANY_PROFILES", error_message: MESSAGES.dossierTooMany },
        });
      }
    }
    await openDb().query("delete from profiles where id = 2100");
    await rebuildSearch(openDb());
    expect((await member.get("/api/bulkDossierDownloadCheck/?q=drawbridge")).body).toEqual({
      num_profiles: 100,
      is_downloadable: false,
    });
    expect(await jobs()).toEqual([]);
  });

  it("have any name in a single header", async () => {
    const name = encodeURIComponent('Núñez 北京 100%\r\nSet-Cookie: x=y; "z"');
    const file = await fileOf(await as("member"), `/api/bulkDossierDownload/?q=texas&doc_name=${name}`);
    const full = "N%C3%BA%C3%B1ez%20%E5%8C%97%E4%BA%AC%20100%25%20Set-Cookie%20x%3Dy%3B%20z%2006-30-2026.docx";
    expect(file.headers["content-disposition"]).toBe(
      `attachment; filename="Nunez  100_ Set-Cookie x=y; z 06-30-2026.docx"; filename*=UTF-8''${full}`,
    );
    expect(file.headers["set-cookie"]).toBeUndefined();
  });

  it("of one profile are at the addresses in its response", async () => {
    const member = await as("member");
    const { docx_url, pdf_url } = (await member.get(`/api/profile/${IDS.marquez}`)).body;
    for (const [url, name] of [
      [docx_url, "Elena%20M%C3%A1rquez-Ruiz%2006-30-2026.docx"],
      [pdf_url, "Elena%20M%C3%A1rquez-Ruiz%2006-30-2026.pdf"],
    ]) {
      const file = await fileOf(member, url);
      expect(file.statusCode, url).toBe(200);
      expect(file.headers["content-disposition"]).toContain(name);
    }
    for (const file of ["999999.pdf", "101.zip", "101", "x.pdf", "101.pdf.docx"]) {
      expect((await member.get(`/api/profileDossier/${file}`)).status, file).toBe(404);
    }
  });

  it("contain the organization’s logo on request, and are refused with it if there is none", async () => {
    const member = await as("member");
    const logo = await as("logo");
    const url = `/api/profileDossier/${IDS.marquez}.docx?custom_logo=True`;
    expect(await member.get(url)).toMatchObject({ status: 403, body: { error_message: MESSAGES.logoOffer } });
    const pictures = async (address: string) =>
      Object.entries(unzipSync((await fileOf(logo, address)).rawPayload)).filter(
        ([name, contents]) => name.endsWith(".png") && Buffer.from(contents).toString("base64") === FIXTURE_LOGO,
      ).length;
    expect(await pictures(url)).toBe(1);
    expect(await pictures(url.replace("?custom_logo=True", ""))).toBe(0);
  });
});
