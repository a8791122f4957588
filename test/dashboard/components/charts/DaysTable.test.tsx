import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DaysTable } from '#dashboard/components/charts/DaysTable.tsx';

it('DB-1 the numbers behind the charts have their digits in groups, those of orders as those of sales', () => {
  const counts = { Pending: 1240, Confirmed: 1, Shipping: 2, Delivered: 60, Cancelled: 3, Return: 4 };
  render(<DaysTable days={[{ day: '2026-01-05', counts, sales: 1234567 }]} />);
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(texts).toEqual(['05 Jan', '1,240', '1', '2', '60', '3', '4', '1,310', '৳12,34,567']);
});
