import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useHeldParcelsQuery, useRidersQuery } from '#api/cash/cashApi.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { restoreFocus } from '../../components/forms/restoreFocus.ts';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses, handoverPath, screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { HandOverForm } from './HandOverForm.tsx';

const heading = messages.takeTheCashTitle;
export const handle = screenHandle(heading);

/** The screen on which staff take the cash that an own rider hands over for chosen parcels (CA-8). */
const HandOverScreen = () => {
  const [params, setParams] = useSearchParams();
  const rider = params.get('rider') ?? '';
  const query = useRidersQuery(undefined);
  const { data: riders = [] } = query;
  // The address may name a rider who is not in the list, or whom the list will have once it is loaded.
  const riderNames = rider === '' || riders.includes(rider) ? riders : [rider, ...riders];
  return (
    <Stack gap={4}>
      <PageTitle>{heading}</PageTitle>
      {riderNames.length > 0 || query.isLoading ? (
        <Choice>
          <Select
            label={messages.rider}
            placeholder={messages.chooseARider}
            options={riderNames.map((value) => ({ value, label: value }))}
            value={rider}
            onChange={({ target }) => setParams(target.value === '' ? {} : { rider: target.value })}
          />
        </Choice>
      ) : (
        <NoRider query={query} />
      )}
      {/* The key gives each rider a form and a refusal of their own. */}
      {rider !== '' && <RiderCash key={rider} rider={rider} />}
    </Stack>
  );
};

export const Component = withCapability('consignments', HandOverScreen, heading, messages.parcelsNotFollowed);

/** In place of the choice: there is no rider, or they could not be loaded. */
const NoRider = ({ query }: { readonly query: ReturnType<typeof useRidersQuery> }) =>
  query.isError ? (
    <LoadFailure what={messages.theRiders} onRetry={query.refetch} />
  ) : (
    <EmptyState
      title={messages.noRiderYet}
      text={messages.aRiderIsNamed}
      icon={<StaffIcon name="cash" size={32} />}
      action={<ButtonLink to={addresses.confirmedOrders}>{messages.viewTheConfirmedOrders}</ButtonLink>}
    />
  );

/** The cash of one rider; once it is taken, its receipt opens, unless staff have chosen another rider meanwhile. */
const RiderCash = ({ rider }: { readonly rider: string }) => {
  const navigate = useNavigateIfMounted();
  return (
    <Stack gap={4}>
      <HeldParcels rider={rider} onTaken={(handoverId) => void navigate(handoverPath(handoverId))} />
    </Stack>
  );
};

interface HeldParcelsProps {
  readonly rider: string;
  readonly onTaken: (handoverId: string) => void;
}

/** The parcels for which the rider may hand over cash, with the form for them. */
const HeldParcels = ({ rider, onTaken }: HeldParcelsProps) => {
  // `unremitted` leaves out parcels whose cash was handed over and waits for an admin; `undelivered` adds those not marked as delivered.
  const asked = { courier: 'ownRider', rider, unremitted: true, undelivered: true } as const;
  /** Why the cash was not taken; it stays when no parcel is left. */
  const [problem, setProblem] = useState<string | null>(null);
  const query = useHeldParcelsQuery(asked, refetchOnMount);
  if (query.currentData === undefined) return <PartNotLoaded what={messages.theParcels} query={query} />;
  const { items: owed, total } = query.currentData;
  if (owed.length === 0)
    return (
      <>
        {problem !== null && (
          <div ref={restoreFocus} tabIndex={-1}>
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <EmptyState
          title={messages.hasNoCash(rider)}
          text={messages.appearsOnceGiven}
          icon={<StaffIcon name="cash" size={32} />}
        />
      </>
    );
  return (
    <>
      {total > owed.length && (
        <Notice>{messages.theseAreHeldTheLongest(formatCount(owed.length), formatCount(total))}</Notice>
      )}
      <HandOverForm rider={rider} parcels={owed} problem={problem} onProblem={setProblem} onTaken={onTaken} />
    </>
  );
};

const Choice = styled.div`
  max-width: 360px;
`;
