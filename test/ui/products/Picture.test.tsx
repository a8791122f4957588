import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '#ui/products/Picture.tsx';

const kettle = (
  <Picture src="/pictures/kettle-450.webp" alt="Kettle" width={450} height={450} sizes="100vw" />
);

describe('Picture', () => {
  it('AP-7 offers the widths of one of the shop’s own images', () => {
    render(kettle);
    const { srcset, sizes } = screen.getByRole<HTMLImageElement>('img', { name: 'Kettle' });
    expect(sizes).toBe('100vw');
    expect(srcset).toContain('/pictures/kettle-160.webp 160w');
  });

  it('API-8 shows a placeholder of the same name for an image that fails to load', () => {
    render(kettle);
    fireEvent.error(screen.getByRole('img', { name: 'Kettle' }));
    expect(screen.getByRole('img', { name: 'Kettle' }).tagName).toBe('SPAN');
  });

  it('AP-5 shows a placeholder without a name for a decorative image without an address', () => {
    render(<Picture src={undefined} alt="" width={450} height={450} sizes="100vw" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });
});
