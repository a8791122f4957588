import { getPublicPageCall } from '#contract/shop/pages.ts';
import type { PublicPage } from '#domain/shop/shopPage.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { bengaliTexts, language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

const readPage = (raw: unknown): PublicPage => {
  const page = isRecord(raw) ? raw : {};
  const { slug, title, description, html } = page;
  return {
    slug: readText(slug),
    title: readText(title),
    description: readText(description),
    html: readText(html),
    ...(language === 'bn' ? bengaliTexts(page, ['titleBengali', 'descriptionBengali', 'htmlBengali']) : null),
  };
};

/** The shop's published pages of text (SP-9). */
export const pagesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPublicPage: build.query<PublicPage, string>({
      query: (slug) => apiRequest(getPublicPageCall, { params: { slug } }),
      transformResponse: readPage,
      providesTags: ['Public', { type: 'Page', id: 'PUBLIC' }],
    }),
  }),
});

export const { useGetPublicPageQuery } = pagesApi;
