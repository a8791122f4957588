import { call } from '../call/call.ts';
import type { uploadsSchemas } from './uploadsSchemas.ts';

type Schemas = typeof uploadsSchemas;

/**
 * Uploads an image in the multipart field `image`, by the same protocol as the image host imgbb (AP-7). If the page's settings name
 * another image host, the browser uploads there instead, and needs only `data.url` of the reply.
 */
export const uploadImageCall = call<Schemas['uploadImage']>('POST', '/upload', 'staff');
