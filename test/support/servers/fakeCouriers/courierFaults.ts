import { isRecord } from '#domain/values/parse.ts';

/** What goes wrong with one call to a courier. */
export const courierFaults = [
  /** Accepts the request and never answers. */
  'silent',
  /** Does it and answers late. */
  'slow',
  /** Does it and cuts the connection. */
  'answerLost',
  /** Does it, and the proxy in front answers 504. */
  '504AfterBooking',
  /** The page of a proxy, with 200. */
  'htmlPage',
  /** The page of a proxy, with 502. */
  'htmlFailure',
  /** Does it and answers with half of its JSON. */
  'notJson',
  /** Sends the caller to another host. */
  'redirect',
  /** Does it and answers with 2 MB. */
  'huge',
  /** Does it and leaves out what the caller needs. */
  'missingField',
  /** Does it and answers with fields that nobody knows. */
  'extraField',
  /** Does it and answers with each number as a text. */
  'numberAsString',
] as const;
export type CourierFault = (typeof courierFaults)[number];

/** Faults that come before the courier does anything. */
export const isBeforeTheAct = (fault: CourierFault): boolean =>
  ['silent', 'htmlPage', 'htmlFailure', 'redirect'].includes(fault);

const withEach = (value: unknown, change: (record: Record<string, unknown>) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withEach(item, change));
  if (!isRecord(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withEach(inside, change)])),
  );
};

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** The answer as the fault makes it; `vital` are the fields that a caller needs. */
export const mangledAnswer = (fault: CourierFault, body: unknown, vital: ReadonlySet<string>): unknown => {
  if (fault === 'missingField')
    return withEach(body, (record) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => !vital.has(name))),
    );
  if (fault === 'extraField')
    return withEach(body, (record) => ({ ...record, surprise: { of: ['a', 'newer', 'version'] } }));
  if (fault === 'numberAsString')
    return withEach(body, (record) =>
      Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asText(value)])),
    );
  return body;
};
