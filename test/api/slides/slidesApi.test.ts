import { describe, expect, it, vi } from 'vitest';
import { editSlidesApi } from '#api/slides/editSlidesApi.ts';
import { slidesApi } from '#api/slides/slidesApi.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const { listSlides } = slidesApi.endpoints;
const { deleteSlide, getSlide, postSlide, updateSlide } = editSlidesApi.endpoints;
const token = { readToken: () => 'token' };
/** As the specification's hosts send it. */
const plainSlide = {
  _id: 's1',
  image: '/pictures/s1-900.webp',
  title: 'Eid',
  time: '2025-01-05T09:00:00.000Z',
};
const slide = { ...plainSlide, link: '/shop?category=Bags', button: 'See the bags' };

describe('slidesApi', () => {
  it('API-7 lists slides, bare or in {data}', async () => {
    for (const body of [[slide], { data: [slide, { _id: 'no picture' }] }]) {
      const host = await openFakeHost(() => ({ body }));
      expect((await openStore(host).dispatch(listSlides.initiate())).data).toEqual([slide]);
    }
  });

  it('SPD-2 keeps the slides in the cache for a visitor who returns to the home page after more than a minute', async () => {
    const store = openStore(await openFakeHost(() => ({ body: [slide] })));
    const reading = store.dispatch(listSlides.initiate());
    await reading;
    vi.useFakeTimers();
    reading.unsubscribe();
    vi.advanceTimersByTime(10 * 60_000);
    vi.useRealTimers();
    expect(listSlides.select()(store.getState()).data).toEqual([slide]);
  });

  it('API-7 SL-5 reads a slide of a host that knows no links', async () => {
    const host = await openFakeHost(() => ({ body: [plainSlide] }));
    const { data } = await openStore(host).dispatch(listSlides.initiate());
    expect(data).toEqual([{ ...plainSlide, link: '', button: '' }]);
  });

  it('API-7 reads one slide, or none', async () => {
    const host = await openFakeHost(({ path }) => ({ body: path.endsWith('/s1') ? slide : null }));
    const store = openStore(host);
    expect((await store.dispatch(getSlide.initiate('s1'))).data).toEqual(slide);
    expect((await store.dispatch(getSlide.initiate('s9'))).data).toBe(null);
    const wrapping = await openFakeHost(() => ({ body: { data: slide } }));
    expect((await openStore(wrapping).dispatch(getSlide.initiate('s1'))).data).toEqual(slide);
  });

  it('SL-3 refetches the slide that changed, and no other', async () => {
    const host = await openFakeHost(() => ({ body: slide }));
    const store = openStore(host, token);
    await store.dispatch(getSlide.initiate('s1'));
    await store.dispatch(getSlide.initiate('s2'));
    await store.dispatch(updateSlide.initiate({ id: 's1', body: { image: 'b.webp' } }));
    await Promise.all(store.dispatch(slidesApi.util.getRunningQueriesThunk()));
    const reads = host.requests.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(reads).toEqual(['/getSlider/s1', '/getSlider/s2', '/getSlider/s1']);
  });

  it('SL-3 refetches nothing when the host refuses a slide that was written, and has no id when the host sends none', async () => {
    const host = await openFakeHost(({ method }) => ({ body: method === 'GET' ? [slide] : null }));
    const store = openStore(host, token);
    expect((await store.dispatch(postSlide.initiate({ key: 'key-1', body: { image: 'a.webp' } }))).data).toBe(
      '',
    );
    const refusing = await openFakeHost(({ method }) =>
      method === 'GET' ? { body: [slide] } : { status: 400 },
    );
    const other = openStore(refusing, token);
    await other.dispatch(listSlides.initiate());
    await other.dispatch(postSlide.initiate({ key: 'key-1', body: {} }));
    await other.dispatch(updateSlide.initiate({ id: 's1', body: {} }));
    await Promise.all(other.dispatch(slidesApi.util.getRunningQueriesThunk()));
    expect(refusing.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('SL-4 refetches the list when the host refuses to delete a slide, which somebody else may have deleted', async () => {
    const host = await openFakeHost(({ method }) => (method === 'GET' ? { body: [slide] } : { status: 404 }));
    const store = openStore(host, token);
    await store.dispatch(listSlides.initiate());
    await store.dispatch(deleteSlide.initiate('s1'));
    await Promise.all(store.dispatch(slidesApi.util.getRunningQueriesThunk()));
    expect(host.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
  });

  it('SL-3 adds, updates and deletes with the token, and refetches the list', async () => {
    const host = await openFakeHost(({ method }) => ({
      body: method === 'GET' ? [slide] : { insertedId: 's2' },
    }));
    const store = openStore(host, token);
    await store.dispatch(listSlides.initiate());
    expect((await store.dispatch(postSlide.initiate({ key: 'key-1', body: { image: 'a.webp' } }))).data).toBe(
      's2',
    );
    await store.dispatch(updateSlide.initiate({ id: 's2', body: { image: 'b.webp' } }));
    await store.dispatch(deleteSlide.initiate('s2'));
    await Promise.all(store.dispatch(slidesApi.util.getRunningQueriesThunk()));
    expect(host.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      {
        method: 'POST',
        path: '/postSlider',
        body: { image: 'a.webp' },
        headers: { authorization: 'Bearer token' },
      },
      { method: 'PUT', path: '/updateSlider/s2', body: { image: 'b.webp' } },
      { method: 'DELETE', path: '/deleteSlider/s2' },
    ]);
    // At first, and after each of the three.
    expect(host.requests.filter(({ path }) => path === '/getSliders')).toHaveLength(4);
  });
});
