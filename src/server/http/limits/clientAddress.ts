import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
const groupsOf = (ipv6: string): string[] => {
  // `URL` understands every way to write an address, but no zone such as `%eth0`.
  const { hostname } = new URL(`http://[${ipv6.replace(/%.*/, '')}]`);
  const withoutBrackets = hostname.slice(1, -1);
  // At most one `::` stands for as many groups of zeros as are missing.
  const [head = [], tail = []] = withoutBrackets
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail];
};

/** The two bytes of a group. */
const bytesOf = (group: string): number[] => [...Buffer.from(group.padStart(4, '0'), 'hex')];

/**
 * The client's IP address, under which its requests are counted; for IPv6 its /64 network, since one subscriber has all
 * of it. '' for a disconnected client, which has no address, contrary to Fastify's type.
 */
export const clientAddress = ({ ip = '' }: { readonly ip?: string }): string => {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  // A socket for both families writes 203.0.113.9 as ::ffff:203.0.113.9.
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
};
