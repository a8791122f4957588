import type { BilingualText } from '#domain/messages/bilingualText.ts';
import { language } from '#messages/language.ts';

/** A text in both languages on an English page, in Bengali alone on a Bengali one. */
export const Bilingual = ({ text: { en, bn } }: { readonly text: BilingualText }) =>
  language === 'bn' ? (
    bn
  ) : (
    <>
      {en} <span lang="bn">{bn}</span>
    </>
  );

interface TwoNamesProps {
  readonly name: string;
  /** Absent or empty without one. */
  readonly bengali: string | undefined;
}

/** A name with the Bengali one behind it on an English page; the Bengali one alone, where there is one, on a Bengali page. */
export const TwoNames = ({ name, bengali }: TwoNamesProps) =>
  language === 'bn' ? (
    bengali || name
  ) : (
    <>
      {name}
      {bengali && <small lang="bn">{bengali}</small>}
    </>
  );
