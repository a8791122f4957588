import type { ReactNode } from 'react';
import type { BilingualText } from '#domain/messages/bilingualText.ts';
import { hasBengali } from '#domain/values/hasBengali.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
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

/** A name of data in the language that it has: on a Bengali page one without Bengali letters is marked as English (BN-5). */
export const shownName = (name: string): ReactNode =>
  language === 'bn' && !hasBengali(name) ? <span lang="en">{name}</span> : name;

interface TwoNamesProps {
  readonly name: string;
  /** Absent or empty without one. */
  readonly bengali: string | undefined;
}

/** The name of a category with the Bengali one behind it on an English page, in the page's language alone on a Bengali one. */
export const TwoNames = ({ name, bengali }: TwoNamesProps) =>
  language === 'bn' ? (
    shownName(categoryTitle({ name, nameBengali: bengali }))
  ) : (
    <>
      {name}
      {bengali && <small lang="bn">{bengali}</small>}
    </>
  );
