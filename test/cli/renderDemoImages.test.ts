import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

it('SH-10 refuses a kind that the demo shop does not have, and renders nothing', async () => {
  const ended = await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'src/cli/renderDemoImages.ts', 'spaceship'],
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
  expect(ended).toEqual({ code: 1, out: '', err: 'The demo shop has no kind of product spaceship.\n' });
});
