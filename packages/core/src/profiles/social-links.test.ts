import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aProfile } from "../../testing/profiles.ts";
import { anyAddress, anyText } from "../../testing/session.ts";
import { readHttpAddress, toSiteLink, listSocialLinks } from "./social-links.ts";

const twitter = (twitterUsername: string) => listSocialLinks(aProfile({ twitterUsername }))[0];

const website = (websiteUrl: string) => listSocialLinks(aProfile({ websiteUrl }))[0];

describe("toSiteLink", () => {
  it.each([
    ["https://www.agriculture.example.gov/", "agriculture.example.gov", "https://www.agriculture.example.gov/"],
    [" agriculture.example.gov ", "agriculture.example.gov", "https://agriculture.example.gov"],
    ["https://es.wikipedia.org/wiki/Nydia_Vel%C3%A1zquez", "es.wikipedia.org/wiki/Nydia_Velázquez"],
    ["https://example.org/%C3%A9%C3%A1", "example.org/éá"],
    // Special characters could make the address look like another one.
    ["https://example.org/%E2%80%AE%20%C3", "example.org/%E2%80%AE%20%C3"],
    ["https://example.org/%C3%A1%E2%80%AE", "example.org/%C3%A1%E2%80%AE"],
    ["https://example.org/%E2%80%AE%C3%A1", "example.org/%E2%80%AE%C3%A1"],
    ["javascript:alert(1)", "javascript:alert(1)", null],
    ["", "", null],
  ])("of %j shows %j and links to %j", (value, text, href: string | null = value) => {
    expect(toSiteLink(value)).toEqual({ text, href });
  });
});

describe("listSocialLinks", () => {
  it("lists a profile's links in a fixed order", () => {
    const links = listSocialLinks(
      aProfile({
        linkedInUrl: "https://www.linkedin.com/in/halvorsen",
        youtube: "https://www.youtube.com/@senhalvorsen/",
        instagramUsername: "@senhalvorsen",
        twitterUsername: "senhalvorsen",
        facebookUrl: "http://facebook.com/halvorsen",
        websiteUrl: " halvorsen.example.org/about ",
      }),
    );
    expect(website("halvorsen.example.org")?.href).toBe("https://halvorsen.example.org");
    expect(links).toEqual([
      { label: "Website", text: "halvorsen.example.org/about", href: "https://halvorsen.example.org/about" },
      { label: "Facebook", text: "facebook.com/halvorsen", href: "http://facebook.com/halvorsen" },
      { label: "X (Twitter)", text: "@senhalvorsen", href: "https://x.com/senhalvorsen" },
      { label: "Instagram", text: "@senhalvorsen", href: "https://www.instagram.com/senhalvorsen" },
      { label: "YouTube", text: "youtube.com/@senhalvorsen", href: "https://www.youtube.com/@senhalvorsen/" },
      { label: "LinkedIn", text: "linkedin.com/in/halvorsen", href: "https://www.linkedin.com/in/halvorsen" },
    ]);
    expect(listSocialLinks(aProfile({ twitterUsername: "@", websiteUrl: " " }))).toEqual([]);
  });

  it("keeps a Twitter URL, and otherwise drops the @ and adds the site", () => {
    expect(twitter("@jane")?.href).toBe("https://x.com/jane");
    expect(twitter("jane")?.href).toBe("https://x.com/jane");
    expect(twitter(" @jane ")).toEqual({ label: "X (Twitter)", text: "@jane", href: "https://x.com/jane" });
    expect(twitter("jane@social.example")).toMatchObject({ text: "jane@social.example", href: null });
    expect(twitter("https://x.com/jane")?.href).toBe("https://x.com/jane");
    expect(twitter("https://twitter.com/jane?lang=en")?.href).toBe("https://twitter.com/jane?lang=en");
  });

  it("shows unsafe addresses as text", () => {
    expect(twitter("javascript:alert(1)//http")).toMatchObject({ text: "javascript:alert(1)//http", href: null });
    expect(twitter("java\tscript:alert(1)//http")?.href).toBeNull();
    expect(twitter("../../evil")?.href).toBeNull();
    expect(website("data:text/html,x")?.href).toBeNull();
    expect(website("/login")?.href).toBeNull();
    expect(website("jane.doe@example.org")).toMatchObject({ text: "jane.doe@example.org", href: null });
    expect(website("ftp://example.org/http://")?.href).toBeNull();
    expect(twitter("see https://www.x.com/jane")).toMatchObject({ text: "see https://www.x.com/jane", href: null });
    const texts = listSocialLinks(aProfile({ websiteUrl: "see the office", facebookUrl: "none yet" }));
    expect(texts).toEqual([
      { label: "Website", text: "see the office", href: null },
      { label: "Facebook", text: "none yet", href: null },
    ]);
  });

  it("links only to http addresses", () => {
    const values = fc.oneof(
      anyAddress(),
      fc.string(),
      anyText(),
      fc
        .tuple(fc.constantFrom("javascript:", "data:", "vbscript:", "//", "http:", "ftp://"), fc.string())
        .map((both) => both.join("")),
    );
    fc.assert(
      fc.property(values, values, (twitterUsername, websiteUrl) => {
        for (const { href } of listSocialLinks(aProfile({ twitterUsername, websiteUrl, youtube: websiteUrl }))) {
          if (href !== null) expect(href).toMatch(/^https?:[^\s\p{Cc}]+$/iu);
        }
      }),
    );
  });
});

describe("readHttpAddress", () => {
  it("returns an address unchanged", () => {
    fc.assert(
      fc.property(anyAddress(), (url) => {
        expect(readHttpAddress(url)).toBe(url);
      }),
    );
    expect(readHttpAddress("HTTPS://X.com/Jane")).toBe("HTTPS://X.com/Jane");
    expect(readHttpAddress("http://")).toBeNull();
    // A browser resolves these like a path, on our own site.
    expect(readHttpAddress("https:halvorsen.example.org")).toBeNull();
    expect(readHttpAddress("http:/halvorsen.example.org")).toBeNull();
    expect(readHttpAddress("https://x.com/a\nb")).toBeNull();
  });
});

it("lists other sites after the known ones, each address once", () => {
  const profile = aProfile({
    websiteUrl: "https://halvorsen.example.org",
    links: [
      { label: "Bluesky", url: "https://bsky.example.org/halvorsen" },
      { label: "Official site", url: "https://halvorsen.example.org" },
      { label: "Website", url: "http://www.halvorsen.example.org/" },
    ],
  });
  expect(listSocialLinks(profile).map(({ label, text }) => [label, text])).toEqual([
    ["Website", "halvorsen.example.org"],
    ["Bluesky", "bsky.example.org/halvorsen"],
  ]);
});
