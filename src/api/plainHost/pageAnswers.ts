import { defaultPages } from '#domain/shop/defaultPages.ts';
import { fillPlaceholders } from '#domain/shop/pagePlaceholders.ts';
import type { PublicPage } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/api/plainHost.ts';
import type { Failure } from '../client/failure.ts';
import type { Host, HostAnswer } from './host.ts';

/** The pages of text of a host that keeps none: the pages that a new shop has published. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

const missing: Failure = {
  kind: 'refused',
  status: 404,
  code: 'unknown',
  message: messages.noSuchPage,
};

/** The HTML of a text. No Markdown is read, since these texts are only paragraphs. */
const htmlOf = (body: string, shop: Host['shop']): string => {
  const paragraphs = fillPlaceholders(body, shop).split('\n\n').filter(Boolean);
  return paragraphs.map((text) => `<p>${escaped(text)}</p>\n`).join('');
};

/** The page as the bundled server would send it. */
export const answerPage = (
  { params }: { readonly params?: { slug: string } },
  { shop }: Host,
): HostAnswer<PublicPage> => {
  const slug = params?.slug ?? '';
  const published = defaultPages.map(({ page }) => page).filter(({ isPublished }) => isPublished);
  const page = published.find((candidate) => candidate.slug === slug);
  if (page === undefined) return { error: missing };
  const { title, description, body, titleBengali, descriptionBengali = '', bodyBengali = '' } = page;
  return {
    data: {
      slug,
      title,
      description: fillPlaceholders(description, shop),
      html: htmlOf(body, shop),
      titleBengali,
      descriptionBengali: fillPlaceholders(descriptionBengali, shop),
      htmlBengali: htmlOf(bodyBengali, shop),
    },
  };
};
