import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface PolicyParts {
  /** Of inline scripts, as `sha256-…` in base64, without quotes. */
  readonly scriptHashes?: readonly string[];
  /** Of inline style blocks, likewise. */
  readonly styleHashes?: readonly string[];
  /** Of the `style` attributes in the page, likewise; no other attribute is let through. */
  readonly styleAttributeHashes?: readonly string[];
  /** Of the Firebase project, where Google's sign-in window and Google's own hosts are needed. */
  readonly firebaseAuthDomain?: string;
  /** Another image host's upload address. */
  readonly imageHost?: string;
}

/** Of the empty text: styled-components fills an empty style element through the CSSOM. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

const directives = ({
  scriptHashes = [],
  styleHashes = [],
  styleAttributeHashes = [],
  firebaseAuthDomain,
  imageHost,
}: PolicyParts): Record<string, string[]> => {
  const google = firebaseAuthDomain !== undefined;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...(google ? ['https://apis.google.com'] : [])],
    'style-src': ["'self'", ...quoted([emptyStyleHash, ...styleHashes])],
    ...(styleAttributeHashes.length === 0
      ? {}
      : { 'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributeHashes)] }),
    // A product's picture may lie on any host (AP-7).
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    // The taka sign stands in the style as a data address (src/ui/theme/base.css).
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(google ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : []),
      ...(imageHost === undefined ? [] : [new URL(imageHost).origin]),
    ],
    'frame-src': ["'self'", ...(google ? [`https://${firebaseAuthDomain}`] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
};

/** The Content-Security-Policy header of a page, for one that needs another than every answer has. */
export const contentSecurityPolicy = (parts: PolicyParts): string =>
  Object.entries(directives(parts))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * What browsers offer that no page of the shop uses, denied to scripts and frames on it as well. Names that
 * Chromium knows, which writes a warning into the console for each that it does not.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const permissionsPolicy = deniedFeatures.map((name) => `${name}=()`).join(', ');

/** Sends the security headers with every answer; a route with `helmet: false` goes without. */
export const secure = async (app: FastifyInstance, parts: PolicyParts): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(parts) },
    // Google's sign-in window must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000');
  });
};
