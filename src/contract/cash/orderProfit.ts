import { call } from '../call/call.ts';
import type { orderProfitSchemas } from './orderProfitSchemas.ts';

/** The profit of an order (CA-7): beyond API-1 to API-7, and for admins only, since it shows what the goods cost the shop. */
export const readOrderProfitCall = call<typeof orderProfitSchemas.readOrderProfit>(
  'GET',
  '/orders/:id/profit',
  { access: 'admin', refusals: ['invalid', 'unknown'] },
);
