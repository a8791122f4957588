import {
  type CorrectConsignmentBody,
  correctConsignmentCall,
  listOrderConsignmentsCall,
  moveConsignmentCall,
} from '#contract/consignments/consignments.ts';
import { setOrderStatusCall } from '#contract/orders/orders.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { lineFor, orderBody } from '../builders/orderBody.ts';
import { giveToCourier } from '../clients/parcels.ts';
import { submitOrder } from '../clients/shopData.ts';
import { signInStaff, staffPerson } from '../clients/signInStaff.ts';
import { adminPerson } from './startApi.ts';
import type { DatabaseTarget } from './testDatabases.ts';
import { openTestShop, type TestShopOptions } from './testShop.ts';

/** A shop with one cup, and the calls with which staff give orders to couriers. */
export const openParcelShop = async (at: DatabaseTarget, options: TestShopOptions = {}) => {
  const { api, admin, cup } = await openTestShop(at, options);
  const tokens = { admin, staff: await signInStaff(api, admin) };
  const order = (changes: Parameters<typeof orderBody>[1] = {}, token?: string) =>
    submitOrder(api, orderBody([lineFor(cup, 250.5)], changes), token);
  const setStatus = (id: string, status: OrderStatus) =>
    api.call(setOrderStatusCall, { params: { id }, body: { status }, token: tokens.admin });
  return {
    api,
    cup,
    tokens,
    /** Makes new tokens, after the clock has passed the end of the old ones. */
    signInAgain: async () => {
      tokens.admin = await api.signIn(adminPerson);
      tokens.staff = await api.signIn(staffPerson);
    },
    changeSettings: async (changes: Partial<ShopSettings>): Promise<void> => {
      const { version, settings: saved } = await api.call(getShopSettingsCall, { token: tokens.admin });
      await api.call(saveShopSettingsCall, {
        body: { version, settings: { ...saved, ...changes } as ShopSettings },
        token: tokens.admin,
      });
    },
    /** A pending order of one cup: 310.5 taka with the delivery, so that couriers collect 311. */
    order,
    setStatus,
    /** An order that may be given to a courier. */
    confirmed: async (changes: Parameters<typeof orderBody>[1] = {}, token?: string): Promise<string> => {
      const id = await order(changes, token);
      await setStatus(id, 'Confirmed');
      return id;
    },
    give: (id: string, given: Parameters<typeof giveToCourier>[3] = {}) =>
      giveToCourier(api, tokens.staff, id, given),
    parcelsOf: async (id: string): Promise<readonly ConsignmentWithHistory[]> =>
      (await api.call(listOrderConsignmentsCall, { params: { id }, token: tokens.staff })).consignments,
    move: (id: string, from: ConsignmentStage, to: ConsignmentStage) =>
      api.send(moveConsignmentCall, { params: { id }, body: { from, to }, token: tokens.staff }),
    correct: (id: string, body: CorrectConsignmentBody) =>
      api.send(correctConsignmentCall, { params: { id }, body, token: tokens.staff }),
  };
};

export type ParcelShop = Awaited<ReturnType<typeof openParcelShop>>;
