/** A name parted around the words that were searched for; `null` when they do not stand in it letter by letter. */
export const highlightMatch = (name: string, words: string): readonly [string, string, string] | null => {
  const asked = words.trim().toLowerCase();
  const lower = name.toLowerCase();
  const at = asked === '' ? -1 : lower.indexOf(asked);
  // Some letters change their length with their case; then the place is not the same in both.
  if (at < 0 || lower.length !== name.length) return null;
  return [name.slice(0, at), name.slice(at, at + asked.length), name.slice(at + asked.length)];
};
