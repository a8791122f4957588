import { expect, it, vi } from 'vitest';
import { openProductFiles } from '#dashboard/productImport/openProductFiles.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';

it('SP-6 refuses a CSV file with too many bytes before it is read', async () => {
  const file = new File([new Uint8Array(importLimits.fileBytes + 1)], 'products.csv');
  const read = vi.spyOn(file, 'arrayBuffer');
  await expect(openProductFiles([file], new Date())).rejects.toThrow('at most 20 MB');
  expect(read).not.toHaveBeenCalled();
});
