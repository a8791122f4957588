/** Recognizes names and addresses of this machine. DNS cannot redefine these names, so no foreign page can use them. */

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const ipv4 = `127(\\.${octet}){3}`;
const loopbackHost = new RegExp(`^(localhost|${ipv4}|::1|\\[::1\\])$`, 'i');
const loopbackAddress = new RegExp(`^(::ffff:)?${ipv4}$|^::1$`, 'i');

/** Whether a host without port is a loopback host: `localhost`, `127.0.0.0/8`, `::1` or `[::1]`. */
export const isLoopbackHost = (host: string): boolean => loopbackHost.test(host);

/** Whether the remote address of a connection is a loopback address. */
export const isLoopbackAddress = (address: string): boolean => loopbackAddress.test(address);

/** `isLoopbackHost` for a `Host` header, without its port; false for a missing or malformed header. */
export const isLoopbackHostHeader = (header: string | undefined): boolean =>
  isLoopbackHost((header ?? '').replace(/:\d{1,5}$/, ''));
