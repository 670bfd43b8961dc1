import {
  camelize,
  type CardFacts,
  type ContactColumn,
  escapeFormula,
  type ExportOptions,
  formatVcard,
  getColumnHeader,
} from "@rotunda/core";
import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type Cell } from "write-excel-file/node";
import type { Db } from "../platform/db.ts";
import { stripControlCharacters } from "../platform/markup.ts";
import type { Contact } from "./contact-facts.ts";
import { planLabels, writeLabels } from "./contact-labels.ts";
import { listOffices, type OfficesById } from "./exports.sql.ts";

export async function writeContactFile(
  db: Db,
  contacts: readonly Contact[],
  { options, origin, now }: { options: ExportOptions; origin: string; now: Date },
): Promise<{ contents: Uint8Array; rows: number }> {
  const { format, columns, sheet, start } = options;
  const rows = contacts.length;
  switch (format) {
    case "csv":
      return { rows, contents: Buffer.from(formatContactCsv(contacts, columns)) };
    case "xlsx":
      return { rows, contents: await writeContactXlsx(contacts, columns) };
    case "vcf": {
      const offices = await listOffices(
        db,
        contacts.flatMap(({ row }) => row.profile_id ?? []),
      );
      const cards = contacts.map((contact) => formatVcard(toCardFacts(contact, offices), { origin, now }));
      return { rows, contents: Buffer.from(cards.join("")) };
    }
    case "pdf": {
      const labels = planLabels(contacts, sheet).labels.map(({ label }) => label);
      return { rows: labels.length, contents: await writeLabels(labels, { sheet, start, title: "Labels", now }) };
    }
  }
}

type Facts = readonly Pick<Contact, "facts">[];

/** Formats a CSV for spreadsheets: UTF-8 with BOM, CRLF, formulas escaped. */
export const formatContactCsv = (contacts: Facts, columns: readonly ContactColumn[]): string =>
  stringify(
    contacts.map(({ facts }) => columns.map((column) => escapeFormula(facts[column].replaceAll("\0", "").trim()))),
    {
      bom: true,
      header: true,
      columns: columns.map(getColumnHeader),
      record_delimiter: "windows",
      // csv-stringify quotes only CRLF, but spreadsheets break rows at either character.
      quoted_match: /[\r\n]/,
    },
  );

/** In characters; wide enough for most texts. */
const WIDTH_MIN = 12;
const WIDTH_MAX = 48;

/** Writes a workbook whose cells are all texts, so that none is run as a formula and no ZIP code loses its zeros. */
function writeContactXlsx(contacts: Facts, columns: readonly ContactColumn[]): Promise<Uint8Array> {
  const head = columns.map((column): Cell => ({ value: getColumnHeader(column), type: String, fontWeight: "bold" }));
  const rows = contacts.map(({ facts }) => columns.map((column) => toCell(facts[column])));
  const widths = columns.map((column) =>
    contacts.reduce((max, { facts }) => Math.max(max, facts[column].length), WIDTH_MIN),
  );
  return writeXlsxFile([head, ...rows], {
    sheet: "Contacts",
    columns: widths.map((longest) => ({ width: Math.min(WIDTH_MAX, longest + 1) })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function toCell(text: string): Cell {
  const value = stripControlCharacters(text).trim();
  return value === "" ? null : { value, type: String };
}

/** Writes the vCard of a contact: with a full profile, the profile's, which has every office. */
function toCardFacts({ row, facts }: Contact, officesById: OfficesById): CardFacts {
  const { profile_id: profileId, record_id: id, record_type: recordType } = row;
  const office = { ...facts, id: 0, type: "", state: facts.address_state, positionSummary: "", phone: "", fax: "" };
  return {
    ...camelize(facts),
    ...(profileId === null
      ? { id, recordType, offices: [office] }
      : { id: profileId, recordType: "profile", offices: officesById.get(profileId) ?? [] }),
    preferredNameDisplay: facts.name,
    positionSummary: facts.office,
    agency: facts.organization,
    additionalRoles: [],
    contactFormUrl: facts.contact_form,
    websiteUrl: facts.website,
    facebookUrl: facts.facebook,
    twitterUsername: facts.twitter,
    instagramUsername: facts.instagram,
    linkedInUrl: facts.linked_in,
    links: [],
    updatedDate: row.updated_date,
  };
}
