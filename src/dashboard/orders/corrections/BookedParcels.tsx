import { useState } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useMoveConsignmentMutation, useOrderConsignmentsQuery } from '#api/orders/consignmentsApi.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import { consignmentStageLabels, isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';

/**
 * How an order that a courier has is corrected (CR-3): cancel its parcels, correct, and book again. Shown as long as a parcel is
 * open, and after the last one was cancelled here.
 */
export const BookedParcels = ({ orderId }: { readonly orderId: string }) => {
  const isSupported = useCapability('consignments');
  const { data: parcels = [] } = useOrderConsignmentsQuery(orderId, {
    ...refetchOnMount,
    skip: !isSupported,
  });
  const [hasCancelled, setHasCancelled] = useState(false);
  const open = parcels.filter(({ stage }) => isOpenStage(stage));
  if (open.length === 0 && !hasCancelled) return null;
  return (
    <Notice tone={open.length > 0 ? 'warning' : 'good'}>
      {open.length > 0 && <p>A courier has this order with its address, phone number and amount.</p>}
      <Steps aria-label="How to correct a booked order">
        <li>
          {open.length === 0
            ? 'The parcel is cancelled.'
            : open.map((parcel) => (
                <OpenParcel key={parcel.id} parcel={parcel} onCancelled={() => setHasCancelled(true)} />
              ))}
        </li>
        <li>Correct the order and save.</li>
        <li>Book it again on the order’s page.</li>
      </Steps>
    </Notice>
  );
};

interface OpenParcelProps {
  readonly parcel: StoredConsignment;
  readonly onCancelled: () => void;
}

const OpenParcel = ({ parcel, onCancelled }: OpenParcelProps) => {
  const { id, invoice, courier, stage } = parcel;
  const [move, { isLoading }] = useMoveConsignmentMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    setProblem(null);
    try {
      await move({ id, body: { from: stage, to: 'cancelled' } }).unwrap();
      onCancelled();
    } catch (error) {
      setProblem(withFailureMessage('The parcel was not cancelled.', failureOfError(error)));
    }
  };
  if (!isConsignmentStep(stage, 'cancelled'))
    return (
      <p>
        Parcel {invoice} is “{consignmentStageLabels[stage]}” and can no longer be cancelled. Move it to where
        it ended on the order’s page.
      </p>
    );
  return (
    <>
      <p>
        Cancel parcel {invoice}: <TrackingCodeLink parcel={parcel} />
      </p>
      {couriers[courier].books && (
        <p>Cancel it in the portal of {couriers[courier].name} too: the shop cannot.</p>
      )}
      <Button tone="plain" size="s" busy={isLoading} busyLabel="Cancelling…" onClick={() => void cancel()}>
        Cancel the parcel
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
