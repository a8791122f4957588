import { screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as UpdateProductScreen } from '#dashboard/products/UpdateProductScreen.tsx';
import { Component as UpdateSlideScreen } from '#dashboard/slides/UpdateSlideScreen.tsx';
import { loseFocus } from '../../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../../support/builders/aProduct.ts';

const slide = { _id: 's1', image: '/a.webp', title: 'Eid', link: '/shop', button: '', time: '' };
const product = { data: aProduct({ _id: 'p1' }) };

const forms = [
  ['slide', <UpdateSlideScreen key="slide" />, addresses.updateSlide, slide, 'Update Slide'],
  ['product', <UpdateProductScreen key="product" />, addresses.updateProduct, product, 'Update Product'],
] as const;

describe('the focus after a form was not saved', () => {
  afterEach(() => Swal.close());

  it.each(forms)(
    'SH-16 returns to the button that sent the form: %s',
    async (_name, form, path, body, name) => {
      const { user } = renderStaffScreen(
        form,
        (call) => {
          if (call.startsWith('GET')) return { body };
          loseFocus();
          return { status: 500, body: { code: 'broken', message: 'No.', requestId: 'r1' } };
        },
        { address: `${path}/1`, path: `${path}/:id` },
      );
      const button = await screen.findByRole('button', { name });
      await user.click(button);
      await user.click(await screen.findByRole('button', { name: 'OK' }));
      await waitFor(() => expect(document.activeElement).toBe(button));
    },
  );
});
