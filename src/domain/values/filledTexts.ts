import { isRecord, readText } from './parse.ts';

/** Those of the named fields that hold a text; empty and absent ones are left out, which keeps lists small. */
export const filledTexts = <Name extends string>(
  raw: unknown,
  names: readonly Name[],
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = isRecord(raw) ? readText(raw[name]) : '';
      return text === '' ? [] : [[name, text]];
    }),
  ) as { readonly [Key in Name]?: string };
