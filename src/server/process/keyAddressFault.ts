import { isLoopbackHost } from './loopback.ts';

/**
 * Why keys may not be sent to an address, as the end of a sentence that begins with a name for it; `null` if they may. The address must
 * be one of https, or with `allowsLoopback` one of http on this machine, and have no name, password, query or fragment.
 */
export const keyAddressFault = (address: string, allowsLoopback: boolean): string | null => {
  if (!URL.canParse(address)) return 'is not a web address';
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  const isThisMachine = allowsLoopback && protocol === 'http:' && isLoopbackHost(hostname);
  if (protocol !== 'https:' && !isThisMachine) return 'must begin with https://';
  const isPlain = [username, password, search, hash].every((part) => part === '');
  return isPlain ? null : 'must hold no name, password, query or fragment';
};
