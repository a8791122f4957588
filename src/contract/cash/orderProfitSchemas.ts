import { array, boolean, number, object, type Schema, string } from 'yup';
import { courierIds } from '#domain/consignments/couriers.ts';
import { costSources } from '#domain/consignments/deliveryCost.ts';
import type { OrderProfit } from '#domain/orders/orderProfit.ts';
import { byId, type CallSchemas } from '../call/callSchemas.ts';

const taka = number().required();
const count = number().required();

const profitReply: Schema<OrderProfit> = object({
  isSold: boolean().required(),
  isDelivered: boolean().required(),
  goods: taka,
  charge: taka,
  otherMoney: taka,
  goodsCost: taka,
  lines: count,
  linesWithoutCost: count,
  parcels: array(
    object({
      courier: string().oneOf(courierIds).required(),
      invoice: string().required(),
      cost: number().defined().nullable(),
      source: string().oneOf(costSources).defined().nullable(),
    }),
  ).required(),
  settled: taka,
  profit: taka,
}).required();

/** Schemas of the call in orderProfit.ts; `OrderProfit` explains the fields of the reply. */
export const orderProfitSchemas = {
  readOrderProfit: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ data: profitReply }).required(),
  },
} satisfies Record<string, CallSchemas>;
