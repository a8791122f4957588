import type { ConsignmentsFilter } from '#api/orders/consignmentsApi.ts';
import { isCashState } from '#domain/cash/cashState.ts';
import { isHeldAge } from '#domain/cash/heldAge.ts';
import { quietDays } from '#domain/consignments/consignmentRules.ts';
import { isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { isCourierId } from '#domain/consignments/couriers.ts';
import { useListFilter } from '../../components/filters/useListFilter.ts';

const names = ['courier', 'stage', 'quietDays', 'cashState', 'heldAge', 'rider'] as const;

/** The filter in the address, without the search; ignores invalid values. */
const readParcelFilter = (params: URLSearchParams): Omit<ConsignmentsFilter, 'search'> => {
  const [courier, stage, days, cashState, heldAge, rider] = names.map((name) => params.get(name));
  return {
    courier: isCourierId(courier) ? courier : undefined,
    stage: isConsignmentStage(stage) || stage === 'open' ? stage : undefined,
    cashState: isCashState(cashState) ? cashState : undefined,
    heldAge: isHeldAge(heldAge) || heldAge === 'any' ? heldAge : undefined,
    rider: rider || undefined,
    quietDays: quietDays.find((known) => String(known) === days),
  };
};

/** The filter of the parcels, stored in the address. */
export const useParcelFilter = () => useListFilter(readParcelFilter, names);
