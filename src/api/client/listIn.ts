import { isRecord, readList } from '#domain/values/parse.ts';

/** The items of a reply that has them in this field; those that cannot be read are left out. */
export const listIn = <Item>(reply: unknown, field: string, read: (raw: unknown) => Item | null): Item[] =>
  readList(isRecord(reply) ? reply[field] : [], read);
