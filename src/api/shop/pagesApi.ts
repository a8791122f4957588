import { getPublicPageCall } from '#contract/shop/pages.ts';
import type { PublicPage } from '#domain/shop/shopPage.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

const readPage = (raw: unknown): PublicPage => {
  const { slug, title, description, html } = isRecord(raw) ? raw : {};
  return {
    slug: readText(slug),
    title: readText(title),
    description: readText(description),
    html: readText(html),
  };
};

/** The shop's pages of text, as anyone reads them (SP-9). */
export const pagesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPublicPage: build.query<PublicPage, string>({
      query: (slug) => apiRequest(getPublicPageCall, { params: { slug } }),
      transformResponse: readPage,
      extraOptions: { noun: 'page' },
      providesTags: ['Public', { type: 'Page', id: 'PUBLIC' }],
    }),
  }),
});

export const { useGetPublicPageQuery } = pagesApi;
