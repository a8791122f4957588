import {
  addPageCall,
  deletePageCall,
  getPageCall,
  listPagesCall,
  type MovePageBody,
  movePageCall,
  type PreviewPageBody,
  previewPageCall,
  type SavePageBody,
  savePageCall,
} from '#contract/shop/pages.ts';
import { localSummary } from '#domain/shop/bengaliPage.ts';
import type { ShopPages } from '#domain/shop/shop.ts';
import { movedInList, type PageContents, type PageSummary, type SavedPage } from '#domain/shop/shopPage.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type ShopDispatch, shopApi } from '../client/shopApi.ts';
import { shopChanged } from '../client/shopSlice.ts';

interface Lifecycle {
  readonly dispatch: ShopDispatch;
  readonly queryFulfilled: Promise<{ readonly data: ShopPages }>;
}

/** Menu and footer of the open page show the links as they are after the change. */
const followLinks = async (_change: unknown, { dispatch, queryFulfilled }: Lifecycle): Promise<void> => {
  await queryFulfilled.then(
    ({ data: { menuPages, footerPages, unlinkedPages } }) =>
      dispatch(shopChanged({ menuPages, footerPages, unlinkedPages })),
    // The form shows the failure.
    () => undefined,
  );
};

/** Pages of text as admins change them; not in pagesApi, so that the storefront does not load this. */
export const editPagesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPages: build.query<PageSummary[], void>({
      query: () => apiRequest(listPagesCall),
      transformResponse: (pages: PageSummary[]) => pages.map(localSummary),
      providesTags: ['Page'],
    }),
    /** Has no tag: its form fetches it once, since a later response must not overwrite the input. */
    getPage: build.query<SavedPage, string>({
      query: (id) => apiRequest(getPageCall, { params: { id } }),
    }),
    previewPage: build.query<{ html: string }, PreviewPageBody>({
      query: (body) => apiRequest(previewPageCall, { body }),
      keepUnusedDataFor: 0,
    }),
    addPage: build.mutation<ShopPages, PageContents>({
      query: (page) => apiRequest(addPageCall, { body: { page } }),
      onQueryStarted: followLinks,
      // Nothing after a failure: the list is on another screen, which fetches it each time it opens.
      invalidatesTags: (_result, error) => (error ? [] : ['Page']),
    }),
    savePage: build.mutation<ShopPages & { version: number }, SavePageBody & { id: string }>({
      query: ({ id, ...body }) => apiRequest(savePageCall, { params: { id }, body }),
      onQueryStarted: followLinks,
      invalidatesTags: (_result, error) => (error ? [] : ['Page']),
    }),
    /** Moves a page to another place in the sequence of pages; its address stays. */
    movePage: build.mutation<ShopPages, MovePageBody & { id: string }>({
      query: ({ id, ...body }) => apiRequest(movePageCall, { params: { id }, body }),
      onQueryStarted: async ({ from, to }, lifecycle) => {
        const { dispatch, queryFulfilled } = lifecycle;
        // Shown at once, and taken back after a failure.
        const shown = dispatch(
          editPagesApi.util.updateQueryData('listPages', undefined, (pages) => movedInList(pages, from, to)),
        );
        queryFulfilled.catch(shown.undo);
        await followLinks(undefined, lifecycle);
      },
      invalidatesTags: ['Page'],
    }),
    deletePage: build.mutation<ShopPages, string>({
      query: (id) => apiRequest(deletePageCall, { params: { id } }),
      onQueryStarted: followLinks,
      // Also after a refusal: somebody else may have removed it.
      invalidatesTags: ['Page'],
    }),
  }),
});

export const {
  useListPagesQuery,
  useGetPageQuery,
  usePreviewPageQuery,
  useAddPageMutation,
  useSavePageMutation,
  useMovePageMutation,
  useDeletePageMutation,
} = editPagesApi;
