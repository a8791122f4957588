import { describe, expect, it } from 'vitest';
import { couriers as courierDetails } from '#domain/consignments/couriers.ts';
import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import { openCouriers } from '#server/couriers/openCouriers.ts';
import { pathaoAddress } from '#server/couriers/pathao/pathaoSettings.ts';
import { steadfastAddress } from '#server/couriers/steadfast/steadfastSettings.ts';

const steadfast = {
  address: steadfastAddress,
  apiKey: 'key',
  secretKey: 'secret',
  webhookToken: 'a-long-token',
};
const pathao = {
  address: pathaoAddress,
  clientId: 'client',
  clientSecret: 'secret',
  username: 'merchant@shop.example',
  password: 'a password',
  storeId: 7,
  webhookSecret: 'a-long-webhook-secret',
};

describe('the couriers of the settings', () => {
  it('CR-2 are none without settings', () => {
    const { couriers, wrong } = openCouriers({});
    expect([couriers.size, wrong.size]).toEqual([0, 0]);
  });

  it('CR-2 are those that have settings, each under its own id', () => {
    const { couriers } = openCouriers({ steadfast, pathao, ownRider: true });
    expect([...couriers].map(([id, courier]) => [id, courier.id])).toEqual([
      ['steadfast', 'steadfast'],
      ['pathao', 'pathao'],
      ['ownRider', 'ownRider'],
    ]);
  });

  it('CR-4 book many parcels by one call exactly if the list of couriers says so', () => {
    const { couriers } = openCouriers({ steadfast, pathao, ownRider: true });
    for (const [id, { bookMany }] of couriers)
      expect([id, bookMany !== null]).toEqual([id, courierDetails[id].hasBulkBooking]);
  });

  it('CR-2 are opened beside one whose settings are wrong, with the reason', () => {
    const { couriers, wrong } = openCouriers({
      steadfast: { ...steadfast, address: 'http://portal.packzy.com' },
      pathao: { ...pathao, webhookSecret: publicPathaoValue },
      ownRider: true,
    });
    expect([...couriers.keys()]).toEqual(['ownRider']);
    expect(Object.fromEntries(wrong)).toEqual({
      steadfast: 'The address of Steadfast must begin with https://.',
      pathao:
        'The webhook secret of Pathao is the value of its handshake, which everybody knows; choose another one.',
    });
  });
});
