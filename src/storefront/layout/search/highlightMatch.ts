/** Splits a name around the searched words; `null` when it does not contain them literally. */
export const highlightMatch = (name: string, words: string): readonly [string, string, string] | null => {
  const asked = words.trim().toLowerCase();
  const lower = name.toLowerCase();
  const at = asked === '' ? -1 : lower.indexOf(asked);
  // Some letters change their length with their case; positions then differ between both strings.
  if (at < 0 || lower.length !== name.length) return null;
  return [name.slice(0, at), name.slice(at, at + asked.length), name.slice(at + asked.length)];
};
