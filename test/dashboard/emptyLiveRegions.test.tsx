import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InlineField } from '#dashboard/components/forms/InlineField.ts';
import { InHandNotice } from '#dashboard/orders/InHandNotice.tsx';
import { NewOrdersButton } from '#dashboard/orders/NewOrdersButton.tsx';
import { PictureUpload } from '#dashboard/pages/PictureUpload.tsx';
import { CourierSetupCard } from '#dashboard/shopSettings/CourierSetupCard.tsx';
import type { CourierSetup } from '#domain/consignments/courierSetup.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { renderStaffScreen } from '../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../support/builders/anOrder.ts';

/** A hidden region announces nothing that comes into it: it has to be there before, although it is empty. */
const expectRegion = (region: Element | null) => {
  expect(region?.textContent).toBe('');
  expect(region === null ? 'missing' : getComputedStyle(region).display).not.toBe('none');
};

const setup: CourierSetup = {
  courier: 'pathao',
  state: 'ready',
  missing: [],
  reason: '',
  webhookUrl: 'https://shop.example/api/couriers/pathao',
  takesWebhooks: true,
  canTry: true,
};

describe('an empty live region', () => {
  it('DK-15 is there before a colleague has the order', () => {
    const { container } = renderStaffScreen(<InHandNotice order={anOrder({})} />, () => ({
      body: { inHand: [] },
    }));
    expectRegion(container.querySelector('[role=status]'));
  });

  it('MD-9 is there before a new order comes', () => {
    const newOrders = { count: 0, hasChanged: false };
    const { container } = render(
      <NewOrdersButton newOrders={newOrders} isFiltered={false} busy={false} onShow={() => undefined} />,
    );
    expectRegion(container.querySelector('[role=status]'));
  });

  it('CR-14 is there before the keys of a courier are tried', async () => {
    const { container } = renderStaffScreen(<CourierSetupCard />, () => ({ body: [setup] }));
    await screen.findByRole('button', { name: /^Try the keys/ });
    expectRegion(container.querySelector('[role=status]'));
  });

  it('SP-9 is there before a picture is uploaded', () => {
    const { container } = renderStaffScreen(
      <PictureUpload onUploaded={() => undefined} onUpload={() => undefined} />,
      () => ({
        body: {},
      }),
    );
    expectRegion(container.querySelector('[role=status]'));
  });

  it('CN-3 is there before a field beside its label has an error', () => {
    const { container } = render(
      <InlineField>
        <TextField label="Page" />
      </InlineField>,
    );
    expectRegion(container.querySelector('[aria-live]'));
  });
});
