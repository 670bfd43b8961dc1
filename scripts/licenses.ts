import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

interface Component {
  name: string;
  version: string;
  properties?: { name: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
}

const LEFT_OUT = new Set(["cdx:npm:package:private", "cdx:npm:package:development"]);

/** Packages that name their license only in a file LICENSE. */
const FROM_FILES: Record<string, string> = { "png-js": "MIT" };

export function listLicenses(repository: string) {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 2 ** 25,
  });
  const { components } = JSON.parse(text) as { components: Component[] };
  return components
    .filter(({ properties = [] }) => !properties.some((property) => LEFT_OUT.has(property.name)))
    .map(({ name, version, licenses = [] }) => {
      const stated = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? "");
      return { name, version, license: stated.join(" AND ") || (FROM_FILES[name] ?? "unknown") };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

// npm run licenses: prints them as tab-separated lines.
if (process.argv[1] === import.meta.filename) {
  for (const { name, version, license } of listLicenses(resolve(import.meta.dirname, "..")))
    console.log([name, version, license].join("\t"));
}
