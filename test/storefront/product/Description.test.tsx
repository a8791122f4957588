import { isValidElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Description } from '#storefront/product/Description.tsx';
import { Policies } from '#storefront/product/Policies.tsx';
import { VideoLink } from '#storefront/product/VideoLink.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

/** The keys of all React elements in the node. */
const keysIn = (node: ReactNode): string[] => {
  if (Array.isArray(node)) return node.flatMap(keysIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [...(node.key === null ? [] : [node.key]), ...keysIn(node.props.children)];
};

describe('Description', () => {
  it('PD-7 shows a line with a colon as a check icon, label and value', () => {
    const markup = renderMarkup(<Description text={'Boils fast.\n\nMaterial: Copper: pure'} />);
    expect(wordsOf(markup)).toBe('Description Boils fast. Material: Copper: pure');
    expect(markup.match(/data-labelled/g)).toHaveLength(1);
    expect(markup).toMatch(/<li data-labelled="true"><svg.*<strong>Material:<\/strong> Copper: pure/);
  });

  it('PD-7 shows repeated lines each time', () => {
    const text = 'Colour: Red\nSoft.\nColour: Red\nSoft.';
    expect(wordsOf(renderMarkup(<Description text={text} />))).toBe(
      'Description Colour: Red Soft. Colour: Red Soft.',
    );
    const keys = keysIn(Description({ text }));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
  });

  it('PD-7 renders nothing for an empty description', () => {
    expect(renderMarkup(<Description text={' \n '} />)).toBe('');
  });
});

describe('VideoLink', () => {
  it('PD-1 links to an https video in a new window without opener', () => {
    const markup = renderMarkup(<VideoLink address="https://films.example/kettle" />);
    expect(markup).toContain('href="https://films.example/kettle" target="_blank" rel="noopener noreferrer"');
  });

  it.each(['', 'http://films.example/kettle', 'javascript:alert(1)', 'https:// x', 'https://'])(
    'PD-1 links to no video at %j',
    (address) => {
      expect(renderMarkup(<VideoLink address={address} />)).toBe('');
    },
  );
});

describe('Policies', () => {
  it('PD-8 states the return policy and the free-shipping note with their sums', () => {
    expect(wordsOf(renderMarkup(<Policies />))).toBe(
      'Free shipping on orders over ৳5,000. Otherwise ৳60 inside and ৳120 outside of Dhaka. ' +
        '7 days return for any reason. Who refuses a correct item pays the delivery man the courier charge: ৳60 (Dhaka) or ৳120 (outside). ' +
        'Cash on delivery all over Bangladesh.',
    );
  });
});
