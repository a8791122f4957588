import { deleteUser, listUsers, type User, updateUser } from '#contract/users.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { type Role, roles } from '#domain/role.ts';
import { type Page, pageOf, toApiCursor } from './page.ts';
import { apiRequest, shopApi } from './shopApi.ts';

const readUser = (raw: unknown): User | null => {
  if (!isRecord(raw)) return null;
  const _id = readText(raw._id ?? raw.id);
  const role = roles.find((known) => known === raw.role) ?? 'customer';
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

const matches = (user: User, search: string): boolean =>
  `${user.name} ${user.email}`.toLowerCase().includes(search.trim().toLowerCase());

interface UserListArgs {
  readonly search: string;
  /** Cursor of the first page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

const list = [{ type: 'User' as const, id: 'LIST' }];

export const usersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    userPages: build.infiniteQuery<Page<User>, UserListArgs, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg, pageParam }) =>
        apiRequest(listUsers, {
          query: {
            search: queryArg.search,
            limit: pageSizes.users,
            after: toApiCursor(pageParam ?? queryArg.after ?? null),
          },
          token: 'required',
        }),
      transformResponse: (reply, meta, { queryArg, pageParam }) => {
        const users = readList(reply, readUser).filter((user) => matches(user, queryArg.search));
        return pageOf(users, meta, pageParam ?? queryArg.after ?? null, pageSizes.users);
      },
      extraOptions: { noun: 'users' },
      providesTags: list,
    }),
    updateUser: build.mutation<void, { id: string; role: Role }>({
      query: ({ id, role }) => apiRequest(updateUser, { params: { id }, body: { role }, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : list),
    }),
    deleteUser: build.mutation<void, string>({
      query: (id) => apiRequest(deleteUser, { params: { id }, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : list),
    }),
  }),
});

export const { useUserPagesInfiniteQuery, useUpdateUserMutation, useDeleteUserMutation } = usersApi;
