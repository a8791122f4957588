import { Agent } from 'node:http';
import type { BadRequest } from './badRequests.ts';
import type { FaultShop } from './faultShop.ts';
import { goodRequests } from './goodRequests.ts';
import type { RawRequest } from './rawRequests.ts';
import { type Answered, sendBad, sendRaw } from './sendBad.ts';

/** Sends a shop bad input and reports every fault in its responses and rows. */

export interface Outcome {
  readonly sent: number;
  readonly statuses: Readonly<Record<number, number>>;
  /** One line per status of 500 and above, missing response, and refusal without its message or field. */
  readonly faults: readonly string[];
  /** Rows that changed, appeared or disappeared without a successful response that explains it. */
  readonly changedRows: readonly string[];
}

const atOnce = 6;

const tokenFor = ({ tokens }: FaultShop, { who, name }: BadRequest, by: string | undefined) => {
  if (who === 'anonymous') return undefined;
  if (by === 'identity') return tokens.identity;
  // The customer's token would delete the account that the other requests use.
  if (name === 'deleteAccount') return tokens.admin;
  return tokens[who];
};

const readJson = (text: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
};

/** The fault of a response; `null` when it is correct. */
const faultOf = ({ status, body }: Answered): string | null => {
  if (status === 0) return `no answer: ${body.slice(0, 100)}`;
  if (status >= 500) return `${status} ${body.slice(0, 160)}`;
  if (status < 400) return null;
  const refusal = readJson(body);
  if (typeof refusal?.message !== 'string' || refusal.message.length < 5)
    return `${status} without a sentence`;
  return refusal.code === 'invalid' && typeof refusal.field !== 'string'
    ? `${status} without the field: ${refusal.message}`
    : null;
};

const ids = /[0-9a-f]{24}/g;

/** Ids and keys that a successful request may have changed. */
const touchedBy = ({ path, headers, body }: BadRequest, answer: Answered): string[] => [
  ...(path.match(ids) ?? []),
  ...(answer.body.match(ids) ?? []),
  ...(headers['idempotency-key'] === undefined ? [] : [headers['idempotency-key']]),
  // The row of `visitor`, who signs up.
  ...(typeof body === 'string' && path === '/api/postUser' ? ['visitor'] : []),
  // It changes the row of the account that asks.
  ...(path === '/api/account/language' ? ['users '] : []),
];

const diff = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  isTouched: (row: string) => boolean,
): string[] => {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name) && !isTouched(name));
};

/** Runs the work for each item, `atOnce` items at a time. */
const each = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

export const tryBadInput = async (
  shop: FaultShop,
  requests: readonly BadRequest[],
  raws: readonly RawRequest[],
): Promise<Outcome> => {
  const { origin } = shop.api;
  const before = await shop.rows();
  const good = goodRequests(shop.targets);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const touched = new Set<string>();
  /** Sign-ins and sign-ups that succeeded: each may have added one user, whose id no answer tells. */
  let entered = 0;
  const note = (what: string, answer: Answered, fault: string | null) => {
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (fault !== null) faults.push(`${what} → ${fault}`);
  };
  await each(requests, async (request) => {
    const answer = await sendBad(origin, agent, request, tokenFor(shop, request, good[request.name].by));
    note(`${request.who} ${request.name} ${request.what}`, answer, faultOf(answer));
    if (answer.status >= 300) return;
    for (const id of touchedBy(request, answer)) touched.add(id);
    if (good[request.name].by === 'identity') entered += 1;
  });
  await each(raws, async (request) => {
    const answer = await sendRaw(origin, request);
    const isRight = request.status === undefined ? answer.status < 500 : answer.status === request.status;
    note(request.what, answer, isRight ? null : `${answer.status} ${answer.body.slice(0, 160)}`);
  });
  agent.destroy();
  const after = await shop.rows();
  const newUsers = [...after.keys()].filter((name) => name.startsWith('users ') && !before.has(name));
  const isTouched = (row: string): boolean =>
    [...touched].some((id) => row.includes(id)) || (newUsers.includes(row) && newUsers.length <= entered);
  return {
    sent: requests.length + raws.length,
    statuses,
    faults,
    changedRows: diff(before, after, isTouched),
  };
};
