import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/shop/pages.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { fixedPages, type PageContents } from '#domain/shop/shopPage.ts';
import { auditText } from '#domain/staff/audit.ts';
import { addressOfMovedPage } from '#server/pages/addressOfMovedPage.ts';
import type { CurrentShopSettings } from '#server/shopSettings/currentShopSettings.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const guide: PageContents = {
  title: 'Size guide',
  slug: 'size-guide',
  description: 'How {name} measures.',
  body: '# Sizes\n\nAsk {name} at {helpline}.\n\n![A tape](/pictures/0123456789abcdef01234567-900.webp)',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};

const guideHtml = `<h2>Sizes</h2>
<p>Ask Hatkhola at 09600-000111.</p>
<p><img src="/pictures/0123456789abcdef01234567-900.webp" srcset="/pictures/0123456789abcdef01234567-160.webp 160w, /pictures/0123456789abcdef01234567-300.webp 300w, /pictures/0123456789abcdef01234567-450.webp 450w, /pictures/0123456789abcdef01234567-900.webp 900w" sizes="(min-width: 800px) 760px, 100vw" alt="A tape" loading="lazy" decoding="async"></p>
`;

const firstLinks = [
  { to: '/about-us', label: 'About Us', labelBengali: 'আমাদের কথা' },
  { to: '/contact-us', label: 'Contact Us', labelBengali: 'যোগাযোগ' },
];

describe.each(testDatabases())('the pages of text on $name', (at) => {
  let api: Api;
  let admin: string;
  let shopSettings: CurrentShopSettings;
  beforeAll(async () => {
    api = await startApi(
      at,
      { publicUrl: 'https://shop.example' },
      {
        extend: async (_app, parts) => {
          shopSettings = parts.shopSettings;
        },
      },
    );
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const list = () => api.call(calls.listPagesCall, { token: admin });
  const read = (id: string) => api.call(calls.getPageCall, { params: { id }, token: admin });
  const add = (page: PageContents) => api.send(calls.addPageCall, { body: { page }, token: admin });
  const save = (id: string, version: number, page: PageContents) =>
    api.send(calls.savePageCall, { params: { id }, body: { version, page }, token: admin });
  const remove = (id: string) => api.send(calls.deletePageCall, { params: { id }, token: admin });
  const open = (slug: string) => api.send(calls.getPublicPageCall, { params: { slug } });
  const leadsTo = (address: string) => addressOfMovedPage(shopSettings.pages, address);
  const lastEntry = async (): Promise<string | undefined> => {
    const { entries } = await api.call(listAuditEntriesCall, { query: { limit: 1 }, token: admin });
    return entries.map(auditText)[0];
  };
  const added = async (page: PageContents): Promise<string> => {
    const { status, body } = await add(page);
    expect([status, body]).toEqual([200, expect.objectContaining({ insertedId: expect.any(String) })]);
    return (body as { insertedId: string }).insertedId;
  };

  it('SP-9 of a new shop are About and Contact, published, and three drafts', async () => {
    expect((await list()).map(({ slug, isPublished }) => [slug, isPublished])).toEqual([
      ['about-us', true],
      ['contact-us', true],
      ['delivery-and-returns', false],
      ['privacy', false],
      ['terms', false],
    ]);
    expect(shopSettings.shop).toMatchObject({
      menuPages: firstLinks,
      footerPages: firstLinks,
      unlinkedPages: [],
    });
    const about = await open('about-us');
    expect(about.body).toMatchObject({
      title: 'About Us',
      html: expect.stringContaining('Hatkhola sells imported goods for home, family and work'),
    });
  });

  it('SP-9 SP-5 are shown as soon as they are published, with the data of the shop, and gone when removed', async () => {
    const id = await added(guide);
    expect(await lastEntry()).toBe('Added page Size guide');
    expect((await open('size-guide')).body).toEqual({
      slug: 'size-guide',
      title: 'Size guide',
      description: 'How Hatkhola measures.',
      html: guideHtml,
    });
    expect(shopSettings.shop.footerPages).toEqual([
      ...firstLinks,
      { to: '/size-guide', label: 'Size guide' },
    ]);

    const before = shopSettings.frameVersion;
    await save(id, 1, { ...guide, inFooter: false });
    expect(await lastEntry()).toBe('Edited page Size guide: In the footer from true to false');
    expect(shopSettings.shop).toMatchObject({ footerPages: firstLinks, unlinkedPages: ['/size-guide'] });
    expect(shopSettings.frameVersion).not.toBe(before);

    await save(id, 2, { ...guide, isPublished: false });
    expect((await open('size-guide')).status).toBe(404);
    await save(id, 3, guide);
    expect((await open('size-guide')).status).toBe(200);
    const removed = await remove(id);
    expect([removed.status, removed.body]).toEqual([
      200,
      expect.objectContaining({ deletedCount: 1, footerPages: firstLinks }),
    ]);
    expect(await lastEntry()).toBe('Deleted page Size guide');
    expect([
      (await open('size-guide')).status,
      (await remove(id)).status,
      (await save(id, 4, guide)).status,
    ]).toEqual([404, 404, 404]);
  });

  it('SP-9 BN-1 lead to a page of the shop by its path, of which the text has the whole address', async () => {
    const id = await added({ ...guide, body: '[All](https://shop.example/shop?a=1&b=2)' });
    const html = '<p><a href="/shop?a=1&amp;b=2">All</a></p>\n';
    expect((await open('size-guide')).body).toMatchObject({ html });
    await remove(id);
  });

  it('SP-9 a draft of a new shop can be changed, published and removed', async () => {
    const privacy = (await list()).find(({ slug }) => slug === 'privacy');
    const id = privacy?._id ?? '';
    const { page, version, previous } = await read(id);
    expect([version, previous]).toEqual([0, null]);
    await save(id, 0, { ...page, isPublished: true, slug: 'your-data' });
    expect(await read(id)).toEqual({
      _id: id,
      version: 1,
      page: { ...page, isPublished: true, slug: 'your-data' },
      previous: page,
    });
    expect([(await open('privacy')).status, (await open('your-data')).status]).toEqual([404, 200]);
    await remove(id);
    expect((await list()).map(({ slug }) => slug)).not.toContain('your-data');
    // Its first address is free for another page.
    await remove(await added({ ...guide, slug: 'privacy' }));
  });

  it('SP-9 lead on from each earlier address, until another page has it', async () => {
    const id = await added(guide);
    await save(id, 1, { ...guide, slug: 'sizes' });
    await save(id, 2, { ...guide, slug: 'all-sizes' });
    expect(['/size-guide', '/sizes?utm=mail', '/all-sizes'].map(leadsTo)).toEqual([
      '/all-sizes',
      '/all-sizes?utm=mail',
      null,
    ]);
    const other = await added({ ...guide, title: 'Sizes of shoes', slug: 'sizes' });
    expect(['/size-guide', '/sizes'].map(leadsTo)).toEqual(['/all-sizes', null]);
    await save(id, 3, guide);
    expect(['/size-guide', '/all-sizes'].map(leadsTo)).toEqual([null, '/size-guide']);
    await save(id, 4, { ...guide, isPublished: false });
    expect(leadsTo('/all-sizes')).toBeNull();
    await remove(other);
    await remove(id);
  });

  it('SP-9 keep what another admin has saved meanwhile', async () => {
    const id = await added(guide);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) => save(id, 1, { ...guide, title: `Guide ${number}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect((await read(id)).version).toBe(2);
    await remove(id);
  });

  it('SP-9 are added once when the answer was lost and the form is sent again', async () => {
    const id = await added(guide);
    const before = [await list(), await lastEntry()];
    expect([await added(guide), [await list(), await lastEntry()]]).toEqual([id, before]);
    await remove(id);
  });

  it('SP-9 of two pages that want one address at the same time, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => add({ ...guide, title: `Guide ${number}` })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 5 }, () => [
        400,
        expect.objectContaining({
          code: 'invalid',
          field: 'page.slug',
          message: 'Another page has the address size-guide already. Please choose another one',
        }),
      ]),
    );
    const kept = (await list()).find(({ slug }) => slug === 'size-guide');
    const other = await added({ ...guide, slug: 'other-guide' });
    expect((await save(other, 1, guide)).body).toMatchObject({ code: 'invalid', field: 'page.slug' });
    await remove(other);
    await remove(kept?._id ?? '');
  });

  it.each<[string, Partial<Record<keyof PageContents, unknown>>, string]>([
    ['a slug of 500 letters', { slug: 'a'.repeat(500) }, 'page.slug'],
    ['no slug', { slug: '' }, 'page.slug'],
    ['a slug with a slash', { slug: 'a/b' }, 'page.slug'],
    ['a slug with a dot', { slug: 'robots.txt' }, 'page.slug'],
    ['a slug with capital letters', { slug: 'Cart' }, 'page.slug'],
    ['the address of a route', { slug: 'cart' }, 'page.slug'],
    ['the address of the API', { slug: 'api' }, 'page.slug'],
    ['the address of About', { slug: 'about-us' }, 'page.slug'],
    ['a slug that is a list', { slug: ['cart'] }, 'page.slug'],
    ['no title', { title: ' ' }, 'page.title'],
    ['a title of 61 characters', { title: 't'.repeat(61) }, 'page.title'],
    ['a text of 20,001 characters', { body: 'x'.repeat(20_001) }, 'page.body'],
    ['a script', { body: 'Hello\n\n<script>alert(1)</script>' }, 'page.body'],
    ['a picture that runs a script', { body: 'a <img src=x onerror=alert(1)>' }, 'page.body'],
    ['a link that runs a script', { body: '[x](javascript:alert(1))' }, 'page.body'],
    ['a link with data', { body: '[x](data:text/html,hello)' }, 'page.body'],
    ['a link without an address', { body: '[x](cart)' }, 'page.body'],
    ['a picture of another site', { body: '![x](https://other.example/a.png)' }, 'page.body'],
    ['a switch that is a text', { isPublished: 'yes' }, 'page.isPublished'],
  ])('SP-9 SEC-3 refuse %s and store nothing', async (_name, changes, field) => {
    const before = await list();
    const body = { page: { ...guide, ...changes } as PageContents };
    const answer = await api.send(calls.addPageCall, { body, token: admin });
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'invalid', field })]);
    expect(await list()).toEqual(before);
  });

  it('SP-9 About keeps its address, and can be hidden but not removed', async () => {
    const { page, version } = await read(fixedPages.about);
    const answer = await save(fixedPages.about, version, { ...page, slug: 'our-story' });
    expect(answer.body).toMatchObject({ code: 'invalid', field: 'page.slug' });
    expect((await remove(fixedPages.about)).body).toMatchObject({ code: 'invalid', field: 'id' });
    await save(fixedPages.about, version, { ...page, isPublished: false });
    expect((await open('about-us')).status).toBe(404);
    await save(fixedPages.about, version + 1, page);
    expect((await open('about-us')).status).toBe(200);
  });

  const preview = (body: string, language?: 'bn') =>
    api.send(calls.previewPageCall, { body: { body, language }, token: admin });

  it('SP-9 BN-5 a preview is in its language, tells the line of a fault and stores nothing', async () => {
    expect((await preview('**{name}**')).body).toEqual({ html: '<p><strong>Hatkhola</strong></p>\n' });
    expect((await preview('{returnDays}', 'bn')).body).toEqual({ html: '<p>৭ দিন</p>\n' });
    expect((await preview('a\n\nb <b>c</b>')).body).toMatchObject({
      field: 'body',
      message: 'Line 3 of the text has HTML, which a page may not have; please use Markdown',
    });
  });

  it('SP-9 staff may neither read the list nor write', async () => {
    const staff = await signInStaff(api, admin);
    const answers = [
      await api.send(calls.listPagesCall, { token: staff }),
      await api.send(calls.addPageCall, { body: { page: guide }, token: staff }),
      await api.send(calls.previewPageCall, { body: { body: 'x' }, token: staff }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
