import { headers } from '#contract/call/headers.ts';
import type { PageSettings } from '#contract/settings.ts';
import { uploadImageCall } from '#contract/shop/uploads.ts';
import { isRecord, parseJson, readNumber, readText } from '#domain/values/parse.ts';
import { loadRefusals } from '#messages/api/client.ts';
import { type Failure, failureOfResult, refusalMessage, unreadableAnswer } from '../client/failure.ts';
import { type HttpFailure, type HttpResult, retryAfterIn, urlOf } from '../client/httpClient.ts';
import { notRenewed, withRenewal } from '../client/sendWithToken.ts';
import { type ShopThunk, sessionRefused } from '../client/shopApi.ts';

/** A stored image, with its size in pixels, `null` if the host does not tell it. */
export interface UploadedImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface UploadOptions {
  /** Seconds for which the host is asked to store the image. */
  readonly expiration?: number;
  /** Reports during the upload which part of the file is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Milliseconds without progress after which the upload is given up. */
  readonly progressLimit?: number;
}

/** Milliseconds; on a slow network the browser may report the last progress half a minute before the host has the whole file. */
const usualProgressLimit = 60_000;

/** The upload address: the shop's own call, or the host of the settings with its own query preserved. */
const uploadUrl = (settings: PageSettings, expiration: number | undefined): string => {
  if (settings.imageHost === '') return urlOf(settings, uploadImageCall, { query: { expiration } });
  const url = new URL(settings.imageHost);
  if (expiration !== undefined) url.searchParams.set('expiration', String(expiration));
  return url.href;
};

const sendFile = (
  url: string,
  bearer: string | null,
  file: File,
  { onProgress, progressLimit = usualProgressLimit }: UploadOptions,
): Promise<HttpResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const giveUp = () => resolve({ ok: false, status: 'unreachable', data: null });
    const form = new FormData();
    form.append('image', file);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (bearer !== null) request.setRequestHeader('authorization', `Bearer ${bearer}`);
    request.timeout = progressLimit;
    request.upload.onprogress = ({ loaded, total }) => {
      // The browser counts `timeout` from the start of the request.
      request.timeout = performance.now() - startedAt + progressLimit;
      onProgress?.(total === 0 ? 0 : loaded / total);
    };
    request.onerror = giveUp;
    request.ontimeout = giveUp;
    request.onload = () => {
      const { status, responseText } = request;
      const data = parseJson(responseText);
      if (status < 400) {
        // A page is the login of a public network, which kept the file from the host.
        const isPage = responseText.trimStart().startsWith('<');
        return isPage ? giveUp() : resolve({ ok: true, data, headers: new Headers() });
      }
      const requestId = request.getResponseHeader(headers.requestId) ?? undefined;
      // In seconds; a date, which another image host may send, is ignored.
      const retryAfter = retryAfterIn(request.getResponseHeader('retry-after'), null);
      return resolve({
        ok: false,
        status,
        data,
        requestId,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    };
    request.send(form);
  });

/**
 * The failure of an upload. A failure with a status of 500 or more does not tell its cause; if the shop says why it cannot store images
 * now, that is the message instead, since staff can act on it.
 */
const failureOfUpload = (result: HttpFailure): Failure => {
  const failure = failureOfResult(result);
  const { data } = result;
  const saysWhy = isRecord(data) && data.code === 'unavailable' && readText(data.message) !== '';
  return saysWhy ? { ...failure, message: refusalMessage(data) } : failure;
};

/**
 * Uploads one image to the image host and returns it; rejects with a Failure. Uses XMLHttpRequest because fetch does not report the
 * progress of an upload. Only the shop's own host gets the token; one that it refuses ends the session (AU-11).
 */
export const uploadImage =
  (file: File, options: UploadOptions = {}): ShopThunk<Promise<UploadedImage>> =>
  async (dispatch, _getState, extra) => {
    const { settings } = extra;
    const url = uploadUrl(settings, options.expiration);
    const sendWith = (bearer: string | null) => sendFile(url, bearer, file, options);
    const sent = await (settings.imageHost === ''
      ? withRenewal(extra, sendWith, () => dispatch(sessionRefused()))
      : sendWith(null));
    const result = sent === 'postponed' ? notRenewed : sent;
    if (!result.ok) {
      // The sentences of refusals are loaded late; `failureOfUpload` needs them.
      await loadRefusals();
      return Promise.reject(failureOfUpload(result));
    }
    const image = isRecord(result.data) && isRecord(result.data.data) ? result.data.data : {};
    const address = readText(image.url);
    if (address === '') return Promise.reject(unreadableAnswer);
    return { url: address, width: readNumber(image.width), height: readNumber(image.height) };
  };
