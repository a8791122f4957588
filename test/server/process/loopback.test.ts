import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, isLoopbackHostHeader } from '#server/process/loopback.ts';

describe('this machine', () => {
  it.each(['localhost', 'LocalHost', '127.0.0.1', '127.8.8.8', '::1', '[::1]'])('is named %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each([
    '',
    'shop.localhost',
    'localhost.',
    '127.0.0.1.example',
    '127.0.0.256',
    '127.1',
    '0.0.0.0',
    '[::]',
  ])('is not named "%s"', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])('has the address %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  });

  it.each(['192.0.2.1', '::ffff:192.0.2.1', 'localhost', ''])('has not the address "%s"', (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  });

  it.each(['localhost:4000', '127.0.0.1:0', '[::1]:65535', '[::1]'])('is meant by Host %s', (header) => {
    expect(isLoopbackHostHeader(header)).toBe(true);
  });

  it.each([undefined, '', 'localhost:port', 'localhost:1:2', 'someone@localhost', 'rebound.example:4000'])(
    'is not meant by Host %s',
    (header) => {
      expect(isLoopbackHostHeader(header)).toBe(false);
    },
  );
});
