import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { StockEntry } from '#dashboard/stock/StockEntry.tsx';
import { readScanStart } from '#dashboard/stock/scanning/scanAddress.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const product = {
  _id: 'p1',
  name: 'Brass pot',
  low: 3,
  price: 450,
  items: [{ color: '', size: '', pieces: 20 }],
};

/** Saves an entry twice in front of a host that answers so, after which the form says `said`; returns the idempotency keys. */
const keysOfTwoPresses = async (code: string, status: number, said: RegExp) => {
  const keys: (string | null)[] = [];
  const { user } = renderScreen(
    <StockEntry
      product={product}
      start={readScanStart(new URLSearchParams())}
      onGiveBarcode={() => undefined}
    />,
    {
      fetch: async (to, init) => {
        const request = new Request(to instanceof Request ? to : new URL(String(to), 'http://host'), init);
        if (request.method === 'POST') keys.push(request.headers.get(headers.idempotencyKey));
        return Response.json({ code, message: 'No.' }, { status });
      },
    },
  );
  await user.type(screen.getByRole('textbox', { name: 'Pieces' }), '5');
  for (const presses of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save the pieces' }));
    await waitFor(() => expect(keys).toHaveLength(presses));
    await screen.findByText(said);
  }
  return keys;
};

describe('a stock entry that is sent again', () => {
  it('GS-7 has the key of before while nobody knows whether it was saved', async () => {
    const [first, second] = await keysOfTwoPresses('unavailable', 503, /^We couldn't tell whether/);
    expect(second).toBe(first);
  });

  it('GS-7 has another key after the shop said that it was changed', async () => {
    const [first, second] = await keysOfTwoPresses('changedMeanwhile', 409, /^The pieces were not saved\./);
    expect([typeof second, second === first]).toEqual(['string', false]);
  });
});

it('GS-7 asks before an entry that is not saved is left', async () => {
  const unblock = vi.fn();
  const block = vi.fn(() => unblock);
  const { user } = renderScreen(
    <NavigationBlocker value={block}>
      <StockEntry
        product={product}
        start={readScanStart(new URLSearchParams())}
        onGiveBarcode={() => undefined}
      />
    </NavigationBlocker>,
  );
  const field = screen.getByRole('textbox', { name: 'Pieces' });
  expect(block).not.toHaveBeenCalled();

  await user.type(field, '5');
  expect([block.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 0]);

  await user.clear(field);
  expect([block.mock.calls.length, unblock.mock.calls.length]).toEqual([1, 1]);
});
