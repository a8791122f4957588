import { expect, it } from 'vitest';
import { reservedAddresses } from '#domain/shop/reservedAddresses.ts';
import { startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

it('SP-9 no page of text may have the address of a route of the server', async () => {
  const paths = new Set<string>();
  const api = await startApi(
    embedded,
    {},
    {
      extend: async (app) => {
        const printed = app.printRoutes({ commonPrefix: false });
        for (const [, path = ''] of printed.matchAll(/^[├└]── ([^\s(]+)/gm)) paths.add(path);
      },
    },
  );
  await api.close();
  const words = [...paths]
    .map((path) => path.split('/')[1] ?? '')
    .filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(words).toEqual(expect.arrayContaining(['api', 'pictures', 'feeds']));
  expect(words.filter((word) => !reservedAddresses.includes(word))).toEqual([]);
});
