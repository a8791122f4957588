/** The count in a header; `null` without the header, and for a text that is no number. */
export const countInHeader = (headers: Headers, name: string): number | null => {
  const text = headers.get(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
};
