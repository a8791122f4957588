/** Characters of a URL that are logged: more than any URL of the shop has, few enough to be cheap. */
export const addressLimit = 2000;

/** The characters between the parts of a URL. */
const separators = ['/', '?', '&', '=', '#'];

/** Drops the whole part that crosses the limit: half a token or e-mail address would not be recognised. */
const cut = (url: string): string => {
  if (url.length <= addressLimit) return url;
  const start = url.slice(0, addressLimit);
  return start.slice(0, Math.max(...separators.map((separator) => start.lastIndexOf(separator))) + 1);
};

const escapeSequence = /^%[0-9a-f]{2}$/i;

/**
 * Decodes percent-encoding of any depth in one pass; malformed sequences stay. A decoded byte may complete an
 * earlier sequence (`%4%30`, `%2540`), so the end of the result is checked after each byte.
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

// Parts joined by dots, as of a JSON Web Token. The lookbehind lets a match start only at the start of a run of such
// characters, so that no run is scanned twice.
const token = /(?<![\w-])[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)+/g;
/** The token after `/track/` opens an order (SH-4), the one after `/advance/` its payment (CA-10). */
const trackingLink = /(\/(?:track|advance)\/)[^/?#]+/gi;
/** The whole part between two separators that has an `@`. As in `token`, the lookbehind keeps a part from being scanned twice. */
const email = /(?<![^/?&=#])[^/?&=#]*@[^/?&#]*/g;

/**
 * The code in a mail link grants access to the account like a password. The pattern also matches the end of a longer name,
 * such as `newPassword`.
 */
const secretParameter = /((?:oobCode|password)=).*/gis;

/** Couriers call an address that the merchant typed, and there may be a token after its `?` (CR-5). */
const webhookQuery = /(\/webhooks\/[^?#]*\?).*/gis;

/** Parameters that hold what a person typed, often somebody's name such as a rider's; also in the spelling of a list, `search[]`. */
const typedParameter = /(?<!\w)((?:search|searchQuery|account|subject|rider)(?:\[\d{0,9}\])?=).*/gis;

/** A phone number in any digits and notation; an id has more digits, or letters beside them. */
const phoneNumber = /(?<![\w০-৯])\+?(?:[\d০-৯][\s().+-]?){8,13}[\d০-৯](?![\w০-৯])/g;

/**
 * The URL for a log: cut, decoded, and without tokens, codes, passwords, typed texts, e-mail addresses and phone
 * numbers.
 */
export const redactSecrets = (url: string): string => {
  const start = cut(url);
  const redacted = start
    // Each parameter by itself: a password or a typed text may hold an encoded `&`, which ends nothing.
    .split(/(?=[&#])/)
    .map((part) => decode(part).replace(secretParameter, '$1[secret]').replace(typedParameter, '$1[text]'))
    .join('')
    .replace(token, '[token]')
    .replace(trackingLink, '$1[token]')
    .replace(webhookQuery, '$1[query]')
    .replace(email, '[email]')
    .replace(phoneNumber, '[number]');
  return start === url ? redacted : `${redacted}[cut]`;
};
