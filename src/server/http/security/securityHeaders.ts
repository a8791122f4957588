import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '../../settings/settings.ts';

export interface PolicyParts {
  /** Hashes of inline scripts, as `sha256-…` in base64, without quotes. */
  readonly scriptHashes?: readonly string[];
  /** Hashes of inline style blocks, in the same form. */
  readonly styleHashes?: readonly string[];
  /** Hashes of `style` attributes, in the same form; other `style` attributes are blocked. */
  readonly styleAttributeHashes?: readonly string[];
  /** Auth domain of the Firebase project; set when pages need Google's sign-in window and Google's hosts. */
  readonly firebaseAuthDomain?: string;
}

/** What the policy of every response must allow with these settings. */
export const policyOf = ({ emulator, firebase }: Pick<Settings, 'emulator' | 'firebase'>): PolicyParts =>
  emulator ? {} : { firebaseAuthDomain: firebase.authDomain };

/** Hash of the empty string, for the empty style element that styled-components fills through the CSSOM. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

const directives = ({
  scriptHashes = [],
  styleHashes = [],
  styleAttributeHashes = [],
  firebaseAuthDomain,
}: PolicyParts): Record<string, string[]> => {
  const usesGoogle = firebaseAuthDomain !== undefined;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...(usesGoogle ? ['https://apis.google.com'] : [])],
    'style-src': ["'self'", ...quoted([emptyStyleHash, ...styleHashes])],
    ...(styleAttributeHashes.length === 0
      ? {}
      : { 'style-src-attr': ["'unsafe-hashes'", ...quoted(styleAttributeHashes)] }),
    // A product's image may be on any host (AP-7).
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(usesGoogle ? ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'] : []),
    ],
    // Sign-in opens a frame of the identity provider: of the accounts emulator, which has the shop's origin, or of the project at Google.
    'frame-src': ["'self'", ...(usesGoogle ? [`https://${firebaseAuthDomain}`] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // No page may frame the shop's own pages; the emulator's pages have another policy.
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
};

/** Value of the Content-Security-Policy header. */
export const contentSecurityPolicy = (parts: PolicyParts): string =>
  Object.entries(directives(parts))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * Browser features that no page of the shop uses, denied to its scripts and frames too. Only names that
 * Chromium knows: it logs a console warning for each unknown name.
 */
const deniedFeatures = [
  'accelerometer',
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

/**
 * The camera scans barcodes on the dashboard (GS-12), once a person has allowed it; no frame of another site gets it. Pages of
 * the storefront have the same policy: a visit that begins there goes on in the same document.
 */
const permissionsPolicy = [...deniedFeatures.map((name) => `${name}=()`), 'camera=(self)'].join(', ');

/** The security headers of every response. */
export const securityHeadersOf = (parts: PolicyParts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(parts),
  // Google's sign-in window must be able to send its result to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  // Never sends a path: servers log the referrer, and the path of a tracking link opens an order (SH-4).
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Sets the security headers on a response; over TLS also the header that makes browsers use only TLS. */
export const setSecurityHeaders = (
  securityHeaders: Readonly<Record<string, string>>,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // A year. Other shops may share the domain's other names, so it does not cover subdomains.
  if (protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  return reply.headers(securityHeaders);
};

/** Sends the security headers with every response of a route, and with the refusals of the hooks after this one. */
export const secure = fastifyPlugin(
  async (
    app: FastifyInstance,
    { securityHeaders }: { readonly securityHeaders: Readonly<Record<string, string>> },
  ) => {
    app.addHook('onRequest', async (request, reply) => {
      setSecurityHeaders(securityHeaders, request, reply);
    });
  },
);
