/**
 * Opens the device's share sheet. Resolves to false where there is none, as on a page without TLS, or where the device
 * refuses; to true also when the user closes the sheet without sharing (`AbortError`).
 */
export const openShareSheet = async (data: ShareData): Promise<boolean> => {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
};

/** Copies the text; rejects where the browser forbids it, as on a page without TLS. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
