import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/shop/pages.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { PageContents } from '#domain/shop/shopPage.ts';
import { auditText } from '#domain/staff/audit.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const guide: PageContents = {
  title: 'Size guide',
  slug: 'size-guide',
  description: '',
  body: 'Ask us.',
  isPublished: true,
  inMenu: true,
  inFooter: true,
};

const ofNewShop = ['About Us', 'Contact Us', 'Delivery and returns', 'Privacy', 'Terms'];

describe.each(testDatabases())('the sequence of the pages of text on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const list = () => api.call(calls.listPagesCall, { token: admin });
  const titles = async () => (await list()).map(({ title }) => title);
  const move = async (title: string, from: number, to: number, token = admin) => {
    const id = (await list()).find((page) => page.title === title)?._id ?? '';
    return api.send(calls.movePageCall, { params: { id }, body: { from, to }, token });
  };
  const entries = async () =>
    (await api.call(listAuditEntriesCall, { query: { limit: 5 }, token: admin })).entries.map(auditText);

  it('SP-20 is chosen by admins, is that of menu and footer, and is in the audit log', async () => {
    await api.call(calls.addPageCall, { body: { page: guide }, token: admin });
    expect(await titles()).toEqual([...ofNewShop, 'Size guide']);

    const answer = await move('Size guide', 6, 1);
    expect(answer.body).toEqual({
      menuPages: [
        { to: '/size-guide', label: 'Size guide' },
        { to: '/about-us', label: 'About Us', labelBengali: 'আমাদের কথা' },
        { to: '/contact-us', label: 'Contact Us', labelBengali: 'যোগাযোগ' },
      ],
      footerPages: [
        { to: '/size-guide', label: 'Size guide' },
        { to: '/about-us', label: 'About Us', labelBengali: 'আমাদের কথা' },
        { to: '/contact-us', label: 'Contact Us', labelBengali: 'যোগাযোগ' },
      ],
      unlinkedPages: [],
    });
    await move('About Us', 2, 3);
    expect(await titles()).toEqual([
      'Size guide',
      'Contact Us',
      'About Us',
      'Delivery and returns',
      'Privacy',
      'Terms',
    ]);
    expect((await entries()).slice(0, 2)).toEqual([
      'Moved page About Us from place 2 to place 3',
      'Moved page Size guide from place 6 to place 1',
    ]);
  });

  it('SP-20 stays when a page is added, changed or removed', async () => {
    const [first] = await list();
    const id = first?._id ?? '';
    await api.call(calls.savePageCall, {
      params: { id },
      body: { version: 1, page: { ...guide, title: 'Sizes', slug: 'sizes' } },
      token: admin,
    });
    await api.call(calls.addPageCall, {
      body: { page: { ...guide, title: 'Gifts', slug: 'gifts' } },
      token: admin,
    });
    expect([(await titles()).at(0), (await titles()).at(-1)]).toEqual(['Sizes', 'Gifts']);
    await api.call(calls.deletePageCall, { params: { id }, token: admin });
    expect((await titles()).slice(0, 2)).toEqual(['Contact Us', 'About Us']);
  });

  it('SP-20 takes one of several moves of a page at once', async () => {
    const before = await titles();
    const answers = await Promise.all([move('Privacy', 4, 1), move('Privacy', 4, 2), move('Privacy', 4, 3)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changedMeanwhile',
      message:
        'Somebody else has changed the list of pages in the meantime. Look at it again, then make your change.',
    });
    expect(new Set(await titles())).toEqual(new Set(before));
  });

  it('SP-20 takes a move again whose answer was lost', async () => {
    const [first = '', second = '', ...others] = await titles();
    const answers = [await move(first, 1, 2), await move(first, 1, 2)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await titles()).toEqual([second, first, ...others]);
    expect(
      (await entries()).filter((entry) => entry === `Moved page ${first} from place 1 to place 2`),
    ).toHaveLength(1);
    await move(first, 2, 1);
  });

  it('SP-20 refuses a place that is not there, and staff', async () => {
    const before = await titles();
    const staff = await signInStaff(api, admin);
    const [first = ''] = before;
    const answers = [
      await move(first, 1, 99),
      await move(first, 1, 0),
      await move(first, 3, 2),
      await move(first, 1, 2, staff),
      // A page that is not there has no id.
      await move('No such page', 1, 2),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 409, 403, 400]);
    expect(answers[0]?.body).toMatchObject({ field: 'to', message: `The list has ${before.length} pages` });
    expect(await titles()).toEqual(before);
  });
});
