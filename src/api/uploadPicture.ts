import { uploadPicture as upload } from '#contract/uploads.ts';
import { isRaw, readText } from '#domain/reading.ts';
import { type Failure, failureFrom } from './failure.ts';
import { urlOf } from './send.ts';
import type { ShopThunk } from './shopApi.ts';

interface UploadWish {
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

/**
 * Sends one picture to the image host and gives its address; rejects with a Failure. By XMLHttpRequest,
 * since fetch tells nothing of how far an upload is.
 */
export const uploadPicture =
  (file: File, { expiration, onProgress }: UploadWish = {}): ShopThunk<Promise<string>> =>
  (_dispatch, _getState, { settings, readToken }) =>
    new Promise((resolve, reject: (failure: Failure) => void) => {
      const form = new FormData();
      form.append('image', file);
      const request = new XMLHttpRequest();
      request.open('POST', settings.imageHost || urlOf(settings, upload, { query: { expiration } }));
      const token = readToken();
      if (settings.imageHost === '' && token !== null)
        request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
      request.onerror = () => reject(failureFrom({ ok: false, status: 'unreachable', data: null }));
      request.onload = () => {
        const data = bodyOf(request.responseText);
        const url = isRaw(data) && isRaw(data.data) ? readText(data.data.url) : '';
        if (request.status < 400 && url !== '') resolve(url);
        else reject(failureFrom({ ok: false, status: Math.max(request.status, 400), data }));
      };
      request.send(form);
    });
