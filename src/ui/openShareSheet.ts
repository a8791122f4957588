/**
 * Opens the device's share sheet. Resolves to false if there is none, as on a page without TLS, or if the device refuses; to true
 * even if the user closes the sheet without sharing (`AbortError`).
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
