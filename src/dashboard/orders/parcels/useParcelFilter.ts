import type { ConsignmentsFilter } from '#api/orders/consignmentsApi.ts';
import { isCashState } from '#domain/cash/cashState.ts';
import { isHeldAge } from '#domain/cash/heldAge.ts';
import { quietDaysChoices } from '#domain/consignments/consignmentRules.ts';
import { isConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { isCourierId } from '#domain/consignments/couriers.ts';
import { useListFilter } from '../../components/filters/useListFilter.ts';

/** The filter's parameters in the address. Clearing the filter removes these parameters and keeps all others. */
const parameters = [
  'courier',
  'stage',
  'quietDays',
  'cashState',
  'heldAge',
  'rider',
] as const satisfies readonly (keyof ConsignmentsFilter)[];

/** The filter in the address, without the search; ignores invalid values. */
const readParcelFilter = (params: URLSearchParams): Omit<ConsignmentsFilter, 'search'> => {
  const courier = params.get('courier');
  const stage = params.get('stage');
  const cashState = params.get('cashState');
  const heldAge = params.get('heldAge');
  return {
    courier: isCourierId(courier) ? courier : undefined,
    stage: isConsignmentStage(stage) || stage === 'open' ? stage : undefined,
    cashState: isCashState(cashState) ? cashState : undefined,
    heldAge: isHeldAge(heldAge) || heldAge === 'any' ? heldAge : undefined,
    rider: params.get('rider') || undefined,
    quietDays: quietDaysChoices.find((days) => String(days) === params.get('quietDays')),
  };
};

/** The filter of the parcels, stored in the address. */
export const useParcelFilter = () => useListFilter(readParcelFilter, parameters);
