import { array, boolean, number, object, string } from 'yup';
import { searchLengths } from '#domain/constants.ts';
import { roles } from '#domain/role.ts';
import { byId, callSchemas, deletedReply, insertedReply, pageRules } from './callSchemas.ts';
import {
  checkStaff,
  deleteAccount,
  deleteUser,
  isAdmin,
  isCustomer,
  listUsers,
  postUser,
  requestToken,
  updateUser,
} from './users.ts';

const email = string()
  .typeError('email must be a text')
  .trim()
  .required('email is required')
  .email('email must be an address')
  .max(254, 'email may have at most 254 characters');
const role = string()
  .required('role is required')
  .oneOf(roles, `role must be one of ${roles.join(', ')}`);
const byEmail = object({ email });
const userReply = object({
  _id: string().required(),
  name: string().defined(),
  email: string().required(),
  role,
  verified: boolean(),
  looksLike: string(),
}).required();

export const usersSchemas = {
  requestToken: callSchemas(requestToken, {
    body: object({ email }).required('a body is required'),
    reply: object({ token: string().required() }),
  }),
  postUser: callSchemas(postUser, {
    body: object({
      name: string().defined('name is required').max(120, 'name may have at most 120 characters'),
      email,
      role,
    }).required('a body is required'),
    reply: insertedReply,
  }),
  deleteAccount: callSchemas(deleteAccount, { reply: deletedReply }),
  isAdmin: callSchemas(isAdmin, {
    params: byEmail,
    reply: object({
      admin: boolean().required(),
      role: string().oneOf(roles),
      withheld: string().oneOf(roles),
    }),
  }),
  isCustomer: callSchemas(isCustomer, { params: byEmail, reply: object({ customer: boolean().required() }) }),
  checkStaff: callSchemas(checkStaff, { reply: object({ role }).required() }),
  listUsers: callSchemas(listUsers, {
    query: object({
      search: string().max(searchLengths.users, `search may have at most ${searchLengths.users} characters`),
      ...pageRules,
    }),
    reply: array(userReply).required(),
    isPaged: true,
  }),
  updateUser: callSchemas(updateUser, {
    params: byId,
    body: object({ role }).required('a body is required'),
    reply: object({ modifiedCount: number().required() }),
  }),
  deleteUser: callSchemas(deleteUser, { params: byId, reply: deletedReply }),
};
