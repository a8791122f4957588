import { isIP } from 'node:net';
import { fail } from './readEnvironment.ts';

/** Names that Fastify accepts for networks: this machine, link-local and private networks. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether the text is an address or a network such as 10.0.0.0/8; false for /0, which would trust every address. */
const isNetwork = (part: string): boolean => {
  const [address = '', bits, ...furtherParts] = part.split('/');
  const version = isIP(address);
  if (version === 0 || furtherParts.length > 0) return false;
  if (bits === undefined) return true;
  const mostBits = version === 4 ? 32 : 128;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits;
};

/** The proxies that the server trusts to report a client's address, joined by commas; `null` if TRUST_PROXY is not set or `no`. */
export const readTrustProxy = (text: string | null): string | null => {
  if (text === null || text.toLowerCase() === 'no') return null;
  const parts = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  return parts.every((part) => networkNames.has(part) || isNetwork(part))
    ? parts.join(',')
    : fail(
        `TRUST_PROXY must name the proxies, not "${text}": their addresses such as 10.0.0.7, networks such as ` +
          `10.0.0.0/8, or ${[...networkNames].join(', ')}, joined by commas; or no for none.`,
      );
};
