import { listUsersCall, updateUserCall } from '#contract/accounts/users.ts';
import { type Api, personOf } from '../servers/startApi.ts';

export const staffPerson = personOf('staff');

/** Makes an account a member of staff, with an admin's token, and returns its own token. */
export const signInStaff = async (api: Api, admin: string, person = staffPerson): Promise<string> => {
  const token = await api.signIn(person);
  const [user] = await api.call(listUsersCall, {
    query: { search: person.email },
    token: admin,
  });
  // The token stays right: roles are read from the database at each request.
  await api.send(updateUserCall, { params: { id: user?._id ?? '' }, body: { role: 'staff' }, token: admin });
  return token;
};
