import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { quietDays } from '#domain/consignments/consignmentRules.ts';
import { stageOptions } from '#domain/consignments/consignmentSteps.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { couriers, offeredCouriers } from '#domain/consignments/couriers.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ListFilter } from '../../components/filters/ListFilter.tsx';
import type { useParcelFilter } from './useParcelFilter.ts';

const stages = [{ value: 'open', label: 'All open ones' }, ...stageOptions];
const ages = quietDays.map((days) => ({
  value: String(days),
  label: `for ${days === 1 ? 'a day' : `${days} days`} or longer`,
}));

/** Filters the parcels by courier, stage and how long nothing has happened. */
export const ParcelFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useParcelFilter>;
}) => {
  const { data: desk = noCourierDesk } = useCourierDeskQuery();
  return (
    <ListFilter count={count} onClear={clear}>
      <Select
        label="Courier"
        placeholder="All couriers"
        options={offeredCouriers(desk.couriers).map((value) => ({ value, label: couriers[value].name }))}
        value={filter.courier ?? ''}
        onChange={({ target }) => change({ courier: target.value })}
      />
      <Select
        label="Stage"
        placeholder="All stages"
        options={stages}
        value={filter.stage ?? ''}
        onChange={({ target }) => change({ stage: target.value })}
      />
      <Select
        label="Unchanged"
        placeholder="However long"
        options={ages}
        value={String(filter.quietDays ?? '')}
        onChange={({ target }) => change({ quietDays: target.value })}
      />
    </ListFilter>
  );
};
