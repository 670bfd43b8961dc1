/**
 * Where a keyword that excludes nothing finds the document `d`: `query` is its tsquery, `locked` says whether the
 * record is outside the reader's subscription. A locked record is found by its card, name and position, and never by
 * prose it doesn't show: whoever could ask for phrase after phrase could read it. Found by the index of the whole
 * document either way, for what matches a head matches the document.
 */
export const matching = (query: string, locked: string): { from: string; where: string } => ({
  from: `documents_matching(${query}) id join search_documents d using (id)`,
  where: `(not (${locked}) or d.head_words @@ ${query})`,
});

/**
 * As `matching`, for a keyword that excludes words: `wanted` is the tsquery of what it asks for, null when it only
 * excludes. What a locked record's prose says doesn't leave it out either, for that too would tell what is in there.
 */
export const matchingWithout = (
  query: string,
  wanted: string | null,
  locked: string,
): { from: string; where: string } => ({
  from: wanted === null ? "search_documents d" : `documents_matching(${wanted}) id join search_documents d using (id)`,
  where: `case when ${locked} then d.head_words @@ ${query}
    else d.id in (select found from documents_matching(${query}) found) end`,
});
