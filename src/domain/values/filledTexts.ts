import { isRecord, readText } from './parse.ts';

/** The named fields that hold a text; empty and absent ones are left out, which keeps lists small. */
export const filledTexts = <Name extends string>(
  raw: unknown,
  names: readonly Name[],
): { readonly [Key in Name]?: string } => {
  const record = isRecord(raw) ? raw : {};
  const texts = names.map((name) => [name, readText(record[name])] as const);
  const filled = texts.filter(([_name, text]) => text !== '');
  return Object.fromEntries(filled) as { readonly [Key in Name]?: string };
};
