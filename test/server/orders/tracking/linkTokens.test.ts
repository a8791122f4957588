import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { linkTokensOf, linkVersions } from '#server/orders/tracking/linkTokens.ts';

const tokensUnder = (secret: string) => linkTokensOf(async () => new TextEncoder().encode(secret));
const tokens = tokensUnder('a secret of the shop');
const link = fc.record({
  id: fc.string({
    unit: fc.constantFrom(...Array.from('0123456789abcdef')),
    minLength: 24,
    maxLength: 24,
  }),
  version: fc.nat({ max: linkVersions - 1 }),
});

describe('the token of a tracking link', () => {
  it('SH-4 names its order and version', async () => {
    await fc.assert(
      fc.asyncProperty(link, async (one) => {
        const token = await tokens.mint(one);
        expect(isLinkToken(token)).toBe(true);
        expect(await tokens.read(token)).toEqual(one);
      }),
    );
  });

  it('SH-4 is none with any other character', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    await fc.assert(
      fc.asyncProperty(
        link,
        // A position in the 40 characters of a token.
        fc.nat({ max: 39 }),
        fc.constantFrom(...Array.from(alphabet)),
        async (one, position, character) => {
          const token = await tokens.mint(one);
          const changed = token.slice(0, position) + character + token.slice(position + 1);
          expect(await tokens.read(changed)).toEqual(changed === token ? one : null);
        },
      ),
    );
  });

  it('SH-4 is none of another shop, and no other text is one', async () => {
    const one = { id: '0'.repeat(24), version: 0 };
    const foreign = await tokensUnder('another secret').mint(one);
    const own = await tokens.mint(one);
    const texts = [foreign, '', own.slice(1), `${own}A`, `${own.slice(0, 39)}.`, '0'.repeat(40)];
    expect(await Promise.all(texts.map((text) => tokens.read(text)))).toEqual(texts.map(() => null));
  });

  it('SH-4 differs between versions in its signature too', async () => {
    const id = '0'.repeat(24);
    const [first, second] = await Promise.all([0, 1].map((version) => tokens.mint({ id, version })));
    // The signature has 15 bytes, which are 20 characters.
    expect(first?.slice(-20)).not.toBe(second?.slice(-20));
  });
});
