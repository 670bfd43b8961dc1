import { expect, it } from "vitest";
import { describeWithDatabase } from "../testing/databases.ts";
import { addPerson, testApp } from "../testing/test-app.ts";
import { addRange, listRanges, removeRange } from "./ranges.sql.ts";

describeWithDatabase("address ranges", (openDb) => {
  const add = (named: string, text: string) => openDb().transaction((tx) => addRange(tx, named, text));
  const remove = (text: string) => openDb().transaction((tx) => removeRange(tx, text));
  const ADA = "Organization of ada@example.org";
  const BOB = "Organization of bob@example.org";
  const people = async () => {
    await addPerson(openDb(), { email: "ada@example.org" });
    await addPerson(openDb(), { email: "bob@example.org" });
  };

  it("need no login from the next request on, until the range is removed", async () => {
    await people();
    const app = await testApp(openDb());
    const from = async (address: string) =>
      (await app.inject({ url: "/api/session/", headers: { "x-forwarded-for": address } })).statusCode;
    expect(await from("198.51.100.255")).toBe(403);
    expect(await add(ADA, "198.51.100.0/24")).toEqual({
      subject: "198.51.100.0/24",
      was: {},
      became: { organization: ADA },
    });
    await add(ADA, "2001:DB8:0:7:0::/64");
    expect(await from("198.51.100.255")).toBe(200);
    expect(await from("198.51.101.0")).toBe(403);
    expect(await from("2001:db8:0:7::1")).toBe(200);
    expect((await listRanges(openDb())).map(({ range }) => range)).toEqual(["198.51.100.0/24", "2001:db8:0:7::/64"]);
    await remove("198.51.100.0/24");
    expect(await from("198.51.100.255")).toBe(403);
    await app.close();
    await expect(remove("198.51.100.0/24")).rejects.toThrow("No organization has the range 198.51.100.0/24.");
  });

  it("belong to one organization: an overlapping range is refused with its owner’s name", async () => {
    await people();
    await add(ADA, "198.51.100.0/24");
    await add(BOB, "192.0.2.7");
    for (const text of ["198.51.100.0/24", "198.51.100.128/25", "198.51.0.0/16", "198.51.100.9"]) {
      await expect(add(BOB, text)).rejects.toThrow(`overlaps 198.51.100.0/24 of ${ADA}.`);
    }
    await expect(add(ADA, "192.0.2.0/24")).rejects.toThrow(`overlaps 192.0.2.7/32 of ${BOB}.`);
    await expect(add(ADA, "198.51.100.0/25")).rejects.toThrow(`overlaps 198.51.100.0/24 of ${ADA}.`);
    expect(await add(ADA, "198.51.100.0/24")).toBeNull();
    await expect(add("Nobody", "203.0.113.0/24")).rejects.toThrow("There is no organization");
  });

  it("don’t overlap if two commands add them at the same time", async () => {
    await people();
    const both = await Promise.allSettled([add(ADA, "198.51.100.0/24"), add(BOB, "198.51.0.0/16")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listRanges(openDb())).toHaveLength(1);
  });

  it.each([
    ["", "isn’t an address range"],
    ["example.org", "isn’t an address range"],
    ["198.51.100.0/33", "isn’t an address range"],
    ["198.51.100.0/-1", "isn’t an address range"],
    ["198.51.100.0/24/8", "isn’t an address range"],
    ["010.0.0.1/24", "isn’t an address range"],
    ["fe80::1%eth0/64", "isn’t an address range"],
    ["2001:db8::/129", "isn’t an address range"],
    ["0.0.0.0/0", "all addresses"],
    ["::/0", "all addresses"],
    ["198.51.100.9/24", "write 198.51.100.0/24"],
    ["127.0.0.1", "this machine’s own"],
    ["::1", "this machine’s own"],
    ["::/1", "written as IPv6"],
    ["::ffff:198.51.100.0/120", "written as IPv6"],
    ["64.0.0.0/2", "this machine’s own"],
  ])("are refused: %s", async (text, because) => {
    await people();
    await expect(add(ADA, text)).rejects.toThrow(because);
    expect(await listRanges(openDb())).toEqual([]);
  });
});
