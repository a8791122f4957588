import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BuyBox } from '#storefront/product/BuyBox.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const offer = () => screen.queryByRole('button', { name: 'Tell me when it is back' });
const numberField = () => screen.findByLabelText(/^Your mobile number/);

/** A host that keeps what it was sent, and answers with the status. */
const askedHost = (status = 200) => {
  const sent: unknown[] = [];
  const answer: typeof fetch = async (to, init) => {
    const request = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
    sent.push(JSON.parse(await request.text()));
    const refusal = {
      code: 'changedMeanwhile',
      message: 'Cup is back: you can order it now.',
      requestId: 'r',
    };
    return Response.json(status === 200 ? { isNoted: true } : refusal, { status });
  };
  return { sent, answer };
};

describe('TellMe', () => {
  it('GS-9 takes the phone number of who waits for a sold-out product, in any spelling', async () => {
    const { sent, answer } = askedHost();
    const { user } = renderScreen(<BuyBox product={aProduct({ soldOut: true })} />, { fetch: answer });
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    await user.type(await numberField(), '+880 1711-000001');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));

    expect(
      await screen.findByText(
        'We will call 01711000001 when it is back. Your number is deleted after the call, or after 90 days.',
      ),
    ).toBeTruthy();
    // `website` is a hidden field, which only programs fill in.
    expect(sent).toEqual([
      { product: aProduct()._id, color: '', size: '', mobileNumber: '01711000001', website: '' },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('GS-9 SH-16 focuses what the shop has noted, since the form is gone', async () => {
    const { answer } = askedHost();
    const { user } = renderScreen(<BuyBox product={aProduct({ soldOut: true })} />, { fetch: answer });
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    await user.type(await numberField(), '01711000001{Enter}');
    const noted = await screen.findByText(/^We will call/);
    expect(document.activeElement).toBe(noted.closest('[role="status"]'));
  });

  it('GS-9 says what is no phone number, and why the shop refuses one', async () => {
    const { sent, answer } = askedHost(409);
    const { user } = renderScreen(<BuyBox product={aProduct({ soldOut: true })} />, { fetch: answer });
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    const send = await screen.findByRole('button', { name: 'Tell me' });
    await user.type(await numberField(), '0171');
    await user.click(send);
    expect((await screen.findAllByText('Number must be 11 digit')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await user.type(await numberField(), '1000001');
    await user.click(send);
    expect((await screen.findByRole('alert')).textContent).toBe('Cup is back: you can order it now.');
  });

  it('GS-9 waits for the item that was chosen, although the product has gained a colour since', async () => {
    const { sent, answer } = askedHost();
    const stock = { count: 'variants', low: 3, isOut: true, items: [] } as const;
    const Page = () => {
      const [colors, setColors] = useState(['Red', 'Blue']);
      return (
        <>
          <BuyBox product={aProduct({ colors, sizes: ['M'], stock })} />
          <button type="button" onClick={() => setColors(['Green', 'Red', 'Blue'])}>
            Change the product
          </button>
        </>
      );
    };
    const { user } = renderScreen(<Page />, { fetch: answer });
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    await user.selectOptions(await screen.findByLabelText(/^Which one/), 'Blue, M');
    await user.type(await numberField(), '01711000001');
    await user.click(screen.getByRole('button', { name: 'Change the product' }));
    await user.click(screen.getByRole('button', { name: 'Tell me' }));

    await screen.findByText(/^We will call/);
    expect(sent).toEqual([expect.objectContaining({ color: 'Blue', size: 'M' })]);
  });

  it('GS-9 lets the shopper choose which colour and size to wait for when all are sold out', async () => {
    const { sent, answer } = askedHost();
    const stock = { count: 'variants', low: 3, isOut: true, items: [] } as const;
    const product = aProduct({ colors: ['Red', 'Blue'], sizes: ['M'], stock });
    const { user } = renderScreen(<BuyBox product={product} />, { fetch: answer });
    await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
    await user.selectOptions(await screen.findByLabelText(/^Which one/), 'Blue, M');
    await user.type(await numberField(), '01711000001');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));

    await screen.findByText(/^We will call/);
    expect(sent).toEqual([
      { product: product._id, color: 'Blue', size: 'M', mobileNumber: '01711000001', website: '' },
    ]);
  });

  it('GS-9 offers it for a chosen colour of which none is left, and not for one that can be bought', async () => {
    const items = [
      { color: 'Red', size: '', left: 0 },
      // More are left than shoppers are told.
      { color: 'Blue', size: '', left: null },
    ];
    const stock = { count: 'variants', low: 3, isOut: false, items } as const;
    const { user } = renderScreen(<BuyBox product={aProduct({ colors: ['Red', 'Blue'], stock })} />);
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Red, sold out' }));
    expect(offer()).not.toBeNull();
  });

  it('GS-9 is not offered by a host that counts no goods', () => {
    renderScreen(<BuyBox product={aProduct({ soldOut: true })} />, { capabilities: [] });
    expect(offer()).toBeNull();
  });
});
