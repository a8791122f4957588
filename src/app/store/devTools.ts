import type { UnknownAction } from '@reduxjs/toolkit';
import { roles } from '#domain/accounts/role.ts';
import { isRecord, type JsonRecord, readText } from '#domain/values/parse.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';

/**
 * What Redux DevTools show (CARD-8): each call by the name of its endpoint, and each transition of the session by its event. Fields that
 * hold names, addresses or e-mails of people are hidden, since users can export and share the state. Passwords and tokens need not be
 * hidden: they are in no action, because commands of the session are not dispatched.
 */

/** Options for the Redux DevTools. */
export const devTools = {
  name: 'Shop',
  actionSanitizer: <Action extends UnknownAction>(action: Action): Action => ({
    ...(withoutPersons(action) as Action),
    type: nameOf(action),
  }),
  stateSanitizer: <State>(state: State): State => withoutPersons(state) as State,
};

/** The label of an action in DevTools: `shopApi/getOrder/pending`, where RTK Query's own type is `shopApi/executeQuery/pending`. */
export const nameOf = (action: UnknownAction): string => {
  const { type, meta } = action;
  if (!isRecord(meta)) return type;
  if (sessionSlice.actions.transitioned.match(action)) return `${type} ${readText(meta.event)}`;
  const endpoint = isRecord(meta.arg) ? readText(meta.arg.endpointName) : '';
  return endpoint === '' ? type : type.replace(/execute(Query|Mutation)/, endpoint);
};

/** The value as JSON without personal data, also in cache keys. */
export const withoutPersons = (value: unknown): unknown => {
  const text = JSON.stringify(value, shownPart);
  // `undefined` and functions have no JSON.
  return text === undefined ? value : JSON.parse(text);
};

/** A field's value as DevTools may show it: the replacer of `JSON.stringify`. The names of fields may be cache keys. */
const shownPart = (key: string, part: unknown): unknown => {
  // `by` is the role in a move, elsewhere the name of an account.
  const isPersonal = personalFields.has(key) || (key === 'by' && !roles.some((role) => role === part));
  if (isPersonal && part !== null && part !== '') return hidden;
  if (typeof part === 'string') return hiddenIn(part);
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(withoutName(part)).map(([name, value]) => [hiddenIn(name), value]),
  );
};

/** Fields whose values are hidden. */
const personalFields = new Set([
  'customerData',
  'displayName',
  'email',
  'mobileNumber',
  'address',
  'comment',
  'recipientName',
  'recipientPhone',
  // Staff search for people.
  'search',
  'byName',
  'confirmedBy',
  'looksLike',
  'placedBy',
  'rider',
]);
/** Stands for what is hidden. */
const hidden = 'hidden';

/** The part without the name of an account. */
const withoutName = (part: JsonRecord): JsonRecord => {
  // A product has a name too, but no e-mail address.
  if ('name' in part && 'email' in part) return { ...part, name: hidden };
  // A subject of the audit log; one of another kind, such as a product, has a label that names no person.
  return part.kind === 'user' && 'label' in part ? { ...part, label: hidden } : part;
};

/** The text without what was searched for, e-mail addresses and phone numbers. */
const hiddenIn = (text: string): string =>
  text
    .replaceAll(searchedInKey, `$1${hidden}`)
    .replaceAll(mailAddress, hidden)
    .replaceAll(mobileNumber, hidden);

const mailAddress = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** Also with the country's code, and in Bengali digits. */
const mobileNumber = /\b(?:88)?01\d{9}\b|(?:৮৮)?০১[০-৯]{9}/g;

/** What is searched for in a query's cache key, which contains JSON: there a backslash and the character after it are one. */
const searchedInKey = /("(?:search|rider)":")(?:[^"\\]|\\.)+/g;
