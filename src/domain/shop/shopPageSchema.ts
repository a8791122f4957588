import { boolean, object, type Schema, string } from 'yup';
import { needingLetter } from '../values/needingLetter.ts';
import { reservedAddresses } from './reservedAddresses.ts';
import { fixedSlug, type PageContents } from './shopPage.ts';

/** The rules for a page of text (SP-9), for the form and the server. */

/** Greatest numbers of characters. */
export const pageLengths = { title: 60, slug: 60, description: 200, body: 20_000 } as const;

// In all these rules `what` is the name of the field, for the messages.
const optionalText = (longest: number, what: string) =>
  string()
    .trim()
    .typeError(`${what} must be text`)
    .max(longest, `${what} may have at most ${longest} characters`);

const text = (longest: number, what: string) => optionalText(longest, what).defined(`${what} is missing`);

const bengaliText = (longest: number, what: string) => needingLetter(optionalText(longest, what), what);

/** Markdown, which keeps the blanks around it: four at its start begin code. */
const markdown = (what: string) =>
  string()
    .typeError(`${what} must be text`)
    .max(pageLengths.body, `${what} may have at most ${pageLengths.body} characters`);

const choice = (what: string) =>
  boolean().typeError(`${what} must be true or false`).required(`${what} is missing`);

/** The names of the fields that people read, in the order of the form. English, like all texts that a screen translates by `shownText`. */
export const pageLabels: Readonly<Record<keyof PageContents, string>> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  body: 'Text',
  isPublished: 'Published',
  inMenu: 'In the menu',
  inFooter: 'In the footer',
  titleBengali: 'Title in Bengali',
  descriptionBengali: 'Description in Bengali',
  bodyBengali: 'Text in Bengali',
};

/** Why the page may not have the address `slug`; `null` if it may. `id` is absent for a new page. */
export const addressFault = (slug: string, id?: string): string | null => {
  const fixed = id === undefined ? undefined : fixedSlug(id);
  if (fixed !== undefined) return slug === fixed ? null : `The address of this page stays ${fixed}`;
  return reservedAddresses.includes(slug)
    ? `The shop itself uses the address ${slug}. Please choose another one`
    : null;
};

/** The contents of a page; `addressFault` says whether it may have its address. */
export const pageSchema: Schema<PageContents> = object({
  title: needingLetter(text(pageLengths.title, pageLabels.title), pageLabels.title).required(
    'Please fill in the title',
  ),
  slug: text(pageLengths.slug, pageLabels.slug)
    .required('Please fill in the address')
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      message: 'Address may have small letters a to z, digits and hyphens between them, such as size-guide',
      excludeEmptyString: true,
    }),
  description: text(pageLengths.description, pageLabels.description),
  body: markdown(pageLabels.body).defined(`${pageLabels.body} is missing`),
  isPublished: choice(pageLabels.isPublished),
  inMenu: choice(pageLabels.inMenu),
  inFooter: choice(pageLabels.inFooter),
  titleBengali: bengaliText(pageLengths.title, pageLabels.titleBengali),
  descriptionBengali: bengaliText(pageLengths.description, pageLabels.descriptionBengali),
  bodyBengali: needingLetter(markdown(pageLabels.bodyBengali), pageLabels.bodyBengali),
}).required('page is missing');

/** The fields in which two versions of a page differ, in the order of the form. */
export const changedPageFields = (before: PageContents, after: PageContents): (keyof PageContents)[] =>
  (Object.keys(pageLabels) as (keyof PageContents)[]).filter(
    (field) => (before[field] ?? '') !== (after[field] ?? ''),
  );
