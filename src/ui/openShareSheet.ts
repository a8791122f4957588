/**
 * Opens the device's own sheet to share; resolves to false where there is none, as on a page without TLS, or where the
 * device refuses. A sheet that the person closes was opened.
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
