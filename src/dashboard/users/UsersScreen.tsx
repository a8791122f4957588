import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useUserPageQuery } from '#api/accounts/usersApi.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { exportCustomers } from '#api/orders/exportCustomers.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { pageSizes, searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/users.ts';
import { roleNames } from '#messages/domain/names.ts';
import { digits } from '#messages/language.ts';
import { selectRoles, selectUser } from '#slices/sessionSlice.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { ExportCsvButton } from '../components/actions/ExportCsvButton.tsx';
import { useListSearch } from '../components/filters/useListSearch.ts';
import { shownPage } from '../components/lists/shownPage.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { UserActions, type UserRow } from './UserActions.tsx';
import { isOwnAccount } from './userMessages.ts';

const heading = messages.viewAllUsers;
export const handle = screenHandle(heading);

interface UserColumnsOptions {
  readonly ownEmail: string | undefined;
  /** Number of users on the pages before this one. */
  readonly before: number;
  /** Whether the host knows the role staff (MD-10). */
  readonly hasStaff: boolean;
}

const userColumns = ({ ownEmail, before, hasStaff }: UserColumnsOptions): Column<UserRow>[] => [
  { key: 'number', header: '#', narrowLayout: 'mark', cell: (_user, index) => digits(before + index + 1) },
  {
    key: 'name',
    header: messages.name,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: ({ name, looksLike }) => (
      <div>
        <strong>{name}</strong>
        {looksLike !== undefined && <LookAlike> {messages.looksLikeStaff(looksLike)}</LookAlike>}
      </div>
    ),
  },
  {
    key: 'email',
    header: messages.email,
    narrowLayout: 'full',
    wordBreak: 'address',
    cell: ({ email, verified }) => (
      <>
        {/* On a host that does not say it, `verified` is undefined. */}
        {email} {verified === false && <Badge tone="warning">{messages.notVerified}</Badge>}
      </>
    ),
  },
  {
    key: 'role',
    header: messages.role,
    narrowLayout: 'full',
    cell: ({ role }) => <Badge tone={isStaff(role) ? 'accent' : 'neutral'}>{roleNames[role]}</Badge>,
  },
  {
    key: 'action',
    header: messages.action,
    narrowLayout: 'full',
    cell: (user) => (
      <UserActions user={user} isOwn={isOwnAccount(user.email, ownEmail)} hasStaff={hasStaff} />
    ),
  },
];

/** How many users are on the pages before the visible rows; these stay until the response for another page arrives. */
const useUsersBefore = (page: number, hasResponse: boolean): number => {
  const beforePage = (page - 1) * pageSizes.users;
  const [beforeVisibleRows, setBeforeVisibleRows] = useState(beforePage);
  if (!hasResponse) return beforeVisibleRows;
  // React renders again at once when a state is set while it renders.
  if (beforeVisibleRows !== beforePage) setBeforeVisibleRows(beforePage);
  return beforePage;
};

/** The screen with all accounts of the shop (US-1). */
export const Component = () => {
  const currentUser = useSelector(selectUser);
  // A host that knows the role staff says the role itself, and not only whether the user is an admin.
  const hasStaff = useSelector(selectRoles).role !== undefined;
  // The file of the customers is made of their orders, by a call of that capability.
  const hasCustomers = useCapability('orders');
  const search = useListSearch();
  const pagination = usePagination();
  const query = useUserPageQuery({ search: search.text, after: pagination.after }, refetchOnMount);
  const page = shownPage(query);
  const before = useUsersBefore(pagination.page, query.currentData !== undefined);
  const ownEmail = currentUser?.email;
  const columns = useMemo(() => userColumns({ ownEmail, before, hasStaff }), [ownEmail, before, hasStaff]);
  return (
    <TablePage
      title={heading}
      noun={messages.users}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.users }}
      search={{ ...search, label: messages.searchByNameOrEmail, maxLength: searchLengths.users }}
      action={
        hasCustomers ? (
          <ExportCsvButton
            name="customers"
            label={messages.exportCustomers}
            failure={messages.theCustomersCouldNotBeExported}
            exportFile={exportCustomers}
          />
        ) : undefined
      }
      empty={{ title: messages.noAccountsYet, text: messages.whenAccountsAppear }}
      columns={columns}
      rowKey={(user) => user._id}
    />
  );
};

const LookAlike = styled.small`
  display: block;
  color: var(--danger);
`;
