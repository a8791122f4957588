import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { matchedRoutes } from '#app/routing/matchedRoutes.ts';
import { RouteErrorBoundary } from '#app/routing/RouteErrorBoundary.tsx';
import { ScreenRouter } from '#app/routing/ScreenRouter.tsx';
import { createScreenNavigation } from '#app/routing/screenNavigation.ts';
import { useMatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';

export const List = () => (
  <>
    <h1>List</h1>
    <Link to="/product-details/7">Card</Link>
  </>
);
const Product = () => {
  const { params, route } = useMatchedRoutes().at(-1) ?? {};
  return (
    <h1>
      {String(route?.handle)} {params?.id}
    </h1>
  );
};
interface ProductModule {
  readonly Component: typeof Product;
  readonly handle: string;
}
const Failure = ({ error }: { readonly error: unknown }) => <p role="alert">{String(error)}</p>;

/** The shop's list, with links to a product page. Its code arrives when the test says so, or was loaded before by `preload`. */
export const openRouter = ({ isHydrating = false, address = '/shop' } = {}) => {
  history.replaceState(null, '', address);
  let product: { resolve: (module: ProductModule) => void; reject: (error: Error) => void } | undefined;
  const loading = new Promise<ProductModule>((resolve, reject) => {
    product = { resolve, reject };
  });
  const lazy = vi.fn(() => loading);
  const routes: RouteObject[] = [
    {
      element: (
        <>
          <Link to="/shop">To the list</Link>
          <Link to="/product-details/7">To the product</Link>
          <Link to="/shop?sort=name" preventScrollReset>
            Sorted
          </Link>
          <Link to="/shop#end">To the end</Link>
          <main>
            <RouteErrorBoundary ErrorScreen={Failure} />
          </main>
        </>
      ),
      children: [
        { path: '/shop', Component: List },
        { path: '/product-details/:id', lazy },
      ],
    },
  ];
  const navigation = createScreenNavigation(routes, { matches: matchedRoutes(routes, location.pathname) });
  const opened: string[] = [];
  navigation.subscribe(() => opened.push(navigation.screen().location.pathname));
  render(<ScreenRouter navigation={navigation} isHydrating={isHydrating} />);
  const arrive = () => act(async () => product?.resolve({ Component: Product, handle: 'Product' }));
  const fail = () => act(async () => product?.reject(new Error('No network')));
  const preload = () =>
    routes[0]?.children?.splice(1, 1, {
      path: '/product-details/:id',
      Component: Product,
      handle: 'Product',
    });
  return { navigation, routes, opened, lazy, arrive, fail, preload, user: userEvent.setup() };
};

export const linkNamed = (name: string) => screen.getByRole('link', { name });
export const heading = () => screen.getByRole('heading').textContent;
/** Back or Forward; the browser tells when it has arrived. */
export const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });
