import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useStatementsQuery } from '#api/orders/statementsApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { couriers, isCourierId, realCourierIds } from '#domain/consignments/couriers.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import type { Statement } from '#domain/statements/statement.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { selectRole } from '#slices/sessionSlice.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import type { Column } from '#ui/layout/Table.tsx';
import { ListFilter } from '../../components/filters/ListFilter.tsx';
import { useListFilter } from '../../components/filters/useListFilter.ts';
import { CellLines } from '../../components/lists/CellLines.ts';
import { TablePage } from '../../components/lists/TablePage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { addresses, screenHandle, statementPath } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { PayoutsAhead } from './PayoutsAhead.tsx';

const heading = messages.statementsTitle;
export const handle = screenHandle(heading);

/** The filter in the address; ignores invalid values. */
const readFilter = (params: URLSearchParams) => {
  const courier = params.get('courier');
  return {
    courier: isCourierId(courier) ? courier : undefined,
    unpaid: params.get('unpaid') === 'true' ? true : undefined,
  };
};

/** What was paid, with its difference from the lines of the statement; negative when less was paid. */
const payoutText = ({ payout }: Statement): string => {
  if (payout === null) return messages.notConfirmed;
  // `difference` is `null` only for a payout that has no statement.
  const { amount, difference } = payout;
  if (difference === null || difference === 0) return formatTaka(amount);
  return `${formatTaka(amount)} (${formatTaka(difference)})`;
};

const columns: readonly Column<Statement>[] = [
  {
    key: 'name',
    header: messages.statement,
    narrowLayout: 'title',
    wordBreak: 'name',
    cell: ({ id, name, courier }) => (
      <CellLines>
        <Link to={statementPath(id)}>{name}</Link>
        <small>{couriers[courier].name}</small>
      </CellLines>
    ),
  },
  {
    key: 'lines',
    header: messages.lines,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ lines }) => formatCount(lines),
  },
  {
    key: 'differences',
    header: messages.differences,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ differences }) => formatCount(differences),
  },
  {
    key: 'net',
    header: messages.net,
    align: 'end',
    narrowLayout: 'half',
    cell: ({ net }) => formatTaka(net),
  },
  {
    key: 'payout',
    header: messages.payout,
    narrowLayout: 'half',
    cell: (statement) => (
      <Badge tone={statement.payout === null ? 'warning' : 'good'}>{payoutText(statement)}</Badge>
    ),
  },
  {
    key: 'applied',
    header: messages.applied,
    narrowLayout: 'half',
    cell: ({ at, by }) => (
      <CellLines>
        {formatDateTime(at)}
        <small>{by}</small>
      </CellLines>
    ),
  },
];

/** The applied statements of all couriers, newest first (CA-3, CA-4). */
const StatementsScreen = () => {
  const filters = useListFilter(readFilter, ['courier', 'unpaid']);
  const pagination = usePagination();
  const role = useSelector(selectRole);
  const query = useStatementsQuery({ ...filters.filter, after: pagination.after }, refetchOnMount);
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.statements}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.statements }}
      filters={
        <>
          {role !== null && isAdmin(role) && <PayoutsAhead />}
          <ListFilter count={filters.count} onClear={filters.clear}>
            <Select
              label={messages.courier}
              placeholder={messages.allCouriers}
              // Couriers that the shop no longer uses, too: their statements stay.
              options={realCourierIds.map((value) => ({ value, label: couriers[value].name }))}
              value={filters.filter.courier ?? ''}
              onChange={({ target }) => filters.change({ courier: target.value })}
            />
            <Select
              label={messages.payout}
              placeholder={messages.all}
              options={[{ value: 'true', label: messages.notConfirmed }]}
              value={String(filters.filter.unpaid ?? '')}
              onChange={({ target }) => filters.change({ unpaid: target.value })}
            />
          </ListFilter>
        </>
      }
      activeFilter={filters.count > 0 ? filters : undefined}
      action={<ButtonLink to={addresses.newStatement}>{messages.addStatement}</ButtonLink>}
      empty={{
        title: messages.noStatementsYet,
        text: messages.takeTheFile,
        icon: <StaffIcon name="box" size={32} />,
      }}
      isDense
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
};

export const Component = withCapability(
  'consignments',
  StatementsScreen,
  heading,
  messages.parcelsNotFollowed,
);
