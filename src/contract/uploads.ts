import { call } from './call.ts';

/**
 * The image host: multipart field `image`, reply as from imgbb (AP-7). The settings may name another host;
 * the browser reads `data.url` only.
 */
export const uploadImage = call<{
  query: { expiration?: number };
  reply: { success: true; data: { url: string; width: number; height: number } };
}>('POST', '/upload', ['invalid', 'signInNeeded', 'notAllowed', 'tooLarge', 'unsupported', 'tooMany']);
