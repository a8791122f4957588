import { useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { deliveryAreas } from '#domain/checkout/delivery.ts';
import { districts } from '#domain/checkout/districts.ts';
import { usesCouriers } from '#domain/consignments/courierDesk.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { language } from '#messages/language.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ListFilter } from '../../components/filters/ListFilter.tsx';
import { DayField } from '../../components/forms/DayField.tsx';
import type { useOrderFilter } from '../useOrderFilter.ts';
import { ProductFilter } from './ProductFilter.tsx';
import { WorkFilters } from './WorkFilters.tsx';

interface OrderFiltersProps {
  readonly list: OrderListName;
  readonly filters: ReturnType<typeof useOrderFilter>;
}

/** Each area with its name and label; in Bengali the two are the same and stand once. */
const areaOptions = deliveryAreas.map(({ name, label }) => ({
  value: name,
  label: [...new Set([nameOf(name), label])].join(' · '),
}));
/** The statuses of the list as the page names them. */
export const statusOptions = (list: OrderListName) =>
  orderLists[list].map((value) => ({ value, label: nameOf(value) }));
const districtOptions = districts
  .map((district) => ({ value: district, label: districtName(district) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** Filters an order list by days, place, goods, what was done with it, parcel and status (OL-6, DK-14). */
export const OrderFilters = ({ list, filters }: OrderFiltersProps) => {
  const { filter, count, change, clear } = filters;
  return (
    <ListFilter count={count} onClear={clear}>
      <DayField
        label={messages.from}
        value={filter.from}
        max={filter.to}
        onChange={(from) => change({ from })}
      />
      <DayField label={messages.to} value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
      {/* Set by a link from the home page alone; here it is changed or cleared. */}
      {filter.deliveredOn !== undefined && (
        <DayField
          label={messages.deliveredOn}
          value={filter.deliveredOn}
          onChange={(deliveredOn) => change({ deliveredOn })}
        />
      )}
      <Select
        label={messages.deliveryArea}
        placeholder={messages.bothAreas}
        options={areaOptions}
        value={filter.area ?? ''}
        onChange={(event) => change({ area: event.target.value })}
      />
      <Select
        label={messages.district}
        placeholder={messages.allDistricts}
        options={districtOptions}
        value={filter.district ?? ''}
        onChange={(event) => change({ district: event.target.value })}
      />
      <ProductFilter product={filter.product} onChange={(product) => change({ product })} />
      <WorkFilters list={list} filters={filters} />
      {/* Only confirmed orders wait for a courier. */}
      {list === 'confirmed' && <ParcelFilter filters={filters} />}
      {orderLists[list].length > 1 && (
        <Select
          label={messages.statusField}
          placeholder={messages.allOfThisList}
          options={statusOptions(list)}
          value={filter.status ?? ''}
          onChange={(event) => change({ status: event.target.value })}
        />
      )}
    </ListFilter>
  );
};

/** A filter for orders without an open parcel, which may be given to a courier; only in a shop with couriers or parcels (CR-14). */
const ParcelFilter = ({ filters: { filter, change } }: Pick<OrderFiltersProps, 'filters'>) => {
  const { data: desk } = useCourierDeskQuery(undefined, { skip: !useCapability('consignments') });
  const hasParcels = desk !== undefined && usesCouriers(desk);
  // A filter that is set can always be cleared.
  const isSet = filter.parcel !== undefined;
  if (!hasParcels && !isSet) return null;
  return (
    <Select
      label={messages.parcel}
      placeholder={messages.withOrWithout}
      options={[{ value: 'none', label: messages.noOpenParcel }]}
      value={filter.parcel ?? ''}
      onChange={(event) => change({ parcel: event.target.value })}
    />
  );
};
