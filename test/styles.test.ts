import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** That the rules of `.stylelintrc.json` reach style sheets and styled components. */

const refused: readonly (readonly [rule: string, declaration: string])[] = [
  ['property-disallowed-list', 'margin-left: 4px'],
  ['property-disallowed-list', 'border-top: 0'],
  ['property-disallowed-list', 'top: 4px'],
  ['property-disallowed-list', 'inline-size: 4px'],
  ['declaration-property-value-disallowed-list', 'text-align: right'],
  ['declaration-property-value-disallowed-list', 'padding: 0 var(--space-2) calc(1px + 2px) 0'],
  ['declaration-no-important', 'color: red !important'],
  ['property-no-unknown', 'colour: red'],
  ['declaration-property-value-no-unknown', 'width: 4pixels'],
  ['declaration-block-no-duplicate-properties', 'color: red; width: 4px; color: blue'],
];
const accepted = 'margin-inline-start: 4px; padding: 0 1px 2px; width: 4px; text-align: end';

const warnings = async (codeFilename: string, code: string): Promise<string[]> => {
  const { results } = await stylelint.lint({ codeFilename, code });
  return results.flatMap((result) => result.warnings.map(({ rule }) => rule));
};
const inStyleSheet = (declarations: string) =>
  warnings('src/ui/theme/part.css', `.part { ${declarations}; }`);
const inComponent = (declarations: string) =>
  warnings(
    'src/ui/layout/Part.tsx',
    `const Part = styled(Row)<{ $wide: boolean }>\`\n  \${from.medium} { ${declarations}; }\n\`;`,
  );

it.each(refused)('%s refuses %s', async (rule, declaration) => {
  expect(await inStyleSheet(declaration)).toEqual([rule]);
  expect(await inComponent(declaration)).toEqual([rule]);
});

it('an id is no selector, and the logical sides with physical sizes pass', async () => {
  expect(await warnings('src/ui/theme/part.css', '#part { color: red; }')).toEqual(['selector-max-id']);
  expect(await inStyleSheet(accepted)).toEqual([]);
  expect(await inComponent(accepted)).toEqual([]);
});
