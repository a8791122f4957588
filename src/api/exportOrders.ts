import { exportOrders as call } from '#contract/orders.ts';
import { headers } from '#contract/refusal.ts';
import { csvHead, csvRow } from '#domain/orderCsv.ts';
import { readMatching } from './bulkOrdersApi.ts';
import { failureOfResult } from './failure.ts';
import { type ShopExtra, urlOf } from './httpClient.ts';
import { type OrderListArgs, toQueryParams } from './orderLists.ts';
import { type ShopThunk, sessionRefused } from './shopApi.ts';

/** Reports the rows received so far, and the total if the host sends it. */
type OnProgress = (rows: number, total: number | null) => void;

const csvType = 'text/csv';
const newLine = 0x0a;

const fetchFile = ({ settings, fetch, readToken }: ShopExtra, args: OrderListArgs) =>
  fetch(urlOf(settings, call, { query: { ...toQueryParams(args) } }), {
    headers: { accept: csvType, authorization: `Bearer ${readToken() ?? ''}` },
  });

const unreachable = () => Promise.reject(failureOfResult({ ok: false, status: 'unreachable', data: null }));

const rejectWithFailure = async (response: Response): Promise<never> => {
  const data: unknown = await response.json().catch(() => null);
  const requestId = response.headers.get(headers.requestId) ?? undefined;
  return Promise.reject(failureOfResult({ ok: false, status: response.status, data, requestId }));
};

/** The body in the chunks it came in; the browser may store the Blob on disk. */
const readFile = async (response: Response, onProgress: OnProgress): Promise<Blob> => {
  const count = response.headers.get(headers.totalCount);
  const total = count === null ? null : Number(count);
  const parts: BlobPart[] = [];
  // The header line is not counted.
  let rows = -1;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    for (const byte of part.value) if (byte === newLine) rows += 1;
    // A comment of several lines has more than one line end.
    onProgress(Math.max(0, Math.min(rows, total ?? rows)), total);
  }
  return new Blob(parts, { type: `${csvType};charset=utf-8` });
};

const isFile = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith(csvType);

/** A host without the call replies 404 or 405, or with an HTML page. */
const isUnknownCall = (response: Response): boolean => response.ok || [404, 405].includes(response.status);

/**
 * All orders of a list as one CSV file; rejects with a Failure. Uses fetch because a plain download link
 * cannot send the token. If the host has no CSV call, the browser writes the file from the host's list
 * (API-8).
 */
export const exportOrders =
  (args: OrderListArgs, onProgress: OnProgress): ShopThunk<Promise<Blob>> =>
  async (dispatch, _getState, extra) => {
    // Across origins CORS may hide the 404 of a missing call; reading the list shows whether the host can be
    // reached.
    const onNoResponse = extra.settings.apiHost === '' ? unreachable : () => null;
    const request = () => fetchFile(extra, args).catch(onNoResponse);
    const first = await request();
    const response = first?.status === 401 && (await extra.renewToken()) ? await request() : first;
    if (response !== null && isFile(response)) return readFile(response, onProgress).catch(unreachable);
    if (response === null || isUnknownCall(response)) {
      const orders = await dispatch(readMatching(args));
      return new Blob([csvHead, ...orders.map(csvRow)], { type: `${csvType};charset=utf-8` });
    }
    if (response.status === 401 || response.status === 403) dispatch(sessionRefused());
    return rejectWithFailure(response);
  };
