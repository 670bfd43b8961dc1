import sharp from "sharp";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setOverride } from "../provenance/overrides.ts";
import { suppress } from "../provenance/suppressions.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { congressFolder } from "../testing/import-folders.ts";
import { addPerson, logIn, testApp } from "../testing/test-app.ts";
import { importCongress } from "./congress-legislators.ts";
import { downloadPortraits, importPortraits } from "./portraits.ts";

const TODAY = "2026-06-01";

/** A JPEG of one color, with a place where it was taken. */
const picture = (color: string, { width = 450, height = 550 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "38/1 53/1 0/1" } })
    .jpeg()
    .toBuffer();

describeOnOneDatabase("importing portraits", (openDb) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "portraits-"));
    const congress = await congressFolder();
    await importCongress(openDb(), congress, { today: TODAY });
    await rm(congress, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (path: string, contents: Buffer | string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  };
  const run = () => importPortraits(openDb(), folder, { today: TODAY });
  const harrow = async () => {
    const [row] = await openDb().query<{ id: number; headshot: string; credit: string | null }>(
      "select id, headshot, body->>'headshot_credit' as credit from profiles where source_id = 'H900001'",
    );
    if (!row) throw new Error("The fixture has no H900001.");
    return row;
  };
  const countStored = async () => (await openDb().query("select from portraits")).length;

  it("stores the largest picture of unitedstates/images and its credit", async () => {
    await put("congress/225x275/H900001.jpg", await picture("#900", { width: 225, height: 275 }));
    await put("congress/450x550/H900001.jpg", await picture("#090"));
    await put("congress/metadata/H900001.yaml", "name: Member Guide\nlink: https://example.org\n");
    const { files } = await run();
    expect(files).toMatchObject([{ status: "imported", read: 1, added: 1, rejected: 0 }]);
    const { headshot, credit } = await harrow();
    expect(headshot).toMatch(/^\/api\/portraits\/[\da-f]{32}\.webp$/u);
    expect(credit).toBe("Picture: Member Guide");
    const [stored] = await openDb().query<{ large: string }>("select large from portraits");
    const large = stored?.large ?? "";
    const { width, height, exif, format } = await sharp(Buffer.from(large, "base64")).metadata();
    expect({ width, height, exif, format }).toEqual({ width: 352, height: 440, exif: undefined, format: "webp" });
    const { dominant } = await sharp(Buffer.from(large, "base64")).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
  });

  it("stores pictures named after a profile’s id, and keeps the others in a second run", async () => {
    const { id } = await harrow();
    await put(
      `${id}.png`,
      await sharp(await picture("#009"))
        .png()
        .toBuffer(),
    );
    expect((await run()).files).toMatchObject([{ read: 1, added: 1 }]);
    const before = await harrow();
    expect((await run()).files).toMatchObject([{ read: 1, added: 0, changed: 0, rejected: 0 }]);
    await rm(join(folder, `${id}.png`));
    await run();
    expect(await harrow()).toEqual(before);
  });

  it("rejects files that aren't pictures or are too small, and lists files with unknown names", async () => {
    await put("H900001.jpg", "no picture");
    await put(
      "O900002.png",
      await sharp(await picture("#009", { width: 40, height: 50 }))
        .png()
        .toBuffer(),
    );
    await put("group photo.jpg", await picture("#009"));
    const [file] = (await run()).files;
    expect(file).toMatchObject({
      rejected: 2,
      problems: expect.arrayContaining(
        [
          { file: "H900001.jpg", why: "is not a JPEG, PNG or WebP picture, or is damaged" },
          { file: "O900002.png", why: "has 40 × 50 pixels; each side needs at least 60" },
        ].map((one) => expect.objectContaining(one)),
      ) as unknown,
      doubts: [{ file: "group photo.jpg", why: "is not named after a person: use {id}.jpg" }],
    });
    expect(await countStored()).toBe(0);
  });

  it("stores no picture that an editor replaced or that is suppressed", async () => {
    const { id } = await harrow();
    await setOverride(openDb(), {
      type: "profile",
      id,
      fact: "headshot",
      value: "",
      author: "an editor",
      today: TODAY,
    });
    await suppress(openDb(), {
      person: { source: "congress-legislators", sourceId: "O900002" },
      field: "headshot",
      reason: "asked us to",
      today: TODAY,
    });
    await put("H900001.jpg", await picture("#900"));
    await put("O900002.jpg", await picture("#090"));
    await run();
    expect((await harrow()).headshot).toBe("");
    expect(await countStored()).toBe(0);
  });

  it("treats a picture that three people have as a placeholder", async () => {
    for (const key of ["H900001", "O900002", "P900003"]) await put(`${key}.jpg`, await picture("#999"));
    await run();
    expect(await countStored()).toBe(0);
  });

  it("serves them as WebP and JPEG in two sizes, to be cached forever", async () => {
    await put("H900001.jpg", await picture("#900"));
    await run();
    const { headshot } = await harrow();
    const app = await testApp(openDb());
    const get = (url: string) => app.inject({ url });
    const large = await get(headshot);
    expect(large.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const small = await get(headshot.replace(".webp", "-small.jpg"));
    expect(small.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 176, height: 220 });
    expect((await get(`/api/portraits/${"0".repeat(32)}.webp`)).statusCode).toBe(404);
    expect((await get("/api/portraits/..%2Fx.webp")).statusCode).toBe(404);
    const [card] = await openDb().query<{ headshot: string }>("select headshot from records where headshot <> ''");
    expect(card?.headshot).toBe(headshot.replace(".webp", "-small.webp"));
  });

  it("are in profile books", async () => {
    const { id } = await harrow();
    await addPerson(openDb(), { email: "ada@example.org", isStaff: true });
    const app = await testApp(openDb());
    const cookies = await logIn(app, "ada@example.org");
    const findColor = async () => {
      const book = await app.inject({ url: `/api/profileDossier/${id}.docx`, cookies });
      const [drawn] = Object.entries(unzipSync(book.rawPayload)).filter(([name]) =>
        name.startsWith("word/media/image"),
      );
      return (await sharp(drawn?.[1]).stats()).dominant;
    };
    // Initials are drawn in place of a picture.
    expect(await findColor()).not.toMatchObject({ r: 152, g: 8 });
    await put("H900001.jpg", await picture("#900"));
    await run();
    expect(await findColor()).toMatchObject({ r: 152, g: 8 });
  });

  describe("by download", () => {
    let server: Server;
    let asked: { url: string; condition: string }[];
    let answer: (url: string) => Promise<{ status: number; body?: Buffer; headers?: Record<string, string> }>;
    beforeEach(async () => {
      asked = [];
      server = createServer((request, response) => {
        const url = request.url ?? "";
        asked.push({ url, condition: request.headers["if-none-match"] ?? "" });
        void answer(url).then(({ status, body, headers }) => response.writeHead(status, headers).end(body));
      });
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    });
    afterEach(() => new Promise((closed) => server.close(closed)));
    const download = (includesStates = false) =>
      downloadPortraits(openDb(), {
        today: TODAY,
        includesStates,
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      });

    it("asks for each member once, retries after an error, and later only for newer pictures", async () => {
      const body = await picture("#900");
      let failures = 0;
      answer = async (url) => {
        if (!url.includes("H900001")) return { status: url.includes("B900004") ? 403 : 404 };
        return failures++ === 0 ? { status: 503 } : { status: 200, body, headers: { etag: '"1"' } };
      };
      const [file] = (await download()).files;
      expect(file).toMatchObject({ added: 1 });
      expect(file).toMatchObject({
        problems: [{ why: "can’t be downloaded: the server answered 403" }],
      });
      expect((await harrow()).credit).toBe("Picture: unitedstates/images, public domain");
      answer = async () => ({ status: 304 });
      asked = [];
      expect((await download()).files).toMatchObject([{ added: 0, changed: 0 }]);
      expect(asked.find(({ url }) => url.includes("H900001"))?.condition).toBe('"1"');
    });

    it("downloads the pictures of state officials only on request", async () => {
      const body = await picture("#090");
      answer = async () => ({ status: 200, body });
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/state.jpg`;
      await openDb().query(
        `update profiles set source = 'openstates', identifiers = jsonb_build_object('image', $1::text)
         where source_id = 'H900001'`,
        [address],
      );
      await download();
      expect(asked.map(({ url }) => url)).not.toContain("/state.jpg");
      await download(true);
      expect(asked.map(({ url }) => url)).toContain("/state.jpg");
    });
  });
});
