/**
 * Copies the text; rejects if the browser forbids that. A page without TLS has no `navigator.clipboard`: the function is `async`, so that it
 * rejects there too.
 */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
