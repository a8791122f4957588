import { usualTimeLimit, withTimeLimit } from './timeLimit.ts';

/** The address to which the shop redirects a full load of the page; `null` if it redirects none, or does not answer in time. */
export const redirectTarget = async (): Promise<string | null> => {
  try {
    const { redirected, url } = await withTimeLimit(usualTimeLimit, undefined, (signal) =>
      fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }),
    );
    return redirected ? url : null;
  } catch {
    return null;
  }
};
