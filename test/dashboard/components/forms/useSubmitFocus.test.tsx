import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as HandOverScreen } from '#dashboard/orders/cash/HandOverScreen.tsx';
import { Component as UpdateProductScreen } from '#dashboard/products/UpdateProductScreen.tsx';
import { Component as UpdateSlideScreen } from '#dashboard/slides/UpdateSlideScreen.tsx';
import { BarcodesForm } from '#dashboard/stock/BarcodesForm.tsx';
import { StockEntry } from '#dashboard/stock/StockEntry.tsx';
import { readScanStart } from '#dashboard/stock/scanning/scanAddress.ts';
import type { TypedBarcodes } from '#dashboard/stock/typedBarcodes.ts';
import { loseFocus } from '../../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aParcel } from '../../../support/builders/aParcel.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const slide = { _id: 's1', image: '/a.webp', title: 'Eid', link: '/shop', button: '', time: '' };
const product = { data: aProduct({ _id: 'p1' }) };

/** The name of a form, the form, its address, what the host has stored, and the button that sends it. */
const forms = [
  ['slide', <UpdateSlideScreen key="slide" />, addresses.updateSlide, slide, 'Update Slide'],
  ['product', <UpdateProductScreen key="product" />, addresses.updateProduct, product, 'Update Product'],
] as const;

const ignore = () => undefined;
const counted = { _id: 'p1', name: 'Pot', low: 3, price: 450, items: [{ color: '', size: '', pieces: 4 }] };
const start = readScanStart(new URLSearchParams());
const parcel = aParcel({
  courier: 'ownRider',
  rider: 'Karim',
  stage: 'delivered',
  cashState: 'collected',
  outstanding: 311,
  unremitted: 311,
  heldSince: '2025-01-05T08:00:00.000Z',
});
const stockEntry = <StockEntry product={counted} start={start} onGiveBarcode={ignore} />;

const Barcodes = () => {
  const [typed, setTyped] = useState<TypedBarcodes>({});
  return <BarcodesForm product={counted} scanned={null} typed={typed} setTyped={setTyped} />;
};

/** The name of a form's button, the form, its field, and what is typed there. */
const cards = [
  ['Take the cash', <HandOverScreen key="cash" />, /^Cash handed over/, '311'],
  ['Save the pieces', stockEntry, /^Pieces/, '5'],
  ['Save the barcodes', <Barcodes key="codes" />, /^Barcode of/, '96385074'],
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
          // As a browser does when the pressed button is disabled.
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

  it.each(cards)(
    'SH-16 returns to the button above which the failure stands: %s',
    async (name, form, label, text) => {
      const { user } = renderStaffScreen(
        form,
        (call) => {
          if (call.startsWith('GET'))
            return { body: { riders: ['Karim'], consignments: [parcel], total: 1 } };
          // As a browser does.
          if (document.activeElement?.matches(':disabled')) loseFocus();
          return { status: 500, body: { code: 'broken', message: 'No.', requestId: 'r1' } };
        },
        { address: '/?rider=Karim' },
      );
      await user.type(await screen.findByLabelText(label), text);
      const button = screen.getByRole('button', { name });
      await user.click(button);
      await screen.findByRole('alert');
      expect(document.activeElement).toBe(button);
    },
  );
});
