import { number, object, string } from 'yup';
import { byId, callSchemas } from './callSchemas.ts';
import { getNeighbours } from './orderNeighbours.ts';
import { orderSortRule, ordersFilterSchema } from './ordersSchemas.ts';

export const orderNeighboursSchemas = {
  getNeighbours: callSchemas(getNeighbours, {
    params: byId,
    query: ordersFilterSchema.shape({ sort: orderSortRule }),
    reply: object({
      previous: string().defined().nullable(),
      next: string().defined().nullable(),
      position: number().defined().nullable(),
      total: number().defined().nullable(),
    }).required(),
  }),
};
