import { array, boolean, number, object, string } from 'yup';
import { searchLengths } from '#domain/constants.ts';
import { roles } from '#domain/role.ts';
import { byId, check, deletedReply, insertedReply, pageRules } from './callSchemas.ts';
import {
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
}).required();

export const usersSchemas = {
  requestToken: check(requestToken, {
    body: object({ email }).required('a body is required'),
    reply: object({ token: string().required() }),
  }),
  postUser: check(postUser, {
    body: object({
      name: string().defined('name is required').max(120, 'name may have at most 120 characters'),
      email,
      role,
    }).required('a body is required'),
    reply: insertedReply,
  }),
  deleteAccount: check(deleteAccount, { reply: deletedReply }),
  isAdmin: check(isAdmin, { params: byEmail, reply: object({ admin: boolean().required() }) }),
  isCustomer: check(isCustomer, { params: byEmail, reply: object({ customer: boolean().required() }) }),
  listUsers: check(listUsers, {
    query: object({
      search: string().max(searchLengths.users, `search may have at most ${searchLengths.users} characters`),
      ...pageRules,
    }),
    reply: array(userReply).required(),
    isPaged: true,
  }),
  updateUser: check(updateUser, {
    params: byId,
    body: object({ role }).required('a body is required'),
    reply: object({ modifiedCount: number().required() }),
  }),
  deleteUser: check(deleteUser, { params: byId, reply: deletedReply }),
};
