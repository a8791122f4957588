import type { ReactNode } from 'react';
import type { BilingualText } from '#domain/messages/bilingualText.ts';
import { categoryTitle } from '#messages/domain/categories.ts';
import { language } from '#messages/language.ts';
import { langProps } from './langProps.ts';

/** Shows a text in both languages on an English page, and only in Bengali on a Bengali one. */
export const Bilingual = ({ text: { en, bn } }: { readonly text: BilingualText }) =>
  language === 'bn' ? (
    bn
  ) : (
    <>
      {en} <span lang="bn">{bn}</span>
    </>
  );

/**
 * A name that the merchant has written, marked with its language where it is not the page's (BN-5). `data-bengali` gives Bengali letters
 * on an English page the font and the line height that they need (base.css).
 */
export const shownName = (name: string): ReactNode => {
  const props = langProps(name);
  return props === null ? (
    name
  ) : (
    <span data-bengali={language === 'en' || undefined} {...props}>
      {name}
    </span>
  );
};

interface TwoNamesProps {
  readonly name: string;
  /** `undefined` or '' if the category has no Bengali name. */
  readonly bengali: string | undefined;
}

/** A category's name: on an English page with the Bengali one behind it, on a Bengali page only the Bengali one, if there is one. */
export const TwoNames = ({ name, bengali }: TwoNamesProps) =>
  language === 'bn' ? (
    shownName(categoryTitle({ name, nameBengali: bengali }))
  ) : (
    <>
      {name}
      {bengali && (
        <small lang="bn" data-bengali>
          {bengali}
        </small>
      )}
    </>
  );
