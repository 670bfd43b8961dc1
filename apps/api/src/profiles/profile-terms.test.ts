import { expect, it } from "vitest";
import { mergeTenures, type TermRow, toTermsWire } from "./profile-terms.ts";

const aTerm = (differs: Partial<TermRow>): TermRow => ({
  type: "rep",
  state_code: "WA",
  district: "5",
  party_name: "Democrat",
  caucus_name: "",
  note: "",
  start_date: "2023-01-03",
  end_date: "2025-01-03",
  ...differs,
});

it("lists national and state terms by title, newest first, with unknown dates empty", () => {
  const terms = [
    aTerm({ type: "lower", state_code: "CA", start_date: null }),
    aTerm({ type: "sen", district: "", start_date: "2025-01-03", end_date: "2031-01-03" }),
    aTerm({ type: "governor", district: "", start_date: "2011-01-03" }),
    aTerm({ type: "upper", start_date: "2020-12-07", end_date: null }),
    aTerm({ type: "lower", start_date: "2020-12-07", end_date: "2020-12-07" }),
  ];
  expect(toTermsWire(terms).map(({ office, state, start, end }) => [office, state, start, end])).toEqual([
    ["Senator", "Washington", "2025-01-03", "2031-01-03"],
    ["State Senator", "Washington", "2020-12-07", ""],
    ["State Representative", "Washington", "2020-12-07", "2020-12-07"],
    ["Governor", "Washington", "2011-01-03", "2025-01-03"],
    ["Assembly Member", "California", "", "2025-01-03"],
  ]);
});

it("counts terms in the last seat, but not in state seats, because sources list the whole time in office", () => {
  const governor = aTerm({ type: "governor", end_date: "2018-12-01" });
  expect(mergeTenures([governor, governor, aTerm({ start_date: null })])).toBe(1);
  expect(mergeTenures([aTerm({ start_date: "2021-01-03", end_date: "2023-01-03" }), aTerm({ district: "6" })])).toBe(2);
  expect(mergeTenures([])).toBeNull();
  expect(mergeTenures([aTerm({}), aTerm({ type: "lower", end_date: "2026-11-25" })])).toBeNull();
  expect(mergeTenures([aTerm({ start_date: null, end_date: null })])).toBeNull();
});

it("names parties as the directory does", () => {
  const parties = ["Democratic", "Partido Nuevo Progresista", "Anti Masonic", ""];
  const names = parties.map((party_name) => toTermsWire([aTerm({ party_name })])[0]?.party);
  expect(names).toEqual(["Democrat", "New Progressive", "Anti Masonic", ""]);
});
