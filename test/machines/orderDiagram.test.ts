import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { orderDiagram, orderMachineText } from '#machines/orderDiagram.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import { withGeneratedPart } from '#machines/withGeneratedPart.ts';

describe('orderDiagram', () => {
  it('CARD-6 draws every move of the machine with its roles', () => {
    expect(orderDiagram()).toBe(
      [
        'stateDiagram-v2',
        '  [*] --> Pending',
        '  Pending --> Confirmed: CONFIRM (admin, staff)',
        '  Pending --> Cancelled: CANCEL (admin, staff, customer)',
        '  Confirmed --> Shipping: SHIP (admin, staff)',
        '  Confirmed --> Delivered: DELIVER (admin, staff)',
        '  Confirmed --> Cancelled: CANCEL (admin, staff, customer)',
        '  Shipping --> Delivered: DELIVER (admin, staff)',
        '  Shipping --> Cancelled: CANCEL (admin, staff, customer)',
        "  Delivered --> Return: RETURN (customer, within the order's days for a return)",
        '  Cancelled --> Confirmed: CONFIRM (admin, staff, customer)',
      ].join('\n'),
    );
  });

  it('CARD-7 counts the twenty-one moves by role', () => {
    expect(orderTransitions.flatMap(({ by }) => by)).toHaveLength(21);
  });
});

describe('docs/order-machine.md', () => {
  it('CARD-6 is current; else run `npm run diagram`', () => {
    const page = readFileSync('docs/order-machine.md', 'utf8');
    expect(page, 'docs/order-machine.md is old: run `npm run diagram`').toBe(
      withGeneratedPart(page, orderMachineText()),
    );
  });

  it('ST-1 names every status', () => {
    const page = orderMachineText();
    expect(orderStatuses.filter((status) => !page.includes(`| ${status} |`))).toEqual([]);
  });
});

describe('withGeneratedPart', () => {
  it('CARD-6 draws between the markers only, however often', () => {
    const page = 'a\n<!-- generated: begin -->old<!-- generated: end -->\nb';
    const once = withGeneratedPart(page, 'new');
    expect(once).toBe('a\n<!-- generated: begin -->\n\nnew\n\n<!-- generated: end -->\nb');
    expect(withGeneratedPart(once, 'new')).toBe(once);
  });

  it('CARD-6 refuses a page without its markers', () => {
    expect(() => withGeneratedPart('a', 'new')).toThrow('The page lacks');
  });
});
