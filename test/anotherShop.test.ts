import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder } from './support/removeFolder.ts';

it('CL-7 the documented commands prepare another shop with ports and folders of its own', () => {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-another-shop-'));
  onTestFinished(() => removeFolder(root));
  const operations = readFileSync('docs/operations.md', 'utf8');
  const [, section = ''] = /\n```\n(shop=bazaar port=4001.*?)\n```/s.exec(operations) ?? [];
  // Without accounts, a database and systemd, and with the machine's folders below that of the test.
  const commands = section
    .split('\n')
    .filter((line) => !/^(useradd|sudo) |systemctl/.test(line))
    .join('\n')
    .replace(/ -[og] \S+/g, '')
    .replace(/(?<=[ >])\/(?=etc|var)/g, `${root}/`);
  const { status, stderr } = spawnSync('sh', ['-euc', commands], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, EDITOR: 'true' },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(parseEnv(readFileSync(join(root, 'etc/hatkhola/bazaar.env'), 'utf8'))).toMatchObject({
    PORT: '4001',
    METRICS_PORT: '9465',
    DATA_DIR: '/var/lib/hatkhola-bazaar',
    IMAGE_DIR: '/var/lib/hatkhola-bazaar/pictures',
    BACKUP_FOLDER: '/var/backups/hatkhola-bazaar',
  });
  expect(existsSync(join(root, 'var/backups/hatkhola-bazaar'))).toBe(true);
});

it('CL-7 the documented files of nginx for another shop lead to its own processes and its own cache', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  // Without the files into which they write.
  const commands = [...operations.matchAll(/`(sed [^`]*?) >\/etc\/nginx\/[\w./-]*bazaar[\w.-]*`/gs)];
  const files = commands.map(
    ([, command = '']) => spawnSync('sh', ['-c', command.replaceAll('\n', ' ')], { encoding: 'utf8' }).stdout,
  );
  const named = files.flatMap((file) => [
    ...file.matchAll(/^ *(?:(?:upstream|proxy_pass|proxy_cache) .*|.*keys_zone=\w+)/gm),
  ]);
  const lines = [...new Set(named.map(([line]) => line.trim()))];
  expect(lines).toEqual([
    'upstream bazaar {',
    'proxy_pass http://bazaar;',
    'proxy_cache_path /var/cache/nginx/bazaar levels=1:2 keys_zone=bazaar',
    'proxy_cache bazaar;',
    'proxy_cache off;',
    'proxy_pass http://bazaar/api/staff;',
  ]);
});
