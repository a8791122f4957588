import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { matchedRoutes } from '#app/routing/matchedRoutes.ts';
import { createScreenPreviews } from '#app/routing/previews/createScreenPreviews.tsx';
import { RouteErrorBoundary } from '#app/routing/RouteErrorBoundary.tsx';
import { ScreenRouter } from '#app/routing/ScreenRouter.tsx';
import { createScreenNavigation } from '#app/routing/screenNavigation.ts';
import { PreviewPlace } from '#ui/layout/PreviewPlace.tsx';

/** Callbacks of the next frame, which comes when the test says so. */
let frames: FrameRequestCallback[] = [];
const renderFrame = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    // The screen opens in the task after the frame.
    await new Promise((resolve) => setTimeout(resolve));
  });

const places: unknown[] = [];
beforeEach(() => {
  frames = [];
  places.length = 0;
  vi.stubGlobal('scheduler', undefined);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void places.push(to[1]));
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const BrokenPreview = (): never => {
  throw new Error('A preview broke');
};
/** A list with links to products; of product 9 nothing is known. */
const openRouter = (address = '/shop') => {
  history.replaceState(null, '', address);
  const routes: RouteObject[] = [
    {
      element: (
        <main>
          <PreviewPlace />
          <RouteErrorBoundary ErrorScreen={({ error }) => <p>{String(error)}</p>} />
        </main>
      ),
      children: [
        {
          path: address,
          element: (
            <section>
              <h1>List</h1>
              <input aria-label="Filter" />
              <Link to="/product/1">Product 1</Link>
              <Link to="/product/9">Unknown</Link>
              <Link to="/product/broken">Broken</Link>
              <Link to="/product/1" replace>
                Replaced
              </Link>
              <Link to="/product/1" preventScrollReset>
                In place
              </Link>
            </section>
          ),
        },
        {
          path: '/product/:id',
          element: (
            <>
              <h1>Product</h1>
              <Link to="/product/2">Related</Link>
            </>
          ),
        },
      ],
    },
  ];
  const find = vi.fn((matches: readonly { readonly params: { readonly id?: string | undefined } }[]) => {
    const id = matches.at(-1)?.params.id;
    if (id === undefined || id === '9') return null;
    return id === 'broken' ? <BrokenPreview /> : <p>Preview of {id}</p>;
  });
  const navigation = createScreenNavigation(routes);
  const previews = createScreenPreviews(navigation, find);
  navigation.previews = previews;
  const touch = (path = '/product/1') => act(() => previews.prepare(matchedRoutes(routes, path)));
  render(<ScreenRouter navigation={navigation} isHydrating={false} />);
  // The first screen scrolls to its start.
  places.length = 0;
  return { navigation, previews, find, touch };
};
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

/** The address, the headings of what is in the page, and the preview with its state. */
const page = () => {
  const preview = document.querySelector<HTMLElement>('[data-preview]');
  return {
    path: location.pathname,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
    preview: preview && `${preview.dataset.preview}: ${preview.textContent}`,
  };
};
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await arrived;
  });

const list = { path: '/shop', headings: ['List'], preview: null };
const product = { path: '/product/1', headings: ['Product'], preview: null };

it('SPD-27 a press shows the preview at the start of the page, and opens the screen after its frame', async () => {
  openRouter();
  press('Product 1');
  expect(page()).toEqual({ ...list, preview: 'shown: Preview of 1' });
  expect(places).toEqual([0]);
  await renderFrame();
  expect(page()).toEqual(product);
});

it.each(['Replaced', 'In place'])('SPD-27 a link that stays at its place opens at once: %s', (name) => {
  openRouter();
  press(name);
  expect(page()).toEqual(product);
});

it('SPD-27 a screen of which nothing is known opens at once', () => {
  openRouter();
  press('Unknown');
  expect(page()).toEqual({ ...product, path: '/product/9' });
});

it('SPD-27 the dashboard, whose layout has no place for previews, opens a screen at once', () => {
  const { find } = openRouter('/dashboard/orders');
  press('Product 1');
  expect(page()).toEqual(product);
  expect(find).not.toHaveBeenCalled();
});

it('SPD-27 a hidden page, which renders no frames, opens a screen at once', () => {
  openRouter();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  press('Product 1');
  expect(page()).toEqual(product);
});

it('SPD-27 a press that is blocked returns to the screen', async () => {
  const { navigation } = openRouter();
  const blocked = vi.fn();
  const unblock = navigation.block(blocked);
  press('Product 1');
  await renderFrame();
  expect(page()).toEqual(list);
  expect(blocked).toHaveBeenCalledOnce();
  unblock();
});

it('SPD-27 a screen opens at once until the code of previews is loaded', () => {
  const { navigation } = openRouter();
  navigation.previews = null;
  press('Product 1');
  expect(page()).toEqual(product);
});

it('SPD-27 a preview that throws is empty, and its screen opens', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  openRouter();
  press('Broken');
  expect(page()).toEqual({ ...list, preview: 'shown: ' });
  await renderFrame();
  expect(page()).toEqual({ ...product, path: '/product/broken' });
});

it('SPD-27 of two presses before the frame the last one opens', async () => {
  openRouter();
  press('Product 1');
  press('Unknown');
  await renderFrame();
  expect(page()).toEqual({ ...product, path: '/product/9' });
});

it('SPD-27 after a preview that throws another one is shown', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { touch } = openRouter();
  touch('/product/broken');
  expect(page().preview).toBe('ahead: ');
  touch('/product/2');
  expect(page().preview).toBe('ahead: Preview of 2');
});

it('SPD-27 a touch renders the preview ahead, which a press shows and a cancelled touch removes', async () => {
  const { touch, previews, find } = openRouter();
  touch();
  expect(page()).toEqual({ ...list, preview: 'ahead: Preview of 1' });
  act(() => previews.cancel());
  expect(page()).toEqual(list);
  touch();
  press('Product 1');
  expect(page()).toEqual({ ...list, preview: 'shown: Preview of 1' });
  expect(find).toHaveBeenCalledTimes(2);
  act(() => previews.cancel());
  await renderFrame();
  expect(page()).toEqual(product);
  touch();
  expect(page()).toEqual(product);
});

it('SPD-27 RT-19 Back shows the list as it was left, where it was left, until it is rendered', async () => {
  openRouter();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
  fireEvent.change(screen.getByLabelText('Filter'), { target: { value: 'bag' } });
  const left = screen.getByLabelText<HTMLInputElement>('Filter');
  press('Product 1');
  await renderFrame();
  places.length = 0;
  await goBack();
  expect(page()).toEqual({
    path: '/shop',
    headings: ['List', 'Product'],
    preview: expect.stringMatching(/^shown: ListProduct 1/),
  });
  expect([left.isConnected, left.value, places]).toEqual([true, 'bag', [420]]);
  await renderFrame();
  expect(page()).toEqual(list);
  expect([left.isConnected, places]).toEqual([false, [420, 420]]);
});

it('SPD-27 Back to a screen from which no preview led renders it at once', async () => {
  openRouter();
  press('Unknown');
  await goBack();
  expect(page()).toEqual(list);
});

it('SPD-27 Back to a screen that shares its elements with the present one renders it at once', async () => {
  openRouter();
  press('Product 1');
  await renderFrame();
  press('Related');
  expect(page()).toEqual({ ...product, preview: 'shown: Preview of 2' });
  await renderFrame();
  await goBack();
  expect(page()).toEqual(product);
});
