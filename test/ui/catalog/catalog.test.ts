import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';

it('npm run ui finds the stories of src/ui from the folder in which its server runs', async () => {
  const server = await createServer({
    configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  });
  onTestFinished(() => server.close());
  const module = await server.transformRequest('/stories.tsx');

  const found = module?.code.match(/[\w/.]+\.stories\.tsx(?=")/g) ?? [];
  expect(found).toContainEqual(expect.stringMatching(/\/src\/ui\/controls\/Buttons\.stories\.tsx$/));
});
