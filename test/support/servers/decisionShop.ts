import {
  countDecisionsCall,
  type DecideBody,
  decideCall,
  listDecisionsCall,
} from '#contract/consignments/decisions.ts';
import { getOrderCall } from '#contract/orders/orders.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import { changeConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import { type NewDecision, openDecision } from '#server/consignments/decisionsRepository.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** A shop whose courier leaves something to its staff. */
export const openDecisionShop = async (at: DatabaseTarget) => {
  const shop = await openParcelShop(at);
  const { api, tokens } = shop;
  const waiting = async (): Promise<readonly ToDecide[]> =>
    (await api.call(listDecisionsCall, { token: tokens.staff })).decisions;
  return {
    ...shop,
    waiting,
    count: () => api.call(countDecisionsCall, { token: tokens.staff }),
    /** An order on its way, with its parcel in that stage by the courier's word. */
    shipped: async (
      stage: ConsignmentStage,
      courier: CourierId = 'steadfast',
    ): Promise<{ readonly order: string; readonly parcel: ConsignmentWithHistory }> => {
      const order = await shop.confirmed();
      const parcel = await shop.give(order, { courier });
      await shop.setStatus(order, 'Shipping');
      // A parcel that was given by hand is booked already.
      if (stage !== 'booked')
        await transaction(api.db, (tx) =>
          changeConsignment(
            tx,
            parcel,
            { to: stage, word: stage },
            { uid: `courier:${courier}`, name: courier, at: api.now() },
          ),
        );
      return { order, parcel };
    },
    /** Leaves something to staff, as the word of a courier does; returns it as their list shows it. */
    leaveToStaff: async (
      decision: Omit<NewDecision, 'word' | 'at'> & { readonly word?: string },
    ): Promise<ToDecide> => {
      await openDecision(api.db, { word: '', at: api.now(), ...decision }, api.now());
      const found = (await waiting()).find(
        ({ kind, parcel }) => kind === decision.kind && parcel?.id === decision.consignmentId,
      );
      if (found === undefined) throw new Error('The list does not show it.');
      return found;
    },
    decide: (
      { id, kind }: Pick<ToDecide, 'id' | 'kind'>,
      body: Partial<DecideBody> & Pick<DecideBody, 'choice'>,
    ) => api.send(decideCall, { params: { id }, body: { kind, note: '', ...body }, token: tokens.staff }),
    statusOf: async (id: string) =>
      (await api.call(getOrderCall, { params: { id }, token: tokens.staff })).data.orderStatus,
    parcelOf: async (order: string): Promise<ConsignmentWithHistory> => {
      const [parcel] = await shop.parcelsOf(order);
      if (parcel === undefined) throw new Error('The order has no parcel.');
      return parcel;
    },
  };
};

export type DecisionShop = Awaited<ReturnType<typeof openDecisionShop>>;
