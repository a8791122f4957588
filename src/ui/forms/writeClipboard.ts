/** Copies the text; rejects where the browser does not let the page, as on one without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
