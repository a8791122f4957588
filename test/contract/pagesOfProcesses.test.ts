import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/shop/pages.ts';
import type { PageContents } from '#domain/shop/shopPage.ts';
import { openTwoProcesses, type TwoProcesses } from '../support/servers/openTwoProcesses.ts';
import { adminPerson } from '../support/servers/startApi.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';

const guide: PageContents = {
  title: 'Size guide',
  slug: 'size-guide',
  description: '',
  body: 'Ask us.',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};

describe.each(onlyPostgresql())('the pages of text with two processes on one $name', (at) => {
  let processes: TwoProcesses;
  beforeAll(async () => {
    processes = await openTwoProcesses(at);
  });
  afterAll(() => processes?.close());

  it('SP-5 SP-9 reach the other process within two seconds', async () => {
    const { one, other, seenByOther } = processes;
    const admin = await one.signIn(adminPerson);
    await one.call(calls.addPageCall, { body: { page: guide }, token: admin });
    await expect
      .poll(() => seenByOther.shopSettings.shop.footerPages, { timeout: 2000 })
      .toContainEqual({ to: '/size-guide', label: 'Size guide' });
    const { body } = await other.send(calls.getPublicPageCall, { params: { slug: 'size-guide' } });
    expect(body).toMatchObject({ title: 'Size guide' });
  });
});
