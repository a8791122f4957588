import type { CallName } from '#contract/everyCall.ts';
import { badCursors } from './badCursors.ts';
import { badForms } from './badForms.ts';
import { badBodies, badJson, badTexts } from './badValues.ts';
import { badContentTypes, badHeaderLines, badPathParts, badQueryTails } from './badWire.ts';
import { type CheckedCall, checkedCalls, type Way } from './contractFields.ts';
import { type Targets, visitor } from './faultShop.ts';
import { type GoodRequest, goodRequests } from './goodRequests.ts';

/** Requests with one or more invalid parts, as sent over the wire. */

export type Who = 'anonymous' | 'customer' | 'admin';
export const everybody: readonly Who[] = ['anonymous', 'customer', 'admin'];

export interface BadRequest {
  readonly name: CallName;
  /** The invalid part and its value. */
  readonly what: string;
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Parts {
  /** Inserted into the path as they are. */
  params?: Record<string, string>;
  /** `name=value` pairs, sent as they are. */
  query?: Record<string, string>;
  /** JSON in place of a field. */
  body?: readonly (readonly [Way, string])[];
  wholeBody?: string | Buffer;
  headers?: Record<string, string>;
}

const short = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

// A lone surrogate has no UTF-8 encoding; it is sent as the three bytes that it would have.
export const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');

const setIn = (value: unknown, [step, ...rest]: Way, leaf: unknown): unknown => {
  if (step === undefined) return leaf;
  if (typeof step === 'number') return [setIn((value as unknown[] | undefined)?.[0], rest, leaf)];
  return { ...(value as object), [step]: setIn((value as Record<string, unknown>)?.[step], rest, leaf) };
};

/** The body as JSON, with the JSON given in place of each field. */
export const jsonWith = (body: object, spoilt: readonly (readonly [Way, string])[]): string => {
  const marks = spoilt.map((_, index) => `@@${index}@@`);
  const marked = spoilt.reduce<unknown>((value, [way], index) => setIn(value, way, marks[index]), body);
  return spoilt.reduce(
    (text, [, json], index) => text.replace(`"${marks[index]}"`, () => json),
    JSON.stringify(marked),
  );
};

/** The request of a call with these parts replaced and all others valid. */
export const requestOf = (
  { name, call, image }: CheckedCall,
  good: GoodRequest,
  who: Who,
  what: string,
  parts: Parts,
): BadRequest => {
  const params: Record<string, string> = {
    ...Object.fromEntries(Object.entries(good.params ?? {}).map(([key, value]) => [key, encode(value)])),
    ...parts.params,
  };
  const query = {
    ...Object.fromEntries(
      Object.entries(good.query ?? {}).map(([key, value]) => [key, `${key}=${encode(value)}`]),
    ),
    ...parts.query,
  };
  const tail = Object.values(query).join('&');
  const path = `/api${call.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`;
  const form = image === null || parts.wholeBody !== undefined ? null : badForms[0];
  const body = parts.wholeBody ?? form?.body ?? (good.body && jsonWith(good.body, parts.body ?? []));
  return {
    name,
    what,
    who,
    method: call.method,
    path: tail === '' ? path : `${path}?${tail}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': form?.type ?? 'application/json' }),
      ...parts.headers,
    },
    ...(body === undefined ? {} : { body }),
  };
};

/** An ID token in the emulator's format, with one claim replaced by any JSON. */
const idTokenWith = (now: Date, claim: string, json: string): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: 'https://securetoken.google.com/demo-shop',
    aud: 'demo-shop',
    sub: visitor.uid,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    email: visitor.email,
    email_verified: true,
    name: visitor.name,
  };
  const payload = jsonWith(claims, [[[claim], json]]);
  return `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(payload).toString('base64url')}.`;
};
const claimNames = ['sub', 'email', 'name', 'email_verified', 'auth_time', 'exp', 'iat', 'iss', 'aud'];

type Spoilt = readonly [what: string, parts: Parts];

const spoiltQuery = (name: string): Spoilt[] => [
  ...badTexts.map(
    (text): Spoilt => [`${name}=${short(text)}`, { query: { [name]: `${name}=${encode(text)}` } }],
  ),
  ...badQueryTails.map(
    (tail): Spoilt => [
      `?${name}${short(tail)}`,
      { query: { [name]: `${name}${tail.replaceAll('%NAME%', name)}` } },
    ],
  ),
  ...(name === 'after' ? badCursors : []).map(
    ({ list, after }): Spoilt => [
      `after ${Buffer.from(after, 'base64url').toString()}`,
      { query: { after: `after=${after}`, sort: `sort=${list}` } },
    ],
  ),
];

const spoiltParam = (name: string): Spoilt[] => [
  ...badTexts.map((text): Spoilt => [`:${name} ${short(text)}`, { params: { [name]: encode(text) } }]),
  ...badPathParts.map((part): Spoilt => [`:${name} ${short(part)}`, { params: { [name]: part } }]),
];

/** Whether a header of a well-formed request can hold the text; rawRequests.ts sends other bytes. */
const isHeaderText = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text) && text.length < 8000;

const spoiltHeaders = (names: readonly string[]): Spoilt[] => [
  ...names.flatMap((name) =>
    badTexts
      .filter(isHeaderText)
      .map((text): Spoilt => [`${name}: ${short(text)}`, { headers: { [name]: text } }]),
  ),
  ...badHeaderLines.map(
    ([name, value]): Spoilt => [`${name}: ${short(value)}`, { headers: { [name]: value } }],
  ),
];

const spoiltBody = ({ body, hasBody, image }: CheckedCall): Spoilt[] => {
  if (image !== null)
    return badForms.map(({ what, type, body: form }) => [
      what,
      { wholeBody: form, headers: { 'content-type': type } },
    ]);
  if (!hasBody) return [];
  return [
    ...body.flatMap((way) =>
      badJson.map((json): Spoilt => [`${way.join('.')}: ${short(json)}`, { body: [[way, json]] }]),
    ),
    ...badBodies.map((wholeBody): Spoilt => [`body ${short(wholeBody.toString('latin1'))}`, { wholeBody }]),
    ...badContentTypes.map(
      (type): Spoilt => [`content-type: ${short(type)}`, { headers: { 'content-type': type } }],
    ),
  ];
};

const spoiltClaims = ({ by }: GoodRequest, now: Date): Spoilt[] =>
  by !== 'identity'
    ? []
    : claimNames.flatMap((claim) =>
        badJson
          // A longer token is in no well-formed request: the whole header must stay below Node's limit.
          .filter((json) => json.length < 6000)
          .map(
            (json): Spoilt => [
              `claim ${claim}: ${short(json)}`,
              { headers: { authorization: idTokenWith(now, claim, json) } },
            ],
          ),
      );

/** Callers that are refused before the input is read send only every tenth request. */
const askers = ({ by }: GoodRequest, index: number): readonly Who[] => {
  const first: Who = by === 'admin' ? 'admin' : 'customer';
  return index % 10 === 0 ? everybody : [first];
};

/** Each field of each call with each bad value that fits its place. */
export const systematicRequests = (targets: Targets, now: Date): BadRequest[] => {
  const good = goodRequests(targets);
  return checkedCalls.flatMap((checked) => {
    const asking = good[checked.name];
    const spoilt = [
      ...checked.params.flatMap(spoiltParam),
      ...checked.query.flatMap(spoiltQuery),
      ...spoiltHeaders(checked.headers),
      ...spoiltBody(checked),
      ...spoiltClaims(asking, now),
    ];
    return spoilt.flatMap(([what, parts], index) =>
      askers(asking, index).map((who) => requestOf(checked, asking, who, what, parts)),
    );
  });
};
