import { useLayoutEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { type Params, useLocation } from 'react-router-dom';
import type { PageState, RouteHandle } from '#api/client/routeHandle.ts';
import { useShop } from '#api/client/useShop.ts';
import { fullTitle, type Head } from '#domain/pages/head.ts';
import { language } from '#messages/language.ts';
import { useMatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';
import { ownUrl } from '#ui/ownUrl.ts';

const setMeta = (name: string, content: string | undefined): void => {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content ?? '');
};

const setCanonical = (path: string | undefined): void => {
  const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) {
    present?.remove();
    return;
  }
  const link = present ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = ownUrl(path);
};

/** Sets the document's title, description and canonical link from the open screen (RT-20). */
export const useDocumentHead = (handle: RouteHandle | undefined, params: Params | undefined): void => {
  const { pathname, search } = useLocation();
  const shop = useShop();
  // The title may depend on a pending query, such as a product's name.
  const head = useSelector((state: PageState): Head | null => {
    if (handle === undefined || params === undefined) return null;
    // Only the texts that are set below: `shallowEqual` would take the lists in other fields for new at each change of the state.
    const { title, description, canonical } = handle.head(
      { params, search: new URLSearchParams(search), pathname },
      state,
    );
    return { title, description, canonical };
  }, shallowEqual);
  // Runs before RouteFocus focuses the heading and announces the title.
  useLayoutEffect(() => {
    if (head === null) return;
    document.title = fullTitle(head, shop, language);
    setMeta('description', head.description);
    setCanonical(head.canonical);
  }, [head, shop]);
};

/** Whether the handle describes a head; the handle of a dashboard route does not. */
const hasHead = (handle: unknown): handle is RouteHandle =>
  (handle as Partial<RouteHandle> | undefined)?.head !== undefined;

/** Sets the head from the route; a dashboard screen sets its own once the user has access. */
export const DocumentHead = () => {
  const { route, params } = useMatchedRoutes().at(-1) ?? {};
  const handle: unknown = route?.handle;
  useDocumentHead(hasHead(handle) ? handle : undefined, params);
  return null;
};
