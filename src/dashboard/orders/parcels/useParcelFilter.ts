import type { ConsignmentsFilter } from '#api/orders/consignmentsApi.ts';
import { quietDays } from '#domain/consignments/consignmentRules.ts';
import { isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { isCourierId } from '#domain/consignments/couriers.ts';
import { useListFilter } from '../../components/filters/useListFilter.ts';

/** The filter in the address besides the search; ignores invalid values. */
const readParcelFilter = (params: URLSearchParams): Omit<ConsignmentsFilter, 'search'> => {
  const [courier, stage, days] = ['courier', 'stage', 'quietDays'].map((name) => params.get(name));
  return {
    courier: isCourierId(courier) ? courier : undefined,
    stage: isConsignmentStage(stage) || stage === 'open' ? stage : undefined,
    quietDays: quietDays.find((known) => String(known) === days),
  };
};

/** The filter of the parcels, stored in the address. */
export const useParcelFilter = () => useListFilter(readParcelFilter, ['courier', 'stage', 'quietDays']);
