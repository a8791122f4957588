import { describe, expect, it } from 'vitest';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { readCustomerParcel } from '#domain/consignments/customerParcel.ts';
import { customerParcels } from '#domain/consignments/customerParcels.ts';
import { parcelMessages } from '#domain/messages/parcelMessages.ts';

describe('a parcel as its customer sees it', () => {
  it('CR-9 has words in both languages for every stage', () => {
    for (const stage of consignmentStages) {
      expect(parcelMessages[stage].en, stage).toMatch(/^[A-Z].*\.$/);
      expect(parcelMessages[stage].bn, stage).toMatch(/^[\u0980-\u09ff].*।$/);
    }
  });

  it('CR-9 is hidden as long as it is being booked, and once it was cancelled', () => {
    const parcels = consignmentStages.map(
      (stage) => ({ courier: 'redx', trackingCode: null, stage, isExchange: false, amount: 1310 }) as const,
    );
    const hidden = consignmentStages.filter(
      (stage) => !customerParcels(parcels).some((parcel) => parcel.stage === stage),
    );
    expect(hidden).toEqual(['booking', 'unknown', 'cancelled']);
  });

  it('CR-9 CR-16 tells what is to be paid for an exchange, and no other amount', () => {
    const sent = { courier: 'redx', trackingCode: null, stage: 'booked', amount: 90 } as const;
    const parcels = customerParcels([
      { ...sent, isExchange: false },
      { ...sent, isExchange: true },
    ]);
    const shown = { courier: 'RedX', trackingCode: null, trackingUrl: null, stage: 'booked' };
    expect(parcels).toEqual([shown, { ...shown, exchangeAmount: 90 }]);
    expect(parcels.map(readCustomerParcel)).toEqual(parcels);
  });

  it('CR-9 has no link to another address than one of the web', () => {
    const raw = { courier: 'X', trackingCode: 'A1', trackingUrl: 'javascript:alert(1)', stage: 'booked' };
    expect(readCustomerParcel(raw)).toEqual({ ...raw, trackingUrl: null });
    expect(readCustomerParcel({ ...raw, stage: 'eaten' })).toBeNull();
  });
});
