import { type FormEvent, useState } from 'react';
import {
  courierDeskApi,
  useCourierDeskQuery,
  useRequestReturnMutation,
  useReturnRequestsQuery,
} from '#api/orders/courierDeskApi.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { courierRequestLimits, mayBeAskedAgain } from '#domain/consignments/courierRequest.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { requestPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { CourierRequestStatus } from './CourierRequestStatus.tsx';
import { returnRequestText } from './courierRequestTexts.ts';

/** Asks the courier to bring a parcel back, and shows how far that is (CR-11); nothing for a courier that cannot be asked. */
export const ReturnRequest = ({ parcel }: { readonly parcel: Consignment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data: desk } = useCourierDeskQuery();
  // '' once the order is deleted: nothing is offered then.
  const orderId = parcel.orderId ?? '';
  const isOffered = desk?.returns.includes(parcel.courier) === true && orderId !== '';
  const requests = useReturnRequests(orderId, isOffered);
  if (!isOffered) return null;
  const { name } = couriers[parcel.courier];
  // The first one, since the newest requests come first.
  const newest = requests.find(({ consignmentId }) => consignmentId === parcel.id);
  // A parcel that is still being booked has nothing to bring back.
  const canComeBack = isOpenStage(parcel.stage) && parcel.stage !== 'booking';
  const mayAsk = newest === undefined || mayBeAskedAgain(newest);
  return (
    <>
      {newest !== undefined && <CourierRequestStatus request={newest} text={returnRequestText(newest)} />}
      {mayAsk && canComeBack && !isOpen && (
        <div>
          <Button tone="plain" size="s" onClick={() => setIsOpen(true)}>
            {messages.askToReturnIt(name)}
          </Button>
        </div>
      )}
      {/* An open form stays although the parcel has ended meanwhile, since it may say why the courier was not asked. */}
      {isOpen && mayAsk && <ReturnForm parcel={parcel} name={name} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** The requests for the parcels of an order, fetched again and again while a courier is being asked. */
const useReturnRequests = (orderId: string, isOffered: boolean) => {
  // What the cache has of the requests decides whether they are fetched again.
  const { data: cached = [] } = courierDeskApi.endpoints.returnRequests.useQueryState(orderId);
  const polling = requestPolling(cached);
  const { data = [] } = useReturnRequestsQuery(orderId, { ...refetchOnMount, ...polling, skip: !isOffered });
  return data;
};

interface ReturnFormProps {
  readonly parcel: Consignment;
  /** The courier's name. */
  readonly name: string;
  readonly onClose: () => void;
}

const ReturnForm = ({ parcel: { id }, name, onClose }: ReturnFormProps) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [ask] = useRequestReturnMutation();
  const { problem, busy, run } = useCommandProblem(onClose, messages.wasNotAsked(name), {
    lostText: messages.notKnownWhetherAsked(name),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typedReason = reason.trim();
    if (typedReason === '') {
      setError(messages.pleaseSayWhy);
      return;
    }
    setError(undefined);
    void run(() => ask({ id, reason: typedReason }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={messages.askToReturnIt(name)}>
      <TextField
        label={messages.whyItComesBack}
        required
        maxLength={courierRequestLimits.reason}
        hint={messages.readsIt(name)}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <InlineFormEnd saveLabel={messages.ask} problem={problem} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};
