import { expect, it } from 'vitest';
import { htmlText } from '#dashboard/productImport/htmlText.ts';

it('SP-6 keeps the cells of a table in a description apart, with a line for each row', () => {
  const html =
    '<p>Kettle</p><table><tbody><tr><th>Material</th><td>Copper</td></tr><tr><th>Weight</th><td>900 g</td></tr></tbody></table>';
  expect(htmlText(html)).toBe('Kettle\nMaterial Copper\nWeight 900 g');
});
