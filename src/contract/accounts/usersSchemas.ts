import { array, boolean, object, string } from 'yup';
import { accountNameLength } from '#domain/accounts/accountName.ts';
import { roles } from '#domain/accounts/role.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import { emailLength } from '#domain/values/email.ts';
import { languages } from '#domain/values/language.ts';
import { cleanText, hasLetterOrDigit } from '#domain/values/plainText.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  deletedReply,
  insertedReply,
  modifiedReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';

const email = string()
  .typeError('email must be text')
  .trim()
  .required('email is required')
  .email('email must be an address')
  .max(emailLength, `email may have at most ${emailLength} characters`);
const role = choiceRule('role', roles).required('role is required');
const language = choiceRule('language', languages);
const byEmail = object({ email });
const userReply = object({
  _id: string().required(),
  name: string().defined(),
  email: string().required(),
  role,
  /** Only from the bundled server: whether the address was verified when the account signed in last. */
  verified: boolean(),
  /** Only from the bundled server: name or address of the staff account that this account could be taken for (MD-17). */
  looksLike: string(),
}).required();

/** Schemas of the calls in users.ts. */
export const usersSchemas = {
  requestToken: {
    refusals: ['notAllowed', 'tooMany'],
    body: object({ email }).required('a body is required'),
    reply: object({ token: string().required() }),
  },
  postUser: {
    refusals: ['notAllowed', 'tooMany'],
    body: object({
      /** Must be sent, and may be empty. */
      name: string()
        .transform(cleanText)
        .defined('name is required')
        .max(accountNameLength, `name may have at most ${accountNameLength} characters`)
        .test(
          'letters',
          'name needs a letter or a digit',
          (value) => value === undefined || value === '' || hasLetterOrDigit(value),
        ),
      email,
      /** API-6 wants it; the shop makes every new account a customer. */
      role,
    }).required('a body is required'),
    reply: insertedReply,
  },
  deleteAccount: { refusals: ['lastAdmin'], reply: deletedReply },
  setAccountLanguage: {
    body: object({ language: language.required('language is required') }).required('a body is required'),
    reply: modifiedReply,
  },
  isAdmin: {
    refusals: ['notAllowed'],
    params: byEmail,
    reply: object({
      admin: boolean().required(),
      role: string().oneOf(roles),
      withheld: string().oneOf(roles),
      language,
    }),
  },
  isCustomer: {
    refusals: ['notAllowed'],
    params: byEmail,
    reply: object({ customer: boolean().required() }),
  },
  checkStaff: { reply: object({ role }).required() },
  listUsers: {
    query: object({
      search: textRule('search', searchLengths.users),
      ...pageRules,
    }),
    reply: array(userReply).required(),
    isPaged: true,
  },
  updateUser: {
    refusals: ['unknown', 'lastAdmin'],
    params: byId,
    body: object({ role }).required('a body is required'),
    reply: modifiedReply,
  },
  deleteUser: { refusals: ['unknown', 'lastAdmin'], params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
