/** What names this very machine. No DNS server has a say in these names, so no foreign page can take one. */

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = `127(\\.${octet}){3}`;
const loopbackHost = new RegExp(`^(localhost|${ipv4}|::1|\\[::1\\])$`, 'i');
const loopbackAddress = new RegExp(`^(::ffff:)?${ipv4}$|^::1$`, 'i');

/** Whether a host, without a port, is this machine's own: `localhost`, `127.0.0.0/8` or `[::1]`. */
export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host);

/** The same of the address at the other end of a connection. */
export const isLoopbackAddress = (address: string): boolean => loopbackAddress.test(address);

/** The same of a `Host` header, whose port is left out; a missing or malformed one is foreign. */
export const isLoopbackHostHeader = (header: string | undefined): boolean =>
  isLoopbackHost((header ?? '').replace(/:\d{1,5}$/, ''));
