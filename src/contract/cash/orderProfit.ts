import { call } from '../call/call.ts';
import type { orderProfitSchemas } from './orderProfitSchemas.ts';

type Schemas = typeof orderProfitSchemas;

/** The profit of an order (CA-7): beyond API-1 to API-7, and for admins only, since it shows what the goods cost the shop. */
export const readOrderProfitCall = call<Schemas['readOrderProfit']>('GET', '/orders/:id/profit', 'admin');
