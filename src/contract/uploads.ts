import { call } from './call.ts';

/**
 * The image host: multipart field `image`, answered as imgbb does (AP-7). Another host's address may
 * stand in its place by setting; the browser reads `data.url` only.
 */
export const uploadPicture = call<{
  query: { expiration?: number };
  reply: { success: true; data: { url: string; width: number; height: number } };
}>('POST', '/upload', ['invalid', 'signInNeeded', 'notAllowed', 'tooLarge', 'unsupported', 'tooMany']);
