import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressLimit, redactSecrets } from '#server/http/monitoring/redactSecrets.ts';

describe('an address in the log', () => {
  it('RT-13 holds no token, signed or unsigned', () => {
    expect(redactSecrets('/dashboard/eyJhbGciOiJI.eyJzdWIiOiJ1.c2lnbmF0dXJl?x=1')).toBe(
      '/dashboard/[token]?x=1',
    );
    expect(redactSecrets('/a?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.&y=2')).toBe('/a?token=[token]&y=2');
  });

  it('SH-4 holds no token of a tracking link', () => {
    const token = 'aZ09-_'.padEnd(40, 'x');
    expect(redactSecrets(`/track/${token}?x=1`)).toBe('/track/[token]?x=1');
    expect(redactSecrets(`/%2574rack/${token}`)).toBe('/track/[token]');
    expect(redactSecrets(`/Track/${token}`)).toBe('/Track/[token]');
    expect(redactSecrets('/track')).toBe('/track');
  });

  it('AU-5 holds no code of a mail and no password', () => {
    expect(redactSecrets('/mail-link?mode=resetPassword&oobCode=abc-DEF_1&lang=en')).toBe(
      '/mail-link?mode=resetPassword&oobCode=[secret]&lang=en',
    );
    expect(redactSecrets('/login?email=&password=open+sesame')).toBe('/login?email=&password=[secret]');
    expect(redactSecrets('/login?password=open%26sesame')).toBe('/login?password=[secret]');
    expect(redactSecrets('/login?p%61ssword=open%26sesame')).toBe('/login?password=[secret]');
  });

  it('holds no e-mail address', () => {
    expect(redactSecrets('/api/admin/mina%40people.example')).toBe('/api/admin/[email]');
    expect(redactSecrets('/api/admin/mina%2540people.example')).toBe('/api/admin/[email]');
    expect(redactSecrets('/api/order?email=mina@people.example&limit=5')).toBe(
      '/api/order?email=[email]&limit=5',
    );
  });

  it('SEC-18 holds no searched text and no name', () => {
    expect(redactSecrets('/api/orders?search=Rahima%20Khatun&limit=5')).toBe(
      '/api/orders?search=[text]&limit=5',
    );
    expect(redactSecrets('/dashboard/find?limit=5&search=%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE')).toBe(
      '/dashboard/find?limit=5&search=[text]',
    );
    expect(redactSecrets('/api/products?searchQuery=a%26b%23c+0171&sort=newest')).toBe(
      '/api/products?searchQuery=[text]&sort=newest',
    );
    expect(redactSecrets('/api/auditEntries?account=Karim&subject=Rahima&action=signIn')).toBe(
      '/api/auditEntries?account=[text]&subject=[text]&action=signIn',
    );
    expect(redactSecrets('/api/heldParcels?courier=ownRider&rider=Karim%20Mia')).toBe(
      '/api/heldParcels?courier=ownRider&rider=[text]',
    );
    expect(redactSecrets('/api/orders?%73earch=Rahima')).toBe('/api/orders?search=[text]');
    expect(redactSecrets('/api/orders?search[]=Rahima')).toBe('/api/orders?search[]=[text]');
    expect(redactSecrets('/api/orders?search%5B0%5D=Rahima')).toBe('/api/orders?search[0]=[text]');
    expect(redactSecrets('/api/orders?search%5B%5D=Rahima%26Karim')).toBe('/api/orders?search[]=[text]');
    expect(redactSecrets('/api/orders?%73earch=Rahima%26Karim&limit=5')).toBe(
      '/api/orders?search=[text]&limit=5',
    );
    expect(redactSecrets('/login?next=%3Fsearch%3DRahima%2526Karim&x=1')).toBe(
      '/login?next=?search=[text]&x=1',
    );
  });

  it('SEC-18 holds no phone number', () => {
    expect(redactSecrets('/track/../01711000222')).toBe('/track/[token]/[number]');
    expect(redactSecrets('/api/x/%2B880%201711-000222?y=1')).toBe('/api/x/[number]?y=1');
    expect(redactSecrets('/x?mobileNumber=০১৭১১০০০২২২')).toBe('/x?mobileNumber=[number]');
    // Dates and ids are none.
    expect(redactSecrets('/api/orders?from=2025-01-05&to=2025-01-06')).toBe(
      '/api/orders?from=2025-01-05&to=2025-01-06',
    );
    expect(redactSecrets('/product-details/601711000222017110002220')).toBe(
      '/product-details/601711000222017110002220',
    );
  });

  it('is readable where it holds no secret, and stays where its encoding is malformed', () => {
    expect(redactSecrets('/product-details/6affe8be797e7670cbc8a80f')).toBe(
      '/product-details/6affe8be797e7670cbc8a80f',
    );
    expect(redactSecrets('/shop/%E0%A6%95%E0%A6%BE%E0%A6%AA')).toBe('/shop/কাপ');
    expect(redactSecrets('/%zz/%4/%')).toBe('/%zz/%4/%');
    expect(redactSecrets('/%ff%c3')).toBe('/\ufffd\ufffd');
  });
});

const hex = (character: string, isUpper: boolean): string => {
  const code = `%${character.charCodeAt(0).toString(16)}`;
  return isUpper ? code.toUpperCase() : code;
};
/** The text with each character percent-encoded up to three times. */
const encoded = (text: string): fc.Arbitrary<string> => {
  const characters = Array.from(text, (character) =>
    fc
      .tuple(fc.nat({ max: 3 }), fc.boolean())
      .map(([times, isUpper]) =>
        times === 0 ? character : hex(character, isUpper).replace('%', `%${'25'.repeat(times - 1)}`),
      ),
  );
  return fc.tuple(...characters).map((parts) => parts.join(''));
};
/** The text after decoding it until it no longer changes, as a reader of the log could. */
const decoded = (text: string): string => {
  const once = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return once === text ? text : decoded(once);
};

const surroundings = fc.constantFrom(
  '',
  '/',
  '/shop?a=1&b=',
  '/dashboard/',
  '/mail-link?continueUrl=x%3Fy%3D',
);
const anyTail = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('%', '2', '5', '4', '0', '&', '=', '.', '@', 'a'), maxLength: 5000 }),
);

describe('whatever the address', () => {
  it.each([
    ['an e-mail address', 'mina.rahman@people.example', ''],
    ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6Im1pbmEifQ.c2lnbmF0dXJl', ''],
    ['a code of a mail', 'Abc-DEF_123456789', 'oobCode='],
    ['a searched name', 'Rahima Khatun', 'search='],
    ['a phone number', '01711000222', '/'],
    ['a tracking link', 'avwttikaVjjg5CdQrX-2_kfYTe0v1HwZxUmLoPsB', '/track/'],
  ])('%s never reaches the log, however often it is encoded', (_, secret, name) => {
    fc.assert(
      fc.property(
        surroundings,
        encoded(name + secret),
        fc.constantFrom('', '&', '/', '?').chain((end) => anyTail.map((tail) => end + (end && tail))),
        (before, middle, after) => {
          expect(decoded(redactSecrets(before + middle + after))).not.toContain(secret);
        },
      ),
    );
  });

  it('no part of a token or an e-mail address is left where the address is cut', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6Im1pbmEifQ.c2lnbmF0dXJl';
    fc.assert(
      fc.property(
        fc.constantFrom(`t=${token}`, 'e=mina@people.example', 'oobCode=Abc-DEF_123456789'),
        fc.nat({ max: 80 }),
        (secret, early) => {
          const before = `/a?x=${'b'.repeat(addressLimit - '/a?x='.length - early)}&`;
          expect(redactSecrets(`${before}${secret}${'&c=d'.repeat(50)}`)).not.toMatch(/eyJ|mina|people|Abc/);
        },
      ),
    );
  });

  it('no more than its first characters are looked at', () => {
    fc.assert(
      fc.property(anyTail, anyTail, (one, other) => {
        const start = `/shop?category=${'a.'.repeat(addressLimit)}`;
        expect(redactSecrets(start + one)).toBe(redactSecrets(start + other));
        expect(redactSecrets(start + one).length).toBeLessThanOrEqual(addressLimit + '[cut]'.length);
      }),
    );
  });
});
