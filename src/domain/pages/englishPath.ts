/**
 * The English path of an address that a merchant may have copied from a Bengali page. What follows the prefix never becomes the name of a
 * host, as in `/bn//host`.
 */
export const englishPath = (address: string): string => address.replace(/^\/bn(?:[/\\\s]+|(?=[?#])|$)/, '/');
