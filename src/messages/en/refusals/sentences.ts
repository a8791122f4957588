import { createFinder, type FoundSentence, type Sentences } from '../../sentences.ts';
import { accounts } from './accounts.ts';
import { cash } from './cash.ts';
import { orders } from './orders.ts';
import { parcels } from './parcels.ts';
import { products } from './products.ts';
import { records } from './records.ts';
import { requests } from './requests.ts';
import { shop } from './shop.ts';

/** Every sentence with which the shop refuses something or reports on a row of a file, by its code. */
export const allSentences = (): Sentences => ({
  ...requests,
  ...accounts,
  ...orders,
  ...parcels,
  ...cash,
  ...products,
  ...records,
  ...shop,
});

let find: ((text: string) => FoundSentence | null) | undefined;

/** The code and the values of a sentence of the shop; `null` for a text that is none of them. */
export const sentenceOf = (text: string): FoundSentence | null => {
  find ??= createFinder(allSentences());
  return find(text);
};

/**
 * A text of the server, or a name of the domain, in the language of the page; one that is not known stays as it is. The
 * server may have told which sentence it is.
 */
export const shownText = (text: string, _sentence?: FoundSentence): string => text;
