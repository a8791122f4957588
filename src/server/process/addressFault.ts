import { isLoopbackHost } from './loopback.ts';

/**
 * Why keys may not be sent to an address, as the rest of a sentence about it; `null` when they may: it is https, or, where that
 * is allowed, http of this machine, and holds no name, password, query or fragment.
 */
export const addressFault = (address: string, allowsLoopback: boolean): string | null => {
  if (!URL.canParse(address)) return 'is not a web address';
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  const isThisMachine = allowsLoopback && protocol === 'http:' && isLoopbackHost(hostname);
  if (protocol !== 'https:' && !isThisMachine) return 'must begin with https://';
  return `${username}${password}${search}${hash}` === ''
    ? null
    : 'must hold no name, password, query or fragment';
};
