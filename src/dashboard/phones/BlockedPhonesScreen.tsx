import { useBlockedPhonesQuery, useUnblockPhoneMutation } from '#api/orders/phoneHistoriesApi.ts';
import type { BlockedPhone } from '#domain/orders/phoneHistory.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/phones.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { useRowCommand } from '../components/actions/useRowCommand.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { CellLines } from '../components/lists/CellLines.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { BlockPhoneForm } from './BlockPhoneForm.tsx';

const heading = messages.blockedPhones;
export const handle = screenHandle(heading);

const columns: Column<BlockedPhone>[] = [
  {
    key: 'number',
    header: messages.mobileNumber,
    narrowLayout: 'title',
    cell: ({ mobileNumber }) => <strong>{mobileNumber}</strong>,
  },
  {
    key: 'reason',
    header: messages.reason,
    narrowLayout: 'full',
    wordBreak: 'name',
    cell: ({ reason }) => reason,
  },
  {
    key: 'by',
    header: messages.blockedBy,
    narrowLayout: 'half',
    cell: ({ by, at }) => (
      <CellLines>
        {by} <small>{formatDateTime(at)}</small>
      </CellLines>
    ),
  },
  {
    key: 'action',
    header: messages.action,
    narrowLayout: 'half',
    cell: (phone) => <UnblockButton phone={phone} />,
  },
];

/** The screen with the blocked phone numbers, whose orders arrive with a warning (MD-3). */
const BlockedPhonesScreen = () => {
  const pagination = usePagination();
  // `callers` is the capability for histories of phone numbers and for blocked phones.
  const query = useBlockedPhonesQuery({ after: pagination.after }, refetchOnMount);
  const page = query.currentData;
  return (
    <TablePage
      title={heading}
      noun={messages.phones}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.phones }}
      filters={
        <>
          <SmallText>{messages.whatBlockingDoes}</SmallText>
          <BlockPhoneForm />
        </>
      }
      empty={{ title: messages.noBlockedPhones, icon: <Icon name="phone" size={32} /> }}
      columns={columns}
      rowKey={(phone) => phone._id}
    />
  );
};

export const Component = withCapability(
  'callers',
  BlockedPhonesScreen,
  heading,
  messages.phonesCannotBeBlocked,
);

const UnblockButton = ({ phone }: { readonly phone: BlockedPhone }) => {
  const [unblockPhone] = useUnblockPhoneMutation();
  const { busy, runCommand } = useRowCommand();
  const unblock = () =>
    runCommand({
      question: {
        title: messages.unblock(phone.mobileNumber),
        text: messages.whatUnblockingDoes,
        yes: messages.yesUnblockIt,
        no: messages.cancel,
      },
      send: () => unblockPhone(phone._id).unwrap(),
      success: { title: messages.unblocked },
      failure: messages.theNumberIsStillBlocked,
    });
  return (
    <Button
      tone="plain"
      size="s"
      disabled={busy}
      aria-label={messages.unblockMobileNumber(phone.mobileNumber)}
      onClick={unblock}
    >
      {messages.unblockLabel}
    </Button>
  );
};
