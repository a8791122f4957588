import { describe, expect, it, onTestFinished } from 'vitest';
import { openSslCommerz } from '#server/payments/sslCommerz/openSslCommerz.ts';
import { gatewayFaults, openFakeSslCommerz } from '../../support/servers/openFakeSslCommerz.ts';

const session = {
  transactionId: `${'a'.repeat(24)}-1`,
  amount: 60,
  purpose: 'Delivery charge of order HK-7Q4K-2M',
  customerName: 'Rahima Khatun',
  customerPhone: '01711000222',
  receiptEmail: 'support@hatkhola.example',
  district: 'Dhaka',
  returnUrl: 'https://shop.example/advance/x/returned',
  noticeUrl: 'https://shop.example/payments/sslcommerz',
};

const open = async (timeout = 20_000) => {
  const fake = await openFakeSslCommerz();
  onTestFinished(fake.close);
  const settings = {
    address: fake.address,
    allowsLoopback: true,
    storeId: fake.keys.sslCommerzStoreId,
    storePassword: fake.keys.sslCommerzStorePassword,
  };
  return { fake, gateway: openSslCommerz(settings, timeout), settings };
};

describe('the adapter of SSLCommerz', () => {
  it('CA-10 opens a session, validates its payment, and lists what was tried', async () => {
    const { fake, gateway } = await open();
    const opened = await gateway.openSession(session);
    const payment = fake.pay();

    expect(opened).toEqual({ kind: 'opened', url: `${fake.address}/gateway/1`, sessionKey: 'SESSION1' });
    const read = {
      status: 'VALID',
      transactionId: session.transactionId,
      validationId: payment.val_id,
      bankTransactionId: 'BANK1',
      // Poisha; the session has taka.
      amount: 6000,
      // The answer names the currency twice.
      currencies: ['BDT', 'BDT'],
      isRisky: false,
    };
    expect(await gateway.validate(payment.val_id)).toEqual(read);
    expect(await gateway.paymentsOf(session.transactionId)).toEqual([read]);
    expect((await gateway.validate('unknown')).status).toBe('INVALID_TRANSACTION');
  });

  it.each(gatewayFaults)(
    'CA-10 ends with an error that holds no key when the gateway fails (%s)',
    async (fault) => {
      // Milliseconds: few where no answer comes, since the test waits for all of them.
      const { fake, gateway, settings } = await open(fault === 'silent' ? 300 : 20_000);
      fake.fault = fault;
      const errors = await Promise.all(
        [gateway.validate('x'), gateway.paymentsOf(session.transactionId)].map((work) =>
          work.then(
            () => 'no error',
            (error: Error) => `${error.name}: ${error.message}`,
          ),
        ),
      );

      for (const error of errors) {
        // Calls to any company fail with a `CourierError`.
        expect(error).toMatch(/^CourierError: .*SSLCommerz/);
        expect(error).not.toContain(settings.storePassword);
      }
      // The fault `redirect` names another host, to which the keys must not go.
      expect(fake.callsElsewhere).toEqual([]);
    },
  );

  it('CA-10 says why the gateway opened no session', async () => {
    const { settings } = await open();
    const other = openSslCommerz({ ...settings, storePassword: 'another' });

    expect(await other.openSession(session)).toEqual({ kind: 'refused', reason: 'Store Credential Error' });
  });

  it('CA-10 sends no keys to an address without TLS', () => {
    const settings = { address: 'http://securepay.sslcommerz.com', storeId: 'a', storePassword: 'b' };

    expect(() => openSslCommerz({ ...settings, allowsLoopback: true })).toThrow('must begin with https://');
    expect(() =>
      openSslCommerz({ ...settings, address: 'http://127.0.0.1:81', allowsLoopback: false }),
    ).toThrow('must begin with https://');
  });
});
