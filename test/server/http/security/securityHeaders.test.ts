import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '#server/http/security/securityHeaders.ts';

/** Of an empty style, which styled-components fills by script. */
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

it('lets a page run its own scripts only, and no style written into it', () => {
  expect(contentSecurityPolicy({})).toBe(
    `default-src 'self'; script-src 'self'; style-src 'self' ${empty}; img-src 'self' data: blob: https:; ` +
      "font-src 'self'; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  );
});

it('lets in the style blocks that it is told of', () => {
  expect(contentSecurityPolicy({ styleHashes: ['sha256-abc=', 'sha256-def='] })).toContain(
    `style-src 'self' ${empty} 'sha256-abc=' 'sha256-def=';`,
  );
});

it("lets in Google's sign-in only where it is used", () => {
  const policy = contentSecurityPolicy({ firebaseAuthDomain: 'shop.firebaseapp.com' });

  expect(policy).toContain("script-src 'self' https://apis.google.com;");
  expect(policy).toContain("frame-src 'self' https://shop.firebaseapp.com;");
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
});
