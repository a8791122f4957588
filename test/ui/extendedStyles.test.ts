import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

/** The parts that the server renders. */
const sources = ['src/ui', 'src/storefront'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'))
    .map((file) => join(folder, file)),
);
const read = (file: string): string => readFileSync(file, 'utf8');

/**
 * The server's rules stay in the page, and the browser adds those of further props after them (docs/speed.md). There a rule of an extended
 * component would come after those of the component that extends it, and win over them.
 */
it('SPD-11 no component extends one whose rules depend on its props', () => {
  // `styled.div<{ $tone: Tone }>` and `styled(Link)<ButtonStyles>`; a file bears the name of its component.
  const dependent = sources
    .filter((file) => /styled(?:\.\w+|\(\w+\))</.test(read(file)))
    .map((file) => basename(file, '.tsx'));
  const extended = sources.flatMap((file) =>
    [...read(file).matchAll(/styled\((\w+)\)/g)]
      .filter(([, name = '']) => dependent.includes(name))
      .map(([, name]) => `${basename(file)} extends ${name}`),
  );
  expect(dependent).toContain('Button');
  // The props of this one never change its button's rules.
  expect(extended).toEqual(['GoogleButton.tsx extends Button']);
});
