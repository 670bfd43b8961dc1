import { expect, it } from "vitest";
import { rewordKeyword } from "./reword-keyword.ts";

it.each([
  ["https://en.wikipedia.org/wiki/Ra%C3%BAl_Grijalva", "Raúl Grijalva"],
  ["https://en.wikipedia.org/wiki/Mike_Johnson_(Louisiana_politician)#Career", "Mike Johnson"],
  ["example.org/members-of-congress/amy-klobuchar/summary?cid=N00027500", "amy klobuchar"],
  ["example.org/news/ted-cruz.html", "ted cruz"],
  ["example.org/news/st.john-smith.html", "st.john smith"],
  ["example.org/share/https://amy-klobuchar", "amy klobuchar"],
  ["gene.wu@", "gene wu"],
  ["first_last@example.org", "first last"],
  ["khanna.house.gov press release", "khanna press release"],
  ["Kahan (D-Orinda)", "Kahan"],
  ["Kahan,D-Orinda,chair", "Kahan chair"],
  ["pittsfield (413) 442-0946 ask for Ann", "(413) 442-0946"],
])("searches %s as %s", (keyword, words) => {
  expect(rewordKeyword(keyword)).toBe(words);
});

it.each([
  "",
  "Cruz",
  " Cruz ",
  "413-442-0946",
  "Tel. 413-442-0946",
  '"Sen. Cruz"',
  "https://amy-klobuchar.example.org/about",
  "https://example.org/a-bout",
  "https://example.org/%E0-%A4",
])("leaves %s as it is", (keyword) => {
  expect(rewordKeyword(keyword)).toBeNull();
});
