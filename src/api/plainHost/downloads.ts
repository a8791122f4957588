import type { ApiResult, SendRequest } from '../client/apiRequest.ts';

/** Whole lists of the host, each downloaded once for several answers. */

interface Download {
  readonly result: Promise<ApiResult>;
  /** Time by `performance.now()` after which it is not used any more. */
  until: number;
}

const downloads = new Map<string, Download>();

type Start = () => ReturnType<SendRequest>;

/** A new download, which `shareDownload` finds under this name while it is under way and `keepMs` milliseconds longer. */
export const startDownload = (name: string, keepMs: number, start: Start): Promise<ApiResult> => {
  const download: Download = {
    until: Number.POSITIVE_INFINITY,
    result: Promise.resolve(start()).then((result) => {
      download.until = result.error === undefined ? performance.now() + keepMs : 0;
      return result;
    }),
  };
  downloads.set(name, download);
  return download.result;
};

/** The download with this name, or else a new one. */
export const shareDownload = (name: string, keepMs: number, start: Start): Promise<ApiResult> => {
  const known = downloads.get(name);
  return known !== undefined && performance.now() < known.until
    ? known.result
    : startDownload(name, keepMs, start);
};

export const forgetDownloads = (): void => downloads.clear();
