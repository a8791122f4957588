import { isRecord } from '#domain/values/parse.ts';

/** Reads the one thing of a reply: a host sends the thing itself, or an object with it as `data` (API-8). */
export const readOne = <Thing>(reply: unknown, read: (raw: unknown) => Thing): Thing =>
  read(isRecord(reply) && isRecord(reply.data) ? reply.data : reply);
