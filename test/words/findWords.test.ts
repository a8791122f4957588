import { describe, expect, it } from 'vitest';
import { findWords, wordMessage } from './findWords.ts';

const messagesOf = (file: string, ...lines: readonly string[]): string[] =>
  findWords(file, lines.join('\n')).map(wordMessage);

describe('findWords', () => {
  it('names file, line, word and the term to use', () => {
    expect(messagesOf('src/api/cart.ts', 'const cart = 1;', '// Whoever asks gets the cart anew.')).toEqual([
      'src/api/cart.ts:2: "anew", use: again, refetch',
      'src/api/cart.ts:2: "Whoever", use: the noun: no caller, a user, a developer',
    ]);
  });

  it('finds a word in one part of an identifier', () => {
    expect(messagesOf('test/a.ts', 'openCupShop();', 'const keptCart = new Set<Wish>();')).toEqual([
      'test/a.ts:1: "openCupShop", use: testShop',
      'test/a.ts:2: "keptCart", use: persisted, stored',
      'test/a.ts:2: "Wish", use: command, event, input or args',
    ]);
  });

  it('finds a styled component without a role name, and leaves a longer name', () => {
    const lines = ['export const View = () => <Whole>{wholeTaka}</Whole>;'];
    expect(messagesOf('src/a.tsx', ...lines)).toEqual([
      'src/a.tsx:1: "Whole", use: a role: Root, Header, Row, Actions, Footer',
      'src/a.tsx:1: "Whole", use: a role: Root, Header, Row, Actions, Footer',
    ]);
  });

  it('finds a word in a test title, in each form of a test', () => {
    const lines = [
      "it('rests on the shelf', () => {});",
      "it.each([1])('keeps %i goods', () => {});",
      "test.describe('a house', () => {});",
      "it.skip('is plain', () => {});",
    ];
    expect(findWords('test/a.test.ts', lines.join('\n')).map(({ word, line }) => [word, line])).toEqual([
      ['shelf', 1],
      ['goods', 2],
      ['house', 3],
    ]);
  });

  it('finds a word in a comment of CSS, in a template and in a style sheet', () => {
    expect(messagesOf('src/a.tsx', 'const Root = styled.div`', '  /* A sheet lies on it. */', '`;')).toEqual([
      'src/a.tsx:2: "lies on", use: is on, is in, is under',
    ]);
    expect(messagesOf('src/a.css', '/* no room', ' * here, it stands', ' * in the way */')).toEqual([
      'src/a.css:2: "stands\n * in", use: is on, is in, is under',
    ]);
  });

  it('finds a word in Markdown and in a file name', () => {
    expect(messagesOf('docs/the-fence.md', '# Constraints')).toEqual([
      'docs/the-fence.md:1: "the-fence", use: constraint',
    ]);
    expect(messagesOf('docs/a.md', '# Orders', 'The fence.')).toEqual([
      'docs/a.md:2: "fence", use: constraint',
    ]);
  });

  it('leaves texts of users, fields of the wire and terms of the browser', () => {
    expect(
      messagesOf('src/a.tsx', "const a = 'Your wish';", 'export const B = () => <p>A wish</p>;'),
    ).toEqual([]);
    expect(messagesOf('src/a.ts', 'export const { reckoning } = body; // `reckoning` on the wire')).toEqual(
      [],
    );
    expect(messagesOf('src/a.ts', '// Runs before the first paint.', 'normalizeEmail(paintGround);')).toEqual(
      [],
    );
  });
});
