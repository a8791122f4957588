import {
  askAdvanceCall,
  type DecideAdvanceBody,
  decideAdvanceCall,
  getAdvanceCall,
  listOrderAdvancesCall,
  payAdvanceCall,
} from '#contract/orders/advances.ts';
import type { Advance, OrderAdvances } from '#domain/cash/advance.ts';
import type { Language } from '#domain/values/language.ts';
import { openAdvanceDesk } from '#server/advanceDesk/advanceDesk.ts';
import { lineFor, orderBody } from '../builders/orderBody.ts';
import { submitOrder } from '../clients/shopData.ts';
import { openFakeSslCommerz } from './openFakeSslCommerz.ts';
import { openParcelShop } from './parcelShop.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** A shop that takes advances through a gateway on this machine, with the calls of staff, customers and the gateway. */
export const openAdvanceShop = async (at: DatabaseTarget) => {
  const gateway = await openFakeSslCommerz();
  const settings = {
    fixedSecrets: gateway.keys,
    gatewayAddress: { address: gateway.address, allowsLoopback: true },
  };
  const shop = await openParcelShop(at, { settings });
  const { api, tokens } = shop;
  await shop.changeSettings({ takesAdvances: true });
  const advancesOf = (id: string): Promise<OrderAdvances> =>
    api.call(listOrderAdvancesCall, { params: { id }, token: tokens.staff });
  const newest = async (id: string): Promise<Advance> => {
    const advance = (await advancesOf(id)).advances.at(-1);
    if (advance === undefined) throw new Error('The order has no advance.');
    return advance;
  };
  const post = (path: string, form: URLSearchParams) =>
    fetch(`${api.origin}${path}`, { method: 'POST', body: form, redirect: 'manual' });
  const start = async (id: string): Promise<string> => {
    await api.call(askAdvanceCall, { params: { id }, token: tokens.staff });
    const { token } = await newest(id);
    if (token === null) throw new Error('The advance cannot be paid.');
    await api.call(payAdvanceCall, { body: { token } });
    return token;
  };
  const comeBack = (token: string, form: URLSearchParams) => post(`/advance/${token}/returned`, form);
  return {
    ...shop,
    gateway,
    /** The desk by which the shop works on its advances by itself, at the present time of its clock. */
    desk: () =>
      openAdvanceDesk({
        db: api.db,
        secrets: { read: async (name) => (gateway.keys as Record<string, string>)[name] ?? null },
        address: settings.gatewayAddress,
        settings: () => ({
          takesAdvances: true,
          advanceBelowShare: null,
          advanceOver: null,
          advanceForNewOutside: false,
          name: 'Hatkhola',
          supportEmail: 'support@hatkhola.example',
        }),
        origin: () => api.origin,
        log: { warn: () => undefined },
        now: () => api.now(),
      }),
    /** All advances of an order, and whether another one can be asked for. */
    advancesOf,
    /** The newest advance of an order. */
    newest,
    /** A pending order of ten cups: 2,565 taka with a delivery charge of 60. */
    tenCups: (changes: Parameters<typeof shop.order>[0] = {}) =>
      submitOrder(api, orderBody([lineFor(shop.cup, 250.5, 10)], changes)),
    ask: (id: string) => api.send(askAdvanceCall, { params: { id }, token: tokens.staff }),
    /** Asks for an advance of the order and opens the gateway's page; returns the token of the advance's page in the shop. */
    start,
    /** Asks, pays at the gateway and comes back. */
    payInAdvance: async (id: string) => {
      const token = await start(id);
      const payment = gateway.pay();
      await comeBack(token, gateway.noticeOf(payment));
      return { token, payment };
    },
    /** What the advance's page in the shop shows. */
    page: (token: string) => api.call(getAdvanceCall, { body: { token } }),
    /** Opens the gateway's page for the advance. */
    pay: (token: string, language?: Language) =>
      api.send(payAdvanceCall, { body: { token, ...(language === undefined ? {} : { language }) } }),
    decide: async (id: string, act: DecideAdvanceBody['act'], note = '') => {
      const advance = await newest(id);
      const body = { act, note, revision: advance.revision };
      return api.send(decideAdvanceCall, { params: { id: advance.id }, body, token: tokens.staff });
    },
    /** What the gateway posts by itself. */
    notify: (form: URLSearchParams) => post('/payments/sslcommerz', form),
    /** What the shopper's browser posts at the end. */
    comeBack,
    close: async () => {
      await api.close();
      await gateway.close();
    },
  };
};

export type AdvanceShop = Awaited<ReturnType<typeof openAdvanceShop>>;
