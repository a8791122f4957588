import { usualTimeLimit, withTimeLimit } from './timeLimit.ts';

/**
 * Reloads the page if the shop answers in time; else rejects, and the page stays: the browser's own error page would take its place. It
 * asks the shop, since a device may say wrongly that it is offline.
 */
export const reloadPage = async (): Promise<void> => {
  await withTimeLimit(usualTimeLimit, undefined, (signal) =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }),
  );
  location.reload();
};
