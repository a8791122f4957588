import { call } from '../call/call.ts';
import type { uploadsSchemas } from './uploadsSchemas.ts';

/**
 * Uploads an image to this server, which speaks like imgbb (AP-7): multipart field `image`, and the browser reads
 * `data.url` of the reply only. Where the page's settings name another image host, the browser uploads there instead.
 */
export const uploadImageCall = call<typeof uploadsSchemas.uploadImage>('POST', '/upload', {
  access: 'staff',
  refusals: ['invalid', 'tooLarge', 'unsupported', 'tooMany'],
});
