import type { AnyCall } from '#contract/call/call.ts';
import { headers } from '#contract/call/headers.ts';
import { loadRefusals } from '#messages/api/client.ts';
import { countInHeader } from './countInHeader.ts';
import { failureOfResult } from './failure.ts';
import { type Request, type ShopExtra, unanswered, urlOf } from './httpClient.ts';
import { notRenewed, withRenewal } from './sendWithToken.ts';
import { type ShopThunk, sessionRefused } from './shopApi.ts';

/** Downloads CSV files by `fetch`, because a plain link cannot send the token. */

/** Reports the rows received so far, and the total if the host sends it. */
export type OnProgress = (rows: number, total: number | null) => void;

const csvType = 'text/csv';
const newLine = 0x0a;

/** One CSV file of these parts. */
export const csvFile = (parts: BlobPart[]): Blob => new Blob(parts, { type: `${csvType};charset=utf-8` });

const rejectUnreachable = () => Promise.reject(failureOfResult(unanswered));

const rejectWithFailure = async (response: Response): Promise<never> => {
  const data: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  // The sentences of refusals are loaded late. The failures elsewhere in this file are no refusals and need none.
  await loadRefusals();
  return Promise.reject(failureOfResult({ ok: false, status: response.status, data, requestId }));
};

/** The body in the chunks it came in; the browser may store the Blob on disk. */
const readFile = async (response: Response, onProgress: OnProgress): Promise<Blob> => {
  const total = countInHeader(response.headers, headers.totalCount);
  const parts: BlobPart[] = [];
  // Counted from -1, because the first line end follows the header, which is no row.
  let rows = -1;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    for (const byte of part.value) if (byte === newLine) rows += 1;
    // A customer's comment may contain line ends, which end no row.
    onProgress(Math.max(0, Math.min(rows, total ?? rows)), total);
  }
  return csvFile(parts);
};

const isFile = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith(csvType);

/** Has no time limit: the file of all orders may take minutes. */
const requestFile = (
  { settings, fetch }: ShopExtra,
  call: AnyCall,
  { query, bearer }: Pick<Request, 'query' | 'bearer'>,
) =>
  fetch(urlOf(settings, call, query === undefined ? {} : { query }), {
    headers: { accept: csvType, authorization: `Bearer ${bearer ?? ''}` },
  });

/** Downloads the file of a CSV call; rejects with a Failure. */
export const fetchCsv =
  (call: AnyCall, query: Request['query'], onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  async (dispatch, _getState, extra) => {
    const sendWith = (bearer: string | null) =>
      requestFile(extra, call, { query, bearer }).catch(rejectUnreachable);
    const response = await withRenewal(extra, sendWith, () => dispatch(sessionRefused()));
    // The token was refused and cannot be renewed now. The session stays, so the download fails as if the shop were overloaded, and may be tried again.
    if (response === 'postponed') return Promise.reject(failureOfResult(notRenewed));
    if (isFile(response)) return readFile(response, onProgress).catch(rejectUnreachable);
    // A public network answers 200 with its login page.
    return response.ok ? rejectUnreachable() : rejectWithFailure(response);
  };
