import { SaxesParser } from 'saxes';

/** A feed of products as Google reads it: by a parser that refuses what is no XML. */

const google = 'http://base.google.com/ns/1.0';

/** An item's attributes in their order; those of `shipping` are named `shipping.price`. */
export type FeedItem = readonly (readonly [name: string, text: string])[];

export interface ProductFeed {
  readonly channel: Readonly<Record<string, string>>;
  readonly items: readonly FeedItem[];
}

/** Reads a feed; throws when it is not well-formed, or an element is in another namespace or place. */
export const readProductFeed = (xml: string): ProductFeed => {
  const parser = new SaxesParser({ xmlns: true });
  const channel: Record<string, string> = {};
  const items: [string, string][][] = [];
  const path: string[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    path.push(local);
    text = '';
    if (path.join('/') === 'rss/channel/item') items.push([]);
    // Within an item every element is Google's, and none elsewhere.
    else if ((uri === google) !== path.join('/').startsWith('rss/channel/item/'))
      throw new Error(`${path.join('/')} is in the namespace ${uri}.`);
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const [, , third, ...rest] = path;
    // `shipping` itself has no text, only elements.
    if (third === 'item' && rest.length > 0 && rest.at(-1) !== 'shipping')
      items.at(-1)?.push([rest.join('.'), text]);
    else if (third !== undefined && third !== 'item') channel[third] = text;
    path.pop();
  });
  parser.write(xml).close();
  return { channel, items };
};

/** The text of an attribute; `undefined` when the item has none. */
export const textOf = (item: FeedItem, name: string): string | undefined =>
  item.find(([each]) => each === name)?.[1];

/** The texts of an attribute that may be repeated. */
export const textsOf = (item: FeedItem, name: string): string[] =>
  item.filter(([each]) => each === name).map(([, text]) => text);
