import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useMoveConsignmentMutation, useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import * as messages from '#messages/dashboard/orders/corrections.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { keepFocusIn } from '../../components/forms/keepFocusIn.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';

/**
 * The steps to correct an order that a courier has (CR-3): cancel its parcels, correct it, and book it again. Shown while a parcel is
 * open, and also after the last one was cancelled here.
 */
export const BookedParcels = ({ orderId }: { readonly orderId: string }) => {
  const isSupported = useCapability('consignments');
  const { data: parcels = [] } = useOrderConsignmentsQuery(orderId, {
    ...refetchOnMount,
    skip: !isSupported,
  });
  const [hasCancelled, setHasCancelled] = useState(false);
  const stepsRef = useRef<HTMLOListElement>(null);
  const noteCancelled = () => {
    // The pressed button goes away with its parcel.
    keepFocusIn(stepsRef.current);
    setHasCancelled(true);
  };
  const open = parcels.filter(({ stage }) => isOpenStage(stage));
  if (open.length === 0 && !hasCancelled) return null;
  return (
    <Notice tone={open.length > 0 ? 'warning' : 'good'}>
      {open.length > 0 && <p>{messages.courierHasThisOrder}</p>}
      <Steps ref={stepsRef} tabIndex={-1} aria-label={messages.howToCorrectABookedOrder}>
        <li>
          {open.length === 0
            ? messages.parcelIsCancelled
            : open.map((parcel) => (
                <OpenParcel key={parcel.id} parcel={parcel} onCancelled={noteCancelled} />
              ))}
        </li>
        <li>{messages.correctAndSave}</li>
        <li>{messages.bookItAgain}</li>
      </Steps>
    </Notice>
  );
};

interface OpenParcelProps {
  readonly parcel: Consignment;
  readonly onCancelled: () => void;
}

const OpenParcel = ({ parcel, onCancelled }: OpenParcelProps) => {
  const { id, invoice, courier, stage } = parcel;
  const [move] = useMoveConsignmentMutation();
  const { problem, busy, run } = useCommandProblem(onCancelled, messages.parcelNotCancelled);
  const cancel = () => run(() => move({ id, body: { from: stage, to: 'cancelled' } }).unwrap());
  if (!isConsignmentStep(stage, 'cancelled'))
    return <p>{messages.parcelCannotBeCancelled(invoice, consignmentStageLabels[stage])}</p>;
  return (
    <>
      <p>
        {messages.cancelParcel(invoice)} <TrackingCodeLink parcel={parcel} />
      </p>
      {/* The shop books with these couriers by a call, but makes none to cancel. */}
      {couriers[courier].hasBookingApi && <p>{messages.cancelInThePortalToo(couriers[courier].name)}</p>}
      <Button tone="plain" size="s" busy={busy} busyLabel={messages.cancelling} onClick={() => void cancel()}>
        {messages.cancelTheParcel}
      </Button>
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </>
  );
};

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: decimal;
`;
