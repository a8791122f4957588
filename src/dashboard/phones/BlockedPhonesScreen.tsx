import { styled } from 'styled-components';
import { useBlockedPhonesQuery, useUnblockPhoneMutation } from '#api/callersApi.ts';
import type { BlockedPhone } from '#domain/caller.ts';
import { pageSizes } from '#domain/constants.ts';
import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';
import { screenHandle } from '../components/addresses.ts';
import { withReason } from '../components/failureMessages.ts';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { usePagination } from '../components/usePagination.ts';
import { useRowCommand } from '../components/useRowCommand.ts';
import { BlockPhoneForm } from './BlockPhoneForm.tsx';

const heading = 'Blocked Phones';
export const handle = screenHandle(heading);

const columns: Column<BlockedPhone>[] = [
  {
    key: 'number',
    header: 'Mobile number',
    narrow: 'title',
    cell: ({ mobileNumber }) => <strong>{mobileNumber}</strong>,
  },
  { key: 'reason', header: 'Reason', narrow: 'full', breaks: 'name', cell: ({ reason }) => reason },
  {
    key: 'by',
    header: 'Blocked by',
    narrow: 'half',
    cell: ({ by, at }) => (
      <By>
        {by} <small>{formatDateTime(at)}</small>
      </By>
    ),
  },
  { key: 'action', header: 'Action', narrow: 'half', cell: (phone) => <UnblockButton phone={phone} /> },
];

/** Phone numbers whose orders arrive with a warning (MD-3). */
export const Component = () => {
  const pagination = usePagination();
  const query = useBlockedPhonesQuery({ after: pagination.after }, freshOnMount);
  const page = query.currentData ?? undefined;
  if (query.data === null)
    return <EmptyState isFullScreen title={heading} text="This shop's server keeps no blocked phones." />;
  return (
    <ListPage
      title={heading}
      noun="phones"
      query={{ ...query, isLoading: page === undefined && !query.isError }}
      page={page}
      pagination={{ ...pagination, size: pageSizes.phones }}
      filters={
        <>
          <Hint>Orders of these numbers arrive as any other, with a warning for staff.</Hint>
          <BlockPhoneForm />
        </>
      }
      empty={{ title: 'No phone is blocked', icon: <Icon name="phone" size={32} /> }}
    >
      <Table
        caption={heading}
        columns={columns}
        rows={page?.items ?? []}
        rowKey={(phone) => phone._id}
        busy={query.isFetching}
      />
    </ListPage>
  );
};

const UnblockButton = ({ phone }: { readonly phone: BlockedPhone }) => {
  const [unblock] = useUnblockPhoneMutation();
  const { busy, runCommand } = useRowCommand();
  const remove = () =>
    runCommand({
      question: {
        title: `Unblock ${phone.mobileNumber}?`,
        text: 'Its orders will carry no warning any more.',
        yes: 'Yes, unblock it!',
        no: 'Cancel',
      },
      send: () => unblock(phone._id).unwrap(),
      success: { title: 'Unblocked!' },
      failure: (failure) => ({
        title: 'Error!',
        text: withReason('The number is still blocked.', failure),
      }),
    });
  return (
    <Button
      tone="plain"
      size="s"
      disabled={busy}
      aria-label={`Unblock ${phone.mobileNumber}`}
      onClick={remove}
    >
      Unblock
    </Button>
  );
};

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

const By = styled.span`
  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`;
