import type { ApiResult, SendRequest } from '../client/apiRequest.ts';

/** Downloads of the host's whole lists, each shared by several answers. */

interface Download {
  readonly result: Promise<ApiResult>;
  /** Time by `performance.now()` after which it is no longer used. */
  until: number;
}

const downloads = new Map<string, Download>();

type Start = () => ReturnType<SendRequest>;

/** Starts a download, which `shareDownload` finds by this name while it is under way and `keepMs` milliseconds longer. */
export const startDownload = (name: string, keepMs: number, start: Start): Promise<ApiResult> => {
  const download: Download = { until: Number.POSITIVE_INFINITY, result: Promise.resolve(start()) };
  const keepFor = (milliseconds: number): void => {
    download.until = performance.now() + milliseconds;
  };
  download.result.then(
    ({ error }) => keepFor(error === undefined ? keepMs : 0),
    // The query that has started it was aborted.
    () => keepFor(0),
  );
  downloads.set(name, download);
  return download.result;
};

/** The download with this name if it is still used, otherwise a new one. */
export const shareDownload = (name: string, keepMs: number, start: Start): Promise<ApiResult> => {
  const download = downloads.get(name);
  const isStillUsed = download !== undefined && performance.now() < download.until;
  return isStillUsed ? download.result : startDownload(name, keepMs, start);
};

/** To be called after each mutation, which makes the downloaded lists stale. */
export const forgetDownloads = (): void => downloads.clear();
