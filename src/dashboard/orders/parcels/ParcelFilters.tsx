import { useRidersQuery } from '#api/cash/cashApi.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { cashStates } from '#domain/cash/cashState.ts';
import { heldAges } from '#domain/cash/heldAge.ts';
import { unnamedRider } from '#domain/consignments/cashHolder.ts';
import { cashStateLabel } from '#domain/consignments/cashText.ts';
import { quietDaysChoices } from '#domain/consignments/consignmentRules.ts';
import { stageOptions } from '#domain/consignments/consignmentSteps.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { couriers, offeredCouriers } from '#domain/consignments/couriers.ts';
import { noRiderIsNamed } from '#messages/dashboard/orders/cash.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { cashStateLabels, heldAgeLabel } from '#messages/domain/cash.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ListFilter } from '../../components/filters/ListFilter.tsx';
import type { useParcelFilter } from './useParcelFilter.ts';

const stagesAndOpen = [{ value: 'open', label: messages.allOpen }, ...stageOptions];
const quietDaysOptions = quietDaysChoices.map((days) => ({
  value: String(days),
  label: messages.forDaysOrLonger(days),
}));

/** The states of cash, in the words for an own rider's parcels if the list has only these. */
const cashStateOptions = (ofOwnRiders: boolean) =>
  cashStates.map((cashState) => ({
    value: cashState,
    label: ofOwnRiders ? cashStateLabel({ courier: 'ownRider', cashState }) : cashStateLabels[cashState],
  }));
const heldAgeOptions = [
  { value: 'any', label: messages.heldByAnyone },
  ...heldAges.map((value) => ({ value, label: messages.heldFor(heldAgeLabel(value).toLowerCase()) })),
];

/** Filters for the list of parcels: courier, stage, how long nothing has happened, where the cash is, and rider. */
export const ParcelFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useParcelFilter>;
}) => {
  const { data: desk = noCourierDesk } = useCourierDeskQuery();
  const ofOwnRiders = filter.courier === 'ownRider' || filter.rider !== undefined;
  return (
    <ListFilter count={count} onClear={clear}>
      <Select
        label={messages.courier}
        placeholder={messages.allCouriers}
        options={offeredCouriers(desk.couriers).map((value) => ({
          value,
          label: couriers[value].name,
        }))}
        value={filter.courier ?? ''}
        onChange={({ target }) => change({ courier: target.value })}
      />
      <Select
        label={messages.stage}
        placeholder={messages.allStages}
        options={stagesAndOpen}
        value={filter.stage ?? ''}
        onChange={({ target }) => change({ stage: target.value })}
      />
      <Select
        label={messages.unchanged}
        placeholder={messages.howeverLong}
        options={quietDaysOptions}
        value={String(filter.quietDays ?? '')}
        onChange={({ target }) => change({ quietDays: target.value })}
      />
      <Select
        label={messages.cash}
        placeholder={messages.whereverItIs}
        options={cashStateOptions(ofOwnRiders)}
        value={filter.cashState ?? ''}
        onChange={({ target }) => change({ cashState: target.value })}
      />
      <Select
        label={messages.held}
        placeholder={messages.heldOrNot}
        options={heldAgeOptions}
        value={filter.heldAge ?? ''}
        onChange={({ target }) => change({ heldAge: target.value })}
      />
      {ofOwnRiders && <RiderSelect rider={filter.rider} onChange={(rider) => change({ rider })} />}
    </ListFilter>
  );
};

interface RiderSelectProps {
  readonly rider: string | undefined;
  readonly onChange: (rider: string) => void;
}

const RiderSelect = ({ rider, onChange }: RiderSelectProps) => {
  const { data: riders = [] } = useRidersQuery();
  // The address may name a rider whom the shop does not list, or not yet, while the riders load.
  const isListed = rider === undefined || rider === unnamedRider || riders.includes(rider);
  const riderNames = isListed ? riders : [rider, ...riders];
  return (
    <Select
      label={messages.rider}
      placeholder={messages.allRiders}
      options={[
        ...riderNames.map((value) => ({ value, label: value })),
        { value: unnamedRider, label: noRiderIsNamed },
      ]}
      value={rider ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
