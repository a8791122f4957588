/**
 * Reloads the page if the shop answers; else rejects, and the page stays: the browser's own error page would take its place. It asks the
 * shop, since a device may say wrongly that it is offline.
 */
export const reloadPage = async (): Promise<void> => {
  await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  location.reload();
};
