import type { PageSettings } from '#contract/settings.ts';
import { uploadPicture as upload } from '#contract/uploads.ts';
import { isRecord, readText } from '#domain/parse.ts';
import { failureFrom, failureOf } from './failure.ts';
import { type HttpResult, urlOf } from './httpClient.ts';
import type { ShopThunk } from './shopApi.ts';

interface UploadOptions {
  /** Seconds the host is asked to keep the picture. */
  readonly expiration?: number;
  /** 0 to 1, as the file goes out. */
  readonly onProgress?: (part: number) => void;
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Where a picture goes: the shop's own call, or the host of the settings with its own query kept. */
const uploadUrl = (settings: PageSettings, expiration: number | undefined): string => {
  if (settings.imageHost === '') return urlOf(settings, upload, { query: { expiration } });
  const url = new URL(settings.imageHost);
  if (expiration !== undefined) url.searchParams.set('expiration', String(expiration));
  return url.href;
};

const sendFile = (
  url: string,
  token: string | null,
  file: File,
  onProgress: UploadOptions['onProgress'],
): Promise<HttpResult> =>
  new Promise((resolve) => {
    const form = new FormData();
    form.append('image', file);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onerror = () => resolve({ ok: false, status: 'unreachable', data: null });
    request.onload = () => {
      const { status } = request;
      const data = bodyOf(request.responseText);
      const requestId = request.getResponseHeader('x-request-id') ?? undefined;
      resolve(
        status < 400 ? { ok: true, data, headers: new Headers() } : { ok: false, status, data, requestId },
      );
    };
    request.send(form);
  });

/**
 * Sends one picture to the image host and gives its address; rejects with a Failure. By XMLHttpRequest,
 * since fetch tells nothing of how far an upload is. Only the shop's own host is given the token, and a
 * second try with a renewed one after 401.
 */
export const uploadPicture =
  (file: File, { expiration, onProgress }: UploadOptions = {}): ShopThunk<Promise<string>> =>
  async (_dispatch, _getState, { settings, readToken, renewToken }) => {
    const url = uploadUrl(settings, expiration);
    const isOwn = settings.imageHost === '';
    const once = () => sendFile(url, isOwn ? readToken() : null, file, onProgress);
    const first = await once();
    const isExpired = isOwn && !first.ok && first.status === 401;
    const sent = isExpired && (await renewToken()) ? await once() : first;
    if (!sent.ok) return Promise.reject(failureFrom(sent));
    const address = isRecord(sent.data) && isRecord(sent.data.data) ? readText(sent.data.data.url) : '';
    return address === '' ? Promise.reject(failureOf(sent.data)) : address;
  };
