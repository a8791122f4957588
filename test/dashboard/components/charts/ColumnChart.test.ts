import { describe, expect, it } from 'vitest';
import { statusColour, statusColours } from '#dashboard/components/charts/ColumnChart.tsx';
import { orderStatuses } from '#domain/orders/orderStatus.ts';

describe('the colours of ColumnChart', () => {
  it('ST-1 gives each status a colour of its own', () => {
    const written = statusColours.map(String).join('');
    for (const status of orderStatuses) {
      expect(written).toContain(`[data-status='${status}'] { --status-colour: ${statusColour[status]}; }`);
    }
    expect(new Set(Object.values(statusColour)).size).toBe(orderStatuses.length);
  });

  it('ST-1 does not compile while a status has no colour', () => {
    const { Return, ...others } = statusColour;
    // @ts-expect-error Return has no colour here.
    const incomplete: typeof statusColour = others;
    expect(incomplete).not.toHaveProperty('Return');
    expect(Return).toBe('var(--line-strong)');
  });
});
