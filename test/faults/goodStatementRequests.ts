import type { Targets } from './faultShop.ts';
import type { GoodRequest } from './goodRequests.ts';

const file = {
  name: 'payout.csv',
  content: Buffer.from('Invoice,COD,Charge\r\nHK-0000-00,311,60\r\n').toString('base64'),
};

const mapping = {
  invoice: 'Invoice',
  reference: null,
  trackingCode: null,
  collected: 'COD',
  fee: 'Charge',
  codFee: null,
  returnFee: null,
  compensation: null,
  net: null,
  date: null,
};

const source = { courier: 'steadfast', file, payment: null };
const paid = { method: 'bank', reference: 'Transfer 4711', amount: 250.5, day: '2026-03-02' };

/** A valid request for each call of statements and payouts; no parcel is named by one. */
export const goodStatementRequests = (targets: Targets) =>
  ({
    listCourierPayments: { by: 'admin', query: { courier: 'redx' } },
    previewStatement: { by: 'admin', body: source },
    checkStatement: { by: 'admin', body: { ...source, mapping, payoutTotal: 250.5 } },
    applyStatement: {
      by: 'admin',
      body: { ...source, mapping, payoutTotal: 250.5, digest: '0'.repeat(64) },
    },
    listStatements: { by: 'admin', query: { courier: 'steadfast', unpaid: 'true', limit: '5' } },
    readStatement: { by: 'admin', params: { id: targets.order } },
    listStatementLines: {
      by: 'admin',
      params: { id: targets.order },
      query: { kind: 'equal', after: '3', limit: '5' },
    },
    confirmPayout: { by: 'admin', params: { id: targets.order }, body: paid },
    matchPayout: { by: 'admin', params: { id: targets.order }, body: { payoutId: targets.order } },
    addPayoutAhead: { by: 'admin', body: { courier: 'steadfast', ...paid } },
    listPayoutsAhead: { by: 'admin', query: { courier: 'steadfast' } },
  }) satisfies Record<string, GoodRequest>;
