import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormik } from 'formik';
import { expect, it } from 'vitest';
import { NumberField } from '#dashboard/products/NumberField.tsx';
import { emptyProductForm, productFields, productSchema } from '#domain/products/productForm.ts';

const Fields = () => {
  const formik = useFormik({
    initialValues: emptyProductForm,
    validationSchema: productSchema,
    onSubmit: () => undefined,
  });
  return (
    <>
      <NumberField formik={formik} name="offerPrice" label="Offer price" step={0.01} />
      <NumberField formik={formik} name="ratings" label="Rating" step={0.1} max={5} />
      <output>{JSON.stringify(productFields(formik.values))}</output>
    </>
  );
};

const sent = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;

it('AP-5 BN-7 a number of a product takes both digits, and the arrow keys step it within its limits', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  await user.type(screen.getByRole('textbox', { name: 'Offer price' }), '১,২5০.৫');
  expect(sent()).toMatchObject({ offerPrice: 1250.5, ratings: null });

  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('textbox', { name: 'Rating' }));
  // The first key enters the least rating, 1, below which the second does not go.
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
  expect(sent()).toMatchObject({ offerPrice: 1250.51, ratings: 1.1 });

  await user.clear(screen.getByRole('textbox', { name: 'Rating' }));
  await user.keyboard('৫{ArrowUp}');
  expect(sent()).toMatchObject({ ratings: 5 });

  await user.clear(screen.getByRole('textbox', { name: 'Rating' }));
  await user.keyboard('পাঁচ');
  await user.tab();
  expect(await screen.findByText('Rating must be a number')).toBeTruthy();
});
