/** Characters of an address that are looked at: longer than any the shop writes, short enough to cost nothing. */
export const addressLimit = 2000;

const separators = ['/', '?', '&', '=', '#'];

/** Half a token or e-mail address would not be recognised, so the part in which the limit falls is left out whole. */
const cut = (url: string): string => {
  if (url.length <= addressLimit) return url;
  const start = url.slice(0, addressLimit);
  return start.slice(0, Math.max(...separators.map((separator) => start.lastIndexOf(separator))) + 1);
};

const escapeSequence = /^%[0-9a-f]{2}$/i;

/**
 * Undoes percent-encoding, however often it was applied, in one pass; what is malformed stays. A decoded
 * byte may complete an earlier sequence (`%4%30`, `%2540`), so the end of the result is looked at again.
 */
const decode = (text: string): string => {
  const bytes = Buffer.from(text);
  let length = 0;
  for (const byte of bytes) {
    bytes[length] = byte;
    length += 1;
    while (escapeSequence.test(bytes.toString('latin1', Math.max(0, length - 3), length))) {
      bytes[length - 3] = Number.parseInt(bytes.toString('latin1', length - 2, length), 16);
      length -= 2;
    }
  }
  return bytes.toString('utf8', 0, length);
};

// Each begins where its run begins (the lookbehind), so that no run is read twice.
const token = /(?<![\w-])[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)+/g;
const email = /(?<![^/?&=#])[^/?&=#]*@[^/?&#]*/g;

/** The code in a mail's link is as good as a password. */
const secretParameter = /((?:oobCode|password)=)[^&#]*/gi;

/** An address as it may stand in a log: decoded, cut, and without tokens, codes and e-mail addresses. */
export const withoutSecrets = (url: string): string => {
  const start = cut(url);
  const shown = decode(start)
    .replace(token, '[token]')
    .replace(secretParameter, '$1[secret]')
    .replace(email, '[email]');
  return start === url ? shown : `${shown}[cut]`;
};
