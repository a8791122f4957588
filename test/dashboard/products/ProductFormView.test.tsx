import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProductFormView } from '#dashboard/products/ProductFormView.tsx';
import { useProductForm } from '#dashboard/products/useProductForm.ts';
import { emptyProductForm, type ProductForm } from '#domain/products/productForm.ts';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

/** Renders the form; returns the user and what the form calls. */
const renderForm = (
  initialForm: ProductForm = emptyProductForm,
  save = async () => undefined,
  imageUrls: readonly string[] = [],
) => {
  const saved = {
    save: vi.fn<(body: unknown) => Promise<void>>(save),
    onFailed: vi.fn(() => Promise.resolve()),
  };
  const Form = () => {
    const state = useProductForm({
      initialForm,
      imageUrls,
      save: saved.save,
      onSaved: () => undefined,
      onFailed: saved.onFailed,
    });
    return <ProductFormView title="ADD A PRODUCT" submit="Add Product" state={state} />;
  };
  return { ...renderScreen(<Form />, { fetch: fakeCatalog([]).fetch }), ...saved };
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choice = (set: string, name: string) =>
  within(screen.getByRole('group', { name: set })).getByRole<HTMLInputElement>('checkbox', { name });
const submit = () => screen.getByRole('button', { name: 'Add Product' });

describe('ProductFormView', () => {
  it('AP-5 saves an empty form: no field is required', async () => {
    const { user, save } = renderForm();
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith({
      name: '',
      description: '',
      descriptionBengali: '',
      nameBengali: '',
      videoLink: '',
      category: '',
      subCategory: '',
      productType: '',
      sizes: [],
      colors: [],
      originalPrice: null,
      offerPrice: null,
      ratings: null,
      reviews: null,
      soldOut: false,
      stockCount: 'uncounted',
      lowStock: 3,
      images: [],
      imageColors: [],
    });
  });

  it('AP-5 says what a product needs to be bought, since no field is required', () => {
    renderForm();
    const hint = "Without a name, a price or a picture, customers see the product but can't buy it.";
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('AP-2 HM-4 says what the type of a product is for', () => {
    renderForm();
    const hint = document.getElementById(field('Type').getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'The home page shows the product in the row of this name; one without a type only in New Arrivals, as long as no product has the type New Arrivals.',
    );
  });

  it('BY-3 a picture shows one of the chosen colors; without the picture or the color it shows none', async () => {
    const { user, save } = renderForm(
      { ...emptyProductForm, colors: ['Black', 'Red'], imageColors: ['Red', '', 'Black'] },
      undefined,
      ['/pictures/a-450.webp', '/pictures/b-450.webp', '/pictures/c-450.webp'],
    );
    expect(field('Color in image 1').value).toBe('Red');
    expect(screen.queryByLabelText('Color in image 4')).toBeNull();
    await user.selectOptions(field('Color in image 2'), 'Black');
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    await user.click(submit());
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({
          images: ['/pictures/b-450.webp', '/pictures/c-450.webp'],
          imageColors: ['Black', 'Black'],
        }),
      ),
    );
    await user.click(choice('Colors', 'Black'));
    await user.click(submit());
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ colors: ['Red'], imageColors: ['', ''] }),
      ),
    );
  });

  it('AP-5 saves nothing while a file that is no image is chosen, and keeps the stored image once it is taken back', async () => {
    const { save } = renderForm(emptyProductForm, undefined, ['/pictures/a-450.webp']);
    const user = userEvent.setup({ applyAccept: false });
    const list = new File(['%PDF'], 'list.pdf', { type: 'application/pdf' });
    await user.upload(field('Image 1, 450px by 450px'), list);
    await user.click(submit());
    const summary = await screen.findByRole('group', { name: 'One field needs another look:' });
    expect(within(summary).getByRole('link').textContent).toBe(
      'Image 1, 450px by 450px: Only an image file can be used.',
    );
    expect(save).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove Image 1' }));
    await user.click(submit());
    await waitFor(() =>
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ images: ['/pictures/a-450.webp'] })),
    );
  });

  it('AP-5 saves no offer above the original price', async () => {
    const { user, save } = renderForm({ ...emptyProductForm, originalPrice: '450' });
    await user.type(field('Offer price (৳)'), '500');
    await user.click(submit());
    await waitFor(() => expect(field('Offer price (৳)').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('The offer price may not be above the original price')).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    await user.clear(field('Original price (৳)'));
    await user.type(field('Original price (৳)'), '500');
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['Original price (৳)', '0.5', 'Original price must be at least 1'],
    ['Offer price (৳)', '10.555', 'Offer price may have at most two decimals'],
    ['Ratings', '5.1', 'Rating may be at most 5'],
    ['Ratings', '4.25', 'Rating goes in steps of 0.1'],
    ['Reviews', '1.5', 'Reviews must be a whole number'],
    ['Video link', 'video', 'Video link must be a web address'],
  ])('AP-5 describes %s of %s by its error and saves nothing', async (name, value, error) => {
    const { user, save } = renderForm();
    await user.type(field(name), value);
    await user.click(submit());
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(error)).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });

  it('AP-5 empties the sub-category when another category is chosen', async () => {
    const { user } = renderForm({ ...emptyProductForm, category: 'Bag Items', subCategory: 'Belt Bags' });
    expect(field('Sub-category').value).toBe('Belt Bags');
    await screen.findByRole('option', { name: 'Men Items' });
    await user.selectOptions(field('Category'), 'Men Items');
    expect(field('Sub-category').value).toBe('');
    expect([...field('Sub-category').children].map(({ textContent }) => textContent)).not.toContain(
      'Belt Bags',
    );
  });

  it('AP-3 keeps a size and a color that are no choices of the shop', async () => {
    const { user, save } = renderForm({ ...emptyProductForm, sizes: ['M', '42 EU'], colors: ['Teal'] });
    expect(choice('Sizes', '42 EU').checked).toBe(true);
    await user.click(choice('Sizes', 'S'));
    await user.click(choice('Colors', 'Black'));
    await user.click(submit());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ sizes: ['S', 'M', '42 EU'], colors: ['Black', 'Teal'] }),
    );
  });

  it('AP-3 lets a type that is none of the shop be chosen again', async () => {
    const { user } = renderForm({ ...emptyProductForm, productType: 'Hand made' });
    await user.selectOptions(screen.getByLabelText('Type'), '');
    await user.selectOptions(screen.getByLabelText('Type'), 'Hand made');
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('Hand made');
  });

  it('ER-1 AP-2 keeps what was typed when saving fails', async () => {
    const { user, onFailed } = renderForm(emptyProductForm, () => Promise.reject(new Error('no network')));
    await user.type(field('Name'), 'Kettle');
    await user.click(submit());
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(field('Name').value).toBe('Kettle');
    await waitFor(() => expect(submit().getAttribute('aria-busy')).not.toBe('true'));
  });
});
