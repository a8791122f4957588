import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord, readText } from '#domain/parse.ts';

/**
 * What Redux DevTools shows (CARD-8): each call by its own name, each move of the session by its event, and
 * nobody's name, address or e-mail, since what it shows is also exported and sent around. No password and no token is
 * ever in an action: wishes to the session are not dispatched.
 */

const personal = new Set(['customerData', 'displayName', 'email', 'mobileNumber', 'address', 'comment']);
const mailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** The key of a cached answer about users as JSON writes it: what it was searched by may be a name. */
const userPagesKey = /userPages\((?:[^"\\]|\\.)*"/g;

const hiddenPart = (key: string, part: unknown): unknown => {
  if (personal.has(key) && part !== null) return 'hidden';
  if (!isRecord(part)) return part;
  if (part.endpointName === 'userPages') return { ...part, originalArgs: 'hidden' };
  // Products and lines have a name too, but no e-mail.
  return 'name' in part && 'email' in part ? { ...part, name: 'hidden' } : part;
};

/** The same without persons, as JSON; also in the keys under which answers are kept. */
export const withoutPersons = (value: unknown): unknown => {
  const text = JSON.stringify(value, hiddenPart);
  return text === undefined
    ? value
    : JSON.parse(text.replaceAll(mailAddress, 'hidden').replaceAll(userPagesKey, 'userPages(hidden)"'));
};

/** The name under which DevTools lists an action. */
export const nameOf = ({ type, meta }: UnknownAction): string => {
  if (!isRecord(meta)) return type;
  if (type === 'session/moved') return `${type} ${readText(meta.event)}`;
  const endpoint = isRecord(meta.arg) ? readText(meta.arg.endpointName) : '';
  return endpoint === '' ? type : type.replace(/execute(Query|Mutation)/, endpoint);
};

export const devTools = {
  name: 'Hatkhola',
  actionSanitizer: <Action extends UnknownAction>(action: Action): Action => ({
    ...(withoutPersons(action) as Action),
    type: nameOf(action),
  }),
  stateSanitizer: <State>(state: State): State => withoutPersons(state) as State,
};
