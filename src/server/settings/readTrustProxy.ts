import { isIP } from 'node:net';
import { fail } from './settingsError.ts';

/** Networks that the server knows by name: this machine, its link, and private networks. */
const names = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A network of /0 is everybody, whom nobody can trust. */
const isNetwork = (part: string): boolean => {
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** Whose word to take for a visitor's address, joined by commas; `null` for nobody's. */
export const readTrustProxy = (text: string | null): string | null => {
  if (text === null || text.toLowerCase() === 'no') return null;
  const parts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return parts.every((part) => names.has(part) || isNetwork(part))
    ? parts.join(',')
    : fail(
        `TRUST_PROXY must name the proxies, not "${text}": their addresses such as 10.0.0.7, networks such as ` +
          `10.0.0.0/8, or ${[...names].join(', ')}, joined by commas.`,
      );
};
