import { object, string } from 'yup';
import { needingLetter } from '../values/needingLetter.ts';
import { isWebAddress } from '../values/webAddress.ts';

/** The rules for the texts and the link of a slide (SL-5), for the form and the server. */

/** Greatest numbers of characters. */
export const slideLengths = { title: 200, link: 500, button: 30 } as const;

const text = (name: keyof typeof slideLengths) =>
  string()
    .typeError(`${name} must be text`)
    .max(slideLengths[name], `The ${name} may have at most ${slideLengths[name]} characters`);

/** A Bengali text needs a letter or a digit even where the English one does not: Bengali pages show it in place of the English one. */
const bengaliText = (name: 'title' | 'button', what: string) =>
  needingLetter(
    string()
      .typeError(`The ${what} must be text`)
      .max(slideLengths[name], `The ${what} may have at most ${slideLengths[name]} characters`),
    `The ${what}`,
  );

/** Whether a button may lead there: to a path of this shop, an address that begins with `https://`, or nowhere. */
export const isButtonLink = (value: string | undefined): boolean =>
  !value || (isWebAddress(value) && !/^http:/i.test(value));

/** Each text may be empty or missing; `link` is a path of this shop or begins with `https://`. */
export const slideTextsSchema = object({
  title: needingLetter(text('title'), 'The title'),
  link: text('link').test(
    'address',
    'The link must be a page of this shop, such as /shop, or begin with https://',
    isButtonLink,
  ),
  button: text('button'),
  titleBengali: bengaliText('title', 'title in Bengali'),
  buttonBengali: bengaliText('button', 'text of the button in Bengali'),
});
