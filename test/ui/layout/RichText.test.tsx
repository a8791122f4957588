import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from '#ui/layout/RichText.tsx';

it('BN-5 marks a Bengali text as such, also with entities and tags in it', () => {
  const { container } = render(<RichText html={'<p>&quot;বাংলা&quot; &amp; আরও</p>'} />);
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('bn');
});
