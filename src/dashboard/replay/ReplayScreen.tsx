import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { failureOfError } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import { useGetOrderQuery } from '#api/orders/ordersApi.ts';
import { orderName } from '#domain/orders/order.ts';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { type MachineRecord, readRecord } from '#machines/record.ts';
import * as messages from '#messages/dashboard/replay.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHeading } from '../components/forms/screenHeading.ts';
import { whyNotShown } from '../components/loading/failureMessages.ts';
import { PartNotLoaded } from '../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { addresses, overviewPath, screenHandle } from '../components/routing/addresses.ts';
import { Player } from './Player.tsx';
import { RecordPicker } from './RecordPicker.tsx';
import { readHash, toHash } from './replayAddress.ts';

export const handle = screenHandle(messages.replay);

/** The screen that replays a machine's record, or the history of the order in the address, on the machine's diagram (CARD-9). */
export const Component = () => {
  const [search] = useSearchParams();
  const id = search.get('order') ?? '';
  return id === '' ? <RecordReplay /> : <OrderReplay id={id} />;
};

const OrderReplay = ({ id }: { readonly id: string }) => {
  // `email: null`: the order as staff see it.
  const query = useGetOrderQuery({ id, email: null }, refetchOnMount);
  const { currentData, isError, error } = query;
  const failure = isError ? failureOfError(error) : null;
  const isRefused = isRefusedForGood(failure);
  return (
    <Stack gap={5}>
      <PageTitle aside={<ButtonLink to={overviewPath(id)}>{messages.orderOverview}</ButtonLink>}>
        {messages.replayOfOrder(currentData === undefined ? id : orderName(currentData.order))}
      </PageTitle>
      {isRefused && <EmptyState title={messages.thisOrderCannotBeReplayed} text={whyNotShown(failure)} />}
      {!isRefused && (isError || currentData === undefined) && (
        <PartNotLoaded what={messages.theOrder} query={query} />
      )}
      {!isError && currentData !== undefined && (
        <Player record={historyAsRecord(currentData.history, currentData.order.returnDays)} />
      )}
      <div>
        <ButtonLink tone="plain" to={addresses.replay}>
          {messages.chooseAnotherRecord}
        </ButtonLink>
      </div>
    </Stack>
  );
};

/** The record in the hash of the address, or one that is too long for it in the navigation state; `null` if there is none. */
const recordIn = ({ hash, state }: Location<unknown>): MachineRecord | null => {
  const recordOrReason = readRecord(readHash(hash) ?? state);
  return typeof recordOrReason === 'string' ? null : recordOrReason;
};

const RecordReplay = () => {
  const record = recordIn(useLocation());
  const navigate = useNavigate();
  /** Opens a record at its first step; `null` goes back to the choice of a record. */
  const pick = (next: MachineRecord | null) => {
    // The pressed button goes away.
    screenHeading()?.focus();
    const hash = next === null ? '' : toHash(next);
    const state = hash === '' ? next : null;
    void navigate({ search: '', hash }, { state, preventScrollReset: true });
  };
  return (
    <Stack gap={5}>
      <PageTitle
        aside={
          record !== null && (
            <Button tone="plain" onClick={() => pick(null)}>
              {messages.chooseAnotherRecord}
            </Button>
          )
        }
      >
        {messages.replay}
      </PageTitle>
      {record === null ? <RecordPicker onPick={pick} /> : <Player record={record} />}
    </Stack>
  );
};
