import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/shop/slides.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('slides on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at, { publicUrl: 'https://shop.example' });
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const list = () => api.call(calls.listSlidesCall);

  it('API-7 SL-1 SL-2 SL-4 adds, lists, changes and deletes slides', async () => {
    const add = async (image: string) =>
      (
        await api.call(calls.postSlideCall, {
          // The shop sets the time itself.
          body: { image, title: `Slide ${image}`, time: '2001-01-01T00:00:00Z' },
          token: admin,
        })
      ).insertedId;
    const first = await add('/pictures/one-900.webp');
    const second = await add('https://pictures.example/two.png');
    const added = await list();
    expect(added.map(({ _id, image, title }) => [_id, image, title])).toEqual([
      [first, '/pictures/one-900.webp', 'Slide /pictures/one-900.webp'],
      [second, 'https://pictures.example/two.png', 'Slide https://pictures.example/two.png'],
    ]);
    expect(added[0]?.time).toMatch(/^2026-03-02T/);

    const changed = await api.call(calls.updateSlideCall, {
      params: { id: first },
      // An empty image keeps the old one (SL-2).
      body: { title: 'Eid sale', image: '' },
      token: admin,
    });
    expect(changed).toEqual({
      _id: first,
      image: '/pictures/one-900.webp',
      title: 'Eid sale',
      link: '',
      button: '',
      time: expect.any(String),
    });
    expect(changed.time > (added[0]?.time ?? '')).toBe(true);
    expect(await api.call(calls.getSlideCall, { params: { id: first } })).toEqual(changed);

    expect(await api.call(calls.deleteSlideCall, { params: { id: second }, token: admin })).toEqual({
      deletedCount: 1,
    });
    expect(await list()).toEqual([changed]);
  });

  it('SL-5 keeps where a slide leads and what its button says', async () => {
    const texts = { title: 'Bags', link: '/shop?category=Bags', button: 'See the bags' };
    const { insertedId: id } = await api.call(calls.postSlideCall, {
      body: { image: '/1.png', ...texts },
      token: admin,
    });
    expect(await api.call(calls.getSlideCall, { params: { id } })).toMatchObject(texts);

    const changed = await api.call(calls.updateSlideCall, {
      params: { id },
      body: { link: 'https://blog.example/eid', button: '' },
      token: admin,
    });
    expect(changed).toMatchObject({ title: 'Bags', link: 'https://blog.example/eid', button: '' });
    await api.call(calls.deleteSlideCall, { params: { id }, token: admin });
  });

  const addBag = async () =>
    (await api.call(calls.postSlideCall, { body: { image: '/bag.png', title: 'Bags' }, token: admin }))
      .insertedId;
  const read = (id: string) => api.call(calls.getSlideCall, { params: { id } });
  const change = (id: string, body: calls.ChangedSlideBody) =>
    api.send(calls.updateSlideCall, { params: { id }, body, token: admin });
  const remove = (id: string) => api.call(calls.deleteSlideCall, { params: { id }, token: admin });

  it('SL-5 BN-1 stores the English path of a link that was copied from a Bengali page', async () => {
    const id = await addBag();
    await change(id, { link: '/bn/shop?search=bag' });
    expect((await read(id)).link).toBe('/shop?search=bag');
    await remove(id);
  });

  it('SL-5 BN-1 takes the path of a whole address of the shop, and keeps that of another site', async () => {
    const added = await api.call(calls.postSlideCall, {
      body: { image: '/bag.png', link: 'https://shop.example/bn/shop?search=bag' },
      token: admin,
    });
    const id = added.insertedId;
    expect((await read(id)).link).toBe('/shop?search=bag');
    expect((await list()).find(({ _id }) => _id === id)?.link).toBe('/shop?search=bag');
    expect((await change(id, { link: 'https://shop.example/bn/cart' })).body.link).toBe('/cart');
    await change(id, { link: 'https://blog.example/bn/eid' });
    expect((await read(id)).link).toBe('https://blog.example/bn/eid');
    await remove(id);
  });

  it('SL-2 refuses a change of a slide that another admin has changed since it was read', async () => {
    const id = await addBag();
    const { time: seen } = await read(id);
    expect((await change(id, { title: 'New bags', seen })).status).toBe(200);
    const { status, refusal } = await change(id, { title: 'Old bags', seen });
    expect({ status, code: refusal.code, message: refusal.message }).toEqual({
      status: 409,
      code: 'changedMeanwhile',
      message:
        'Somebody else has changed this slide in the meantime. Open this page again to see it, then make your change.',
    });
    const { title, time } = await read(id);
    expect(title).toBe('New bags');
    expect((await change(id, { title: 'Old bags', seen: time })).body.title).toBe('Old bags');
    await remove(id);
  });

  it('SL-2 lets one of several changes at once win', async () => {
    const id = await addBag();
    const { time: seen } = await read(id);
    const titles = ['Red bags', 'Green bags', 'White bags'];
    const answers = await Promise.all(titles.map((title) => change(id, { title, seen })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    const winner = titles[answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).title).toBe(winner);
    await remove(id);
  });

  it('SL-2 takes a change again whose answer was lost, and one that does not say what was seen', async () => {
    const id = await addBag();
    const { time: seen } = await read(id);
    // The form sends an empty text where the stored slide has none.
    const body = { title: 'New bags', titleBengali: '', seen };
    const statuses = [
      (await change(id, body)).status,
      (await change(id, body)).status,
      (await change(id, { title: 'All bags' })).status,
    ];
    expect(statuses).toEqual([200, 200, 200]);
    expect((await read(id)).title).toBe('All bags');
    await remove(id);
  });

  it('SL-2 takes a change after another user has saved the slide as it was', async () => {
    const id = await addBag();
    const before = await read(id);
    const saved = await change(id, { title: before.title, titleBengali: '', seen: before.time });
    expect([saved.status, saved.body.time, await read(id)]).toEqual([200, before.time, before]);
    const { status, body } = await change(id, { title: 'New bags', seen: before.time });
    expect([status, body.title]).toEqual([200, 'New bags']);
    await remove(id);
  });

  it('SL-2 writes a repeated change into the audit log once', async () => {
    const id = await addBag();
    await change(id, { title: 'New bags' });
    await change(id, { title: 'New bags' });
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: id }, token: admin });
    expect(entries.map(({ action }) => action)).toEqual(['editSlide', 'addSlide']);
    await remove(id);
  });

  it('SL-2 MD-10 names in the audit log what has changed, of all that the form sends', async () => {
    const id = await addBag();
    const { image, title, button } = await read(id);
    await change(id, { image, title, link: '/shop', button, titleBengali: 'ব্যাগ', buttonBengali: '' });
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: id }, token: admin });
    expect(entries[0]?.details).toEqual({ fields: ['title in Bengali', 'link'] });
    await remove(id);
  });

  it.each([
    ['no picture', {}, 'image'],
    ['a picture that is a script', { image: 'javascript:alert(1)' }, 'image'],
    ["another host's picture without its protocol", { image: '//pictures.example/1.png' }, 'image'],
    ['a picture whose address cannot be resolved', { image: 'https://' }, 'image'],
    ['a title that is no text', { image: '/1.png', title: 1 }, 'title'],
    ['a link that is a script', { image: '/1.png', link: 'javascript:alert(1)' }, 'link'],
    [
      "a link to another host's page without its protocol",
      { image: '/1.png', link: '//evil.example' },
      'link',
    ],
    ['a link without encryption', { image: '/1.png', link: 'http://blog.example' }, 'link'],
    ['a link of 501 characters', { image: '/1.png', link: `/${'a'.repeat(500)}` }, 'link'],
    ['a button of 31 characters', { image: '/1.png', button: 'a'.repeat(31) }, 'button'],
  ])('API-7 refuses %s and adds nothing', async (_name, body, field) => {
    const before = await list();
    const answer = await api.send(calls.postSlideCall, { body, token: admin });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
    expect(await list()).toEqual(before);
  });

  it('API-7 knows no slide of another id', async () => {
    const asking = { params: { id: '0'.repeat(24) }, token: admin };
    const answers = [
      await api.send(calls.getSlideCall, asking),
      await api.send(calls.updateSlideCall, { ...asking, body: {} }),
      await api.send(calls.deleteSlideCall, asking),
      await api.send(calls.getSlideCall, { params: { id: 'first' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
  });
});
