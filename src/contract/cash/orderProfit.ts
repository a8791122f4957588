import { call } from '../call/call.ts';
import type { orderProfitSchemas } from './orderProfitSchemas.ts';

/** What an order leaves the shop (CA-7): beyond API-1 to API-7, and for admins alone, since it tells what goods have cost. */
export const readOrderProfitCall = call<typeof orderProfitSchemas.readOrderProfit>(
  'GET',
  '/orders/:id/profit',
  { access: 'admin', refusals: ['invalid', 'unknown'] },
);
