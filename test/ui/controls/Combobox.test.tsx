import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { ComboboxList } from '#ui/controls/ComboboxList.tsx';
import { type ComboboxSearch, useCombobox } from '#ui/controls/useCombobox.ts';

interface FinderProps extends Partial<Pick<ComboboxSearch, 'isPending' | 'isFailed'>> {
  readonly options?: readonly string[];
  readonly total?: number;
}

const choose = vi.fn<(option: string | undefined) => void>();
const retry = vi.fn<() => void>();

const bags = ['Red Bag', 'Blue Bag'];

const Finder = ({ options = bags, total, isPending, isFailed }: FinderProps) => {
  const [input, changeInput] = useState('');
  const { combobox, rootRef } = useCombobox({
    search: {
      input,
      changeInput,
      hasQuery: input !== '',
      isPending: isPending ?? false,
      isFailed: isFailed ?? false,
      retry,
    },
    options: options.map((_id) => ({ _id })),
    noun: 'product',
    total: total ?? options.length,
  });
  return (
    <MemoryRouter>
      <div ref={rootRef}>
        <ComboboxField combobox={combobox} label="Products" onEnter={(option) => choose(option?._id)} />
        {combobox.isExpanded && (
          <ComboboxList
            combobox={combobox}
            label="Products found"
            advice={`No results for “${input}”.`}
            nameInFailure="The products"
            // One or no option needs no link to all.
            all={options.length === 2 ? { to: '/all', label: 'See all' } : undefined}
          >
            {options.map((name, index) => (
              <div key={name} {...combobox.optionProps(index)}>
                {name}
              </div>
            ))}
          </ComboboxList>
        )}
      </div>
      <button type="button">After</button>
    </MemoryRouter>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Products' });
const isExpanded = () => field().getAttribute('aria-expanded') === 'true';
const status = () => screen.getByRole('status').textContent;
/** The option that the field names as the active one, which is the one that looks selected. */
const active = () => {
  const selected = screen.queryByRole('option', { selected: true });
  expect(field().getAttribute('aria-activedescendant')).toBe(selected?.id ?? null);
  return selected?.textContent;
};

describe('Combobox', () => {
  const user = userEvent.setup();
  beforeEach(() => {
    choose.mockClear();
    retry.mockClear();
  });
  const type = async (props: FinderProps, keys = 'bag') => {
    const view = render(<Finder {...props} />);
    await user.click(field());
    await user.keyboard(keys);
    return view;
  };

  it('HD-4 MD-1 moves the active option with up and down, from the field around to it', async () => {
    await type({});
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    const moved: unknown[] = [active()];
    for (const key of ['Down', 'Down', 'Down', 'Up', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`);
      moved.push(active());
    }
    expect(moved).toEqual([undefined, 'Red Bag', 'Blue Bag', undefined, 'Blue Bag', 'Red Bag', undefined]);
    expect(document.activeElement).toBe(field());
  });

  it('HD-4 MD-1 chooses the active option at Enter, or none, and nothing without a text', async () => {
    await type({}, '{Enter}');
    expect(choose).not.toHaveBeenCalled();
    // Without an active option, with the last one active, and with the list closed.
    await user.keyboard('bag{Enter}{ArrowUp}{Enter}{Escape}{Enter}');
    expect(choose.mock.calls).toEqual([[undefined], ['Blue Bag'], [undefined]]);
  });

  it('HD-4 MD-1 keeps the active option when the rest of the answer puts another one before it', async () => {
    const { rerender } = await type({ isPending: true }, 'bag{ArrowDown}');
    rerender(<Finder options={['Bag', ...bags]} />);
    expect(active()).toBe('Red Bag');
    await user.keyboard('{Enter}');
    expect(choose.mock.calls).toEqual([['Red Bag']]);
  });

  it('HD-4 MD-1 chooses nothing in the place of an option that the answer no longer has', async () => {
    const { rerender } = await type({}, 'bag{ArrowDown}');
    rerender(<Finder options={['Blue Bag', 'Green Bag']} />);
    expect(active()).toBeUndefined();
    await user.keyboard('{Enter}');
    expect(choose.mock.calls).toEqual([[undefined]]);
  });

  it('HD-4 MD-1 leaves Home and End to the caret, and has no active option after typing', async () => {
    await type({}, 'bag{ArrowDown}{Home}');
    expect({ active: active(), caret: field().selectionStart }).toEqual({ active: 'Red Bag', caret: 0 });
    await user.keyboard('{End}s');
    expect({ active: active(), text: field().value }).toEqual({ active: undefined, text: 'bags' });
  });

  it('HD-4 MD-1 closes at Escape and opens again with an arrow; the second Escape empties the field', async () => {
    await type({}, 'bag{Escape}');
    expect({ isExpanded: isExpanded(), text: field().value, status: status() }).toEqual({
      isExpanded: false,
      text: 'bag',
      status: '',
    });
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Red Bag');
    await user.keyboard('{Escape}{Escape}');
    expect({ isExpanded: isExpanded(), text: field().value }).toEqual({ isExpanded: false, text: '' });
  });

  it('HD-4 MD-1 closes when Tab leaves it and at a press outside, and opens when it is focused again', async () => {
    await type({});
    // To the clear button, to the link to all, and out.
    await user.tab();
    await user.tab();
    expect({ focused: document.activeElement?.textContent, isExpanded: isExpanded() }).toEqual({
      focused: 'See all',
      isExpanded: true,
    });
    await user.tab();
    expect(isExpanded()).toBe(false);
    await user.click(field());
    expect(isExpanded()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(isExpanded()).toBe(false);
  });

  it('HD-4 MD-1 makes the option under the pointer the active one, and is empty after the link to all', async () => {
    await type({});
    await user.hover(screen.getByRole('option', { name: 'Blue Bag' }));
    expect(active()).toBe('Blue Bag');
    await user.click(screen.getByRole('link', { name: 'See all' }));
    expect({ isExpanded: isExpanded(), text: field().value }).toEqual({ isExpanded: false, text: '' });
  });

  it.each([
    ['No product found.', [], undefined],
    ['1 product found.', ['Bag'], undefined],
    ['2 products found.', ['Bag', 'Bags'], undefined],
    ['12 products found.', ['Bag', 'Bags'], 12],
  ])('HD-4 announces the number of products to a screen reader: %s', async (message, options, total) => {
    await type({ options, ...(total === undefined ? {} : { total }) });
    expect(status()).toBe(message);
    expect(screen.queryAllByText(/No results for “bag”/)).toHaveLength(options.length === 0 ? 1 : 0);
  });

  it('ER-2 does not report a failed search as empty, and offers to try again', async () => {
    await type({ options: [], isFailed: true });
    expect(status()).toBe('The search failed.');
    expect(screen.getByRole('alert').textContent).toContain('The products could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('ER-2 does not report a pending search as empty', async () => {
    await type({ options: [], isPending: true });
    expect({ status: status(), notes: screen.queryAllByText(/No results for/) }).toEqual({
      status: '',
      notes: [],
    });
  });

  it('HD-4 leaves an Enter to the input method whose suggestion it takes', async () => {
    await type({});
    await user.keyboard('{ArrowDown}');
    const isLeftToInputMethod = fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect([isLeftToInputMethod, choose.mock.calls, active()]).toEqual([true, [], 'Red Bag']);
  });
});
