/** Copies the text; rejects if the browser forbids that, as on a page without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
