import { deleteUserCall, listUsersCall, type User, updateUserCall } from '#contract/accounts/users.ts';
import { type Role, roles } from '#domain/accounts/role.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { isRecord, readList, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type Page, pageOf } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';

/** Another host may name the id `id`. An unknown role counts as customer, who may do least. */
const readUser = (raw: unknown): User | null => {
  if (!isRecord(raw)) return null;
  const _id = readText(raw._id ?? raw.id);
  const role = roles.find((name) => name === raw.role) ?? 'customer';
  if (_id === '') return null;
  return {
    _id,
    name: readText(raw.name),
    email: readText(raw.email),
    role,
    ...(typeof raw.verified === 'boolean' ? { verified: raw.verified } : {}),
    ...(typeof raw.looksLike === 'string' ? { looksLike: raw.looksLike } : {}),
  };
};

interface UserListArgs {
  readonly search: string;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

/** Invalid also after a refusal, since others may have changed or removed the account since the list was shown. */
const userListTags = [{ type: 'User' as const, id: 'LIST' }];

export const usersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    userPage: build.query<Page<User>, UserListArgs>({
      query: ({ search, after }) =>
        apiRequest(listUsersCall, { query: { search, limit: pageSizes.users, after } }),
      transformResponse: (reply, meta) => pageOf(readList(reply, readUser), meta),
      extraOptions: { noun: 'users' },
      providesTags: userListTags,
    }),
    updateUser: build.mutation<void, { id: string; role: Role }>({
      query: ({ id, role }) => apiRequest(updateUserCall, { params: { id }, body: { role } }),
      invalidatesTags: userListTags,
    }),
    deleteUser: build.mutation<void, string>({
      query: (id) => apiRequest(deleteUserCall, { params: { id } }),
      invalidatesTags: userListTags,
    }),
  }),
});

export const { useUserPageQuery, useUpdateUserMutation, useDeleteUserMutation } = usersApi;
