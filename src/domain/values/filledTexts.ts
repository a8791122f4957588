import { isRecord, readText } from './parse.ts';

/** The fields of these names that hold a text; an empty or absent one is left out, which keeps lists small. */
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
