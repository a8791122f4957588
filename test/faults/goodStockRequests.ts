import type { Targets } from './faultShop.ts';
import type { GoodRequest } from './goodRequests.ts';

const page = { limit: '5' };

/** A valid request for each call of counted goods. */
export const goodStockRequests = (targets: Targets) =>
  ({
    listStock: { by: 'admin', query: { ...page, view: 'low', searchQuery: 'a' } },
    getStock: { by: 'admin', params: { id: targets.product } },
    changeStock: {
      by: 'admin',
      params: { id: targets.product },
      body: {
        reason: 'counted',
        items: [{ color: '', size: '', pieces: 5, seen: 0 }],
        note: 'Box 4',
        cost: 120.5,
      },
    },
    listStockById: { by: 'admin', query: { ids: targets.product, held: 'yes' } },
    countStock: {
      by: 'admin',
      body: {
        products: [{ id: targets.product, items: [{ color: '', size: '', pieces: 4, seen: 0 }] }],
        note: 'counted',
      },
    },
    listStockMoves: {
      by: 'admin',
      params: { id: targets.product },
      query: { color: 'Red', size: 'S', before: '9' },
    },
    askForStock: {
      by: 'anyone',
      body: { product: targets.product, color: '', size: '', mobileNumber: '01711000000', website: '' },
    },
    listStockRequests: { by: 'admin', query: { ...page, searchQuery: 'a' } },
    closeStockRequests: { by: 'admin', body: { ids: [targets.product], outcome: 'told' } },
    findBarcode: { by: 'admin', params: { code: '4006381333931' } },
    saveBarcodes: {
      by: 'admin',
      params: { id: targets.product },
      body: { items: [{ color: '', size: '', barcode: '4006381333931' }] },
    },
    makeBarcodes: {
      by: 'admin',
      params: { id: targets.product },
      body: { items: [{ color: '', size: '' }] },
    },
  }) satisfies Record<string, GoodRequest>;
