import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CategoriesQuery,
  changeCategoriesCall,
  listCategoriesCall,
} from '#contract/products/categories.ts';
import { checkProductImportCall, exportProductsCall } from '#contract/products/productImport.ts';
import * as products from '#contract/products/products.ts';
import { listStockCall } from '#contract/products/stock.ts';
import { askForStockCall, listStockRequestsCall } from '#contract/products/stockRequests.ts';
import * as pages from '#contract/shop/pages.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import * as slides from '#contract/shop/slides.ts';
import { fixedPages } from '#domain/shop/shopPage.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** An answer that refuses. */
interface Refused {
  readonly status: number;
  readonly refusal: { readonly field?: string | undefined };
}

describe.each(testDatabases())('names in Bengali on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const change = (id: string, body: products.ProductBody) =>
    api.call(products.updateProductCall, { params: { id }, body, token: admin });

  it('BN-5 a product has them in every answer, and leaves out those that it does not have', async () => {
    const plain = await addProduct(api, admin, { name: 'Plain cup' });
    const id = await addProduct(api, admin, {
      name: 'Cotton panjabi',
      nameBengali: 'সুতি পাঞ্জাবি',
      descriptionBengali: 'কাপড়: সুতি',
    });
    const texts = { name: 'Cotton panjabi', nameBengali: 'সুতি পাঞ্জাবি', descriptionBengali: 'কাপড়: সুতি' };
    const { data: one } = await api.call(products.getProductCall, { params: { id } });
    const { data: list } = await api.call(products.listProductsCall);
    expect(one).toMatchObject(texts);
    expect(list.find(({ _id }) => _id === id)).toMatchObject(texts);
    expect(list.find(({ _id }) => _id === plain)).not.toHaveProperty('nameBengali');

    expect((await change(id, { soldOut: true })).data).toMatchObject(texts);
    const { data: emptied } = await change(id, { nameBengali: '', descriptionBengali: '' });
    expect(emptied).not.toHaveProperty('nameBengali');
    expect(emptied).not.toHaveProperty('descriptionBengali');
  });

  it('BN-5 staff find a counted product by either name in the stock and in what is asked for, which bring both', async () => {
    const name = 'Jamdani';
    const nameBengali = 'জামদানি শাড়ি';
    const id = await addProduct(api, admin, { stockCount: 'whole', name, nameBengali });
    await api.call(askForStockCall, {
      body: { product: id, color: '', size: '', mobileNumber: '01711000111', website: '' },
    });
    for (const searchQuery of [name, nameBengali]) {
      const asking = { query: { searchQuery }, token: admin };
      const stock = await api.call(listStockCall, asking);
      const { items } = await api.call(listStockRequestsCall, asking);
      expect(stock.data).toMatchObject([{ _id: id, name, nameBengali }]);
      expect(items.map(({ product }) => product)).toEqual([{ id, name, nameBengali }]);
    }
  });

  it('BN-5 BN-7 refuses vowel signs, joiners or a dash alone, a longer text and one that is no text, with the field', async () => {
    const id = await addProduct(api, admin, { name: 'Refusing cup' });
    const { version, settings } = await api.call(getShopSettingsCall, { token: admin });
    const page = (await api.call(pages.getPageCall, { params: { id: fixedPages.about }, token: admin })).page;
    const category = { kind: 'add', category: '', subCategory: '', name: 'Tea', version: 0 } as const;
    type Tried = [field: string, longest: number, send: (text: never) => Promise<Refused>];
    const tried: readonly Tried[] = [
      [
        'nameBengali',
        300,
        (text) =>
          api.send(products.updateProductCall, { params: { id }, body: { nameBengali: text }, token: admin }),
      ],
      [
        'nameBengali',
        60,
        (text) => api.send(changeCategoriesCall, { body: { ...category, nameBengali: text }, token: admin }),
      ],
      [
        'titleBengali',
        200,
        (text) =>
          api.send(slides.postSlideCall, {
            body: { image: '/pictures/eid-900.webp', titleBengali: text },
            token: admin,
          }),
      ],
      [
        'page.titleBengali',
        60,
        (text) =>
          api.send(pages.savePageCall, {
            params: { id: fixedPages.about },
            body: { version: 0, page: { ...page, titleBengali: text } },
            token: admin,
          }),
      ],
      ...(['nameBengali', 'addressBengali', 'promoButtonBengali'] as const).map(
        (field): Tried => [
          `settings.${field}`,
          { nameBengali: 40, addressBengali: 200, promoButtonBengali: 30 }[field],
          (text) =>
            api.send(saveShopSettingsCall, {
              body: { version, settings: { ...settings, [field]: text } },
              token: admin,
            }),
        ],
      ),
    ];
    for (const [field, longest, send] of tried) {
      const faulty = ['\u09be\u09cd', '\u200d\u200c', '—', 'ক'.repeat(longest + 1), 7, ['ক'], {}];
      for (const text of faulty) {
        const { status, refusal } = await send(text as never);
        expect([field, text, status, refusal.field]).toEqual([field, text, 400, field]);
      }
    }
  });

  it('BN-9 refuses a name, a title and a shop’s name that consist of marks alone, with their field', async () => {
    const id = await addProduct(api, admin, { name: 'Named cup' });
    const page = fixedPages.contact;
    const opened = await api.call(pages.getPageCall, { params: { id: page }, token: admin });
    const { settings, version } = await api.call(getShopSettingsCall, { token: admin });
    const refusals = await Promise.all(
      ['\u09be\u09cd', '\u200d\u200c'].flatMap((marks) => [
        api.send(products.updateProductCall, { params: { id }, body: { name: marks }, token: admin }),
        api.send(pages.savePageCall, {
          params: { id: page },
          body: { version: opened.version, page: { ...opened.page, title: marks } },
          token: admin,
        }),
        api.send(saveShopSettingsCall, {
          body: { version, settings: { ...settings, name: marks } },
          token: admin,
        }),
      ]),
    );
    const [product, title, name] = ['name', 'page.title', 'settings.name'].map((field) => [400, field]);
    expect(refusals.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      product,
      title,
      name,
      product,
      title,
      name,
    ]);
  });

  it('BN-5 a file of products has them, and its check tells what changes', async () => {
    const id = await addProduct(api, admin, { name: 'Filed cup', nameBengali: 'কাপ' });
    const file = await api.call(exportProductsCall, { token: admin });
    expect(file.split('\r\n')[0]).toContain('"Name in Bengali","Description in Bengali"');
    expect(file).toContain('"কাপ"');
    const { products: rows } = await api.call(checkProductImportCall, {
      body: {
        products: [
          { row: 2, id, nameBengali: 'চায়ের কাপ', descriptionBengali: '' },
          { row: 3, id, nameBengali: 'কাপ', descriptionBengali: '' },
        ],
        replacesPictures: false,
      },
      token: admin,
    });
    expect(rows.map(({ kind, changes }) => ({ kind, changes }))).toEqual([
      { kind: 'changed', changes: [{ field: 'Name in Bengali', from: 'কাপ', to: 'চায়ের কাপ' }] },
      { kind: 'same', changes: [] },
    ]);
  });

  it("BN-5 a new shop's sub-category has one in answers for Bengali pages alone, where the shop gave it none", async () => {
    const id = await addProduct(api, admin, { category: 'Kitchen Items', subCategory: 'Cookware' });
    const namesOf = async (query: CategoriesQuery) => {
      const { categories } = await api.call(listCategoriesCall, { query });
      return categories.flatMap(({ subCategories }) => subCategories.map(({ nameBengali }) => nameBengali));
    };
    const query = { category: 'kitchen items' };
    expect((await namesOf(query)).join('')).toBe('');
    const first = await namesOf({ ...query, language: 'bn' });
    expect([first[0], first.includes('')]).toEqual(['হাঁড়ি-পাতিল', false]);
    const product = async () => (await api.call(products.getProductCall, { params: { id } })).data;
    expect((await product()).subCategoryBengali).toBe('হাঁড়ি-পাতিল');

    const place = { category: 'kitchen items', subCategory: 'cookware' };
    const body = { ...place, kind: 'edit', name: 'Cookware', nameBengali: 'রান্নার পাত্র', version: 0 } as const;
    await api.call(changeCategoriesCall, { body, token: admin });
    expect((await namesOf({ ...query, language: 'bn' }))[0]).toBe('রান্নার পাত্র');
    expect((await product()).subCategoryBengali).toBe('রান্নার পাত্র');
    const plain = await addProduct(api, admin, { name: 'Nowhere' });
    const { data } = await api.call(products.getProductCall, { params: { id: plain } });
    expect(data).not.toHaveProperty('subCategoryBengali');
    const answer = await api.send(listCategoriesCall, { query: { language: 'en' as 'bn' } });
    expect([answer.status, answer.refusal.field]).toEqual([400, 'language']);
  });

  it('BN-5 a slide has its title and button', async () => {
    const texts = { title: 'Eid', titleBengali: 'ঈদ', button: 'See', buttonBengali: 'দেখুন' };
    const { insertedId: id } = await api.call(slides.postSlideCall, {
      body: { image: '/pictures/eid-900.webp', ...texts },
      token: admin,
    });
    expect(await api.call(slides.getSlideCall, { params: { id } })).toMatchObject(texts);
    const body = { titleBengali: '' };
    const changed = await api.call(slides.updateSlideCall, { params: { id }, body, token: admin });
    expect(changed).not.toHaveProperty('titleBengali');
    expect(changed.buttonBengali).toBe('দেখুন');
  });

  it('BN-5 a page of text has its title, description and text, and its links the title', async () => {
    const id = fixedPages.contact;
    const { page, version } = await api.call(pages.getPageCall, { params: { id }, token: admin });
    const { footerPages } = await api.call(pages.savePageCall, {
      params: { id },
      body: { version, page: { ...page, titleBengali: 'কথা বলুন', bodyBengali: '**{nameBengali}**' } },
      token: admin,
    });
    expect(footerPages.find(({ to }) => to === '/contact-us')).toEqual({
      to: '/contact-us',
      label: 'Contact Us',
      labelBengali: 'কথা বলুন',
    });
    expect(await api.call(pages.getPublicPageCall, { params: { slug: 'contact-us' } })).toMatchObject({
      title: 'Contact Us',
      titleBengali: 'কথা বলুন',
      // As the page of a new shop has it.
      descriptionBengali: 'হাটখোলা-এর ফোন, ই-মেইল ও ঢাকার ঠিকানা।',
      htmlBengali: '<p><strong>হাটখোলা</strong></p>\n',
    });
    const list = await api.call(pages.listPagesCall, { token: admin });
    expect(list.find(({ _id }) => _id === id)?.titleBengali).toBe('কথা বলুন');
    const faulty = { ...page, bodyBengali: '<b>কথা</b>' };
    const answer = await api.send(pages.savePageCall, {
      params: { id },
      body: { version: version + 1, page: faulty },
      token: admin,
    });
    expect([answer.status, answer.refusal.field]).toEqual([400, 'page.bodyBengali']);
  });
});
