import { describe, expect, it } from 'vitest';
import { clientAddress } from '#server/http/limits/clientAddress.ts';

describe('the address of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:0.0.0.1', '0.0.0.1'],
  ])('is the IPv4 address, also when it is mapped into IPv6: %s', (ip, expected) => {
    expect(clientAddress({ ip })).toBe(expected);
  });

  // One client can have all addresses of a /64.
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['1::', '1:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // IPv4-compatible, which is not IPv4-mapped.
    ['::203.0.113.9', '0:0:0:0::/64'],
  ])('is the /64 network of an IPv6 address: %s', (ip, expected) => {
    expect(clientAddress({ ip })).toBe(expected);
  });

  it('is empty when the client is gone', () => {
    expect([clientAddress({}), clientAddress({ ip: '' })]).toEqual(['', '']);
  });
});
