import { expect, it } from 'vitest';
import { stockAction } from '#server/products/stockAction.ts';

it('GS-10 the audit log names one piece and several, and a reason that its action does not tell', () => {
  const item = { color: 'Red', size: 'M', before: 1, change: -1 };
  expect(stockAction({ id: 'p', name: 'Pot' }, 'damaged', item)).toEqual({
    action: 'countStock',
    subject: { kind: 'product', id: 'p', label: 'Pot' },
    details: { fields: ['Red, M', 'Damaged'], from: '1 piece', to: '0 pieces' },
  });
});
