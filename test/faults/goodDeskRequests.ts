import { lineFor, phoneOrderBody } from '../support/builders/orderBody.ts';
import type { Targets } from './faultShop.ts';
import type { GoodRequest } from './goodRequests.ts';

const page = { limit: '5' };

/** A valid request for each call of the desk: on the phone, with printer and scanner. */
export const goodDeskRequests = (targets: Targets) =>
  ({
    listOrdersInHand: { by: 'admin' },
    takeOrderInHand: { by: 'admin', params: { id: targets.order }, body: { takesOver: false } },
    putDownOrder: { by: 'admin', params: { id: targets.order } },
    placePhoneOrder: { by: 'admin', body: phoneOrderBody([lineFor(targets.product, 250.5)]) },
    getPhoneCustomer: { by: 'admin', params: { mobileNumber: '01711000222' } },
    readCallList: { by: 'admin', query: { ...page, filter: 'due', search: '017' } },
    listPhoneHistories: { by: 'admin', query: { ids: targets.order } },
    listBlockedPhones: { by: 'admin', query: page },
    blockPhone: { by: 'admin', body: { mobileNumber: '01711000222', reason: 'Returned three parcels.' } },
    unblockPhone: { by: 'admin', params: { id: targets.order } },
    makePrintBatch: { by: 'admin', body: { orders: [targets.order] } },
    findScanned: { by: 'admin', query: { code: targets.order, mode: 'cameBack' } },
    setPacked: { by: 'admin', params: { id: targets.order }, body: { packed: false } },
    markPrinted: { by: 'admin', body: { paper: 'labels', orders: [targets.order] } },
    getPrintBatch: { by: 'admin', params: { id: targets.order } },
  }) satisfies Record<string, GoodRequest>;
