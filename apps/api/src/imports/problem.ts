/** Something of a source that could not be taken over: where it stands and why. */
export interface Problem {
  file: string;
  line: number;
  /** Path of the field inside its record, or empty when it is the record or the file itself. */
  field: string;
  why: string;
}

export function describeProblem({ file, line, field, why }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return field === "" ? `${place}: ${why}` : `${place}: ${field} ${why}`;
}
