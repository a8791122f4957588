import { type ReactNode, useState } from 'react';
import { isNotFound } from '#api/client/isNotFound.ts';
import { useShop } from '#api/client/useShop.ts';
import { useGetPublicPageQuery } from '#api/shop/pagesApi.ts';
import { type PublicPage, pagePath } from '#domain/shop/shopPage.ts';
import * as messages from '#messages/storefront/pages.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { GonePage } from './GonePage.tsx';
import { Component as NotFound } from './NotFoundScreen.tsx';
import { isPublished, localPage } from './pageHandle.ts';

interface PageLoaderProps {
  readonly slug: string;
  readonly children: (page: PublicPage) => ReactNode;
}

/** Shows a page of text once it is loaded; Not Found when it is hidden or removed, its present address when it has another (SP-9). */
export const PageLoader = ({ slug, children }: PageLoaderProps) => {
  const isHydrated = useHydrated();
  // Only the page that the server has rendered is judged by the settings that came with it: others may have been published since.
  const [renderedSlug] = useState(isHydrated ? null : slug);
  const isKnown = isPublished(useShop(), pagePath(slug)) || slug !== renderedSlug;
  const { currentData, error, isFetching, refetch } = useGetPublicPageQuery(slug, { skip: !isKnown });
  if (!isKnown) return <NotFound />;
  if (isNotFound(error)) return <GonePage key={slug} />;
  if (currentData !== undefined) return children(localPage(currentData));
  return (
    <Container>
      <VisuallyHidden as="h1">{messages.page}</VisuallyHidden>
      {error === undefined ? null : (
        <LoadFailure what={messages.thePage} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Container>
  );
};
