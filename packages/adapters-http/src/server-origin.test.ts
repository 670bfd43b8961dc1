import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findServerOrigin } from "./server-origin.ts";

const from = (address: string, serverPort?: string | number) => findServerOrigin(new URL(address), serverPort);

describe("findServerOrigin", () => {
  it.each([
    ["https://directory.example/rotunda/home", "https://directory.example"],
    ["https://directory.example:8443/rotunda/home", "https://directory.example:8443"],
    ["http://8.8.8.8:5173/", "http://8.8.8.8:5173"],
    ["http://172.15.0.1:5173/", "http://172.15.0.1:5173"],
    ["http://172.32.0.1:5173/", "http://172.32.0.1:5173"],
    ["http://192.169.0.1:5173/", "http://192.169.0.1:5173"],
    ["http://8.168.0.1:5173/", "http://8.168.0.1:5173"],
    ["http://8.254.0.1:5173/", "http://8.254.0.1:5173"],
    ["http://169.253.0.1:5173/", "http://169.253.0.1:5173"],
    ["http://10.1.2.3.example:5173/", "http://10.1.2.3.example:5173"],
    ["http://localhost.example:5173/", "http://localhost.example:5173"],
    ["http://10.example:5173/", "http://10.example:5173"],
    ["http://[2001:db8::1]:5173/", "http://[2001:db8::1]:5173"],
  ])("%s uses the page's origin", (address, origin) => expect(from(address)).toBe(origin));

  it.each([
    ["http://localhost:5173/rotunda/", "http://localhost:8001"],
    ["http://localhost:8001/rotunda/", "http://localhost:8001"],
    ["http://localhost/", "http://localhost:8001"],
    ["http://app.localhost:6006/", "http://app.localhost:8001"],
    ["http://127.0.0.1:5173/", "http://127.0.0.1:8001"],
    ["http://10.1.2.3:5173/", "http://10.1.2.3:8001"],
    ["http://172.16.0.1:5173/", "http://172.16.0.1:8001"],
    ["http://172.31.255.1:5173/", "http://172.31.255.1:8001"],
    ["http://192.168.0.7:5173/", "http://192.168.0.7:8001"],
    ["http://169.254.1.1:5173/", "http://169.254.1.1:8001"],
    ["http://[::1]:5173/", "http://[::1]:8001"],
    ["http://[fd12::1]:5173/", "http://[fd12::1]:8001"],
    ["http://[fe80::1]:5173/", "http://[fe80::1]:8001"],
    ["http://workstation.local:5173/", "http://workstation.local:8001"],
  ])("%s uses port 8001 of the same host", (address, origin) => expect(from(address)).toBe(origin));

  it("uses the server's port that the page declares", () => {
    expect(from("http://localhost:8055/rotunda/", 8055)).toBe("http://localhost:8055");
    expect(from("http://localhost:5173/", "8055")).toBe("http://localhost:8055");
    expect(from("http://localhost:8055/", 80)).toBe("http://localhost:80");
    expect(from("http://localhost/", 80)).toBe("http://localhost");
    expect(from("https://localhost/", 443)).toBe("https://localhost");
    expect(from("https://directory.example/", 8055)).toBe("https://directory.example");
  });

  it.each(["10.example.1.2.3.4", "a[::1]", "[::1].example", "a.[fd12::1]"])(
    "treats %j as a public address",
    (hostname) => {
      expect(findServerOrigin({ protocol: "http:", hostname, port: "5173" })).toBe(`http://${hostname}:5173`);
    },
  );

  it("never leaves the page's host", () => {
    const hosts = fc.oneof(fc.domain(), fc.ipV4(), fc.constantFrom("localhost", "[::1]", "[fd00::1]"));
    fc.assert(
      fc.property(hosts, fc.integer({ min: 1, max: 65535 }), fc.boolean(), (host, port, isNamed) => {
        const location = { protocol: "http:", hostname: host, port: "5173" };
        const origin = findServerOrigin(location, isNamed ? port : undefined);
        expect([`http://${host}:5173`, `http://${host}:${isNamed ? port : 8001}`]).toContain(origin);
      }),
    );
  });
});
