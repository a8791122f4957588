import { useSelector } from 'react-redux';
import { useUserPagesInfiniteQuery } from '#api/usersApi.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { titled } from '../frame/titled.ts';
import { ListPage } from '../listing/ListPage.tsx';
import { useAddressSearch } from '../listing/useAddressSearch.ts';
import { UserActions, type UserRow } from './UserActions.tsx';
import { isOwn } from './userWords.ts';

const heading = 'View All Users';
export const handle = titled(heading);

const userColumns = (ownEmail: string | undefined): Column<UserRow>[] => [
  { key: 'number', header: '#', cell: (_user, index) => index + 1 },
  { key: 'name', header: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role }) => <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role}</Badge>,
  },
  {
    key: 'action',
    header: 'Action',
    cell: (user) => <UserActions user={user} own={isOwn(user.email, ownEmail)} />,
  },
];

/** Everybody with an account (US-1). */
export const Component = () => {
  const me = useSelector(selectUser);
  const search = useAddressSearch();
  const answer = useUserPagesInfiniteQuery({ search: search.search }, { refetchOnMountOrArgChange: true });
  const pages = answer.data?.pages ?? [];
  const users = pages.flatMap((page) => page.items);
  return (
    <ListPage
      title={heading}
      what="users"
      answer={answer}
      shown={users.length}
      total={pages[0]?.total ?? 0}
      search={{ ...search, label: 'Search by name or e-mail' }}
      empty={{ title: 'Nobody has an account yet', text: 'Accounts appear here when people sign up.' }}
    >
      <Table
        caption={heading}
        columns={userColumns(me?.email)}
        rows={users}
        rowKey={(user) => user._id}
        busy={answer.isFetching}
      />
    </ListPage>
  );
};
