import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { removeFolder } from '../removeFolder.ts';
import { unassignedPorts } from './unassignedPorts.ts';

/** Caddy with the configuration of docs/deployment in front of a shop, where it is installed. */

const program = '/usr/bin/caddy';
export const hasCaddy = existsSync(program);

export interface Caddy {
  readonly origin: string;
  /** What it has written into its log. */
  log(): string;
  close(): Promise<void>;
}

/** The documented configuration, on a port of loopback without TLS. */
const siteOf = (shopOrigin: string, port: number): string =>
  readFileSync('docs/deployment/Caddyfile', 'utf8')
    .replaceAll('127.0.0.1:4000', new URL(shopOrigin).host)
    .replace('\nshop.example {', `\nhttp://127.0.0.1:${port} {`);

export const startCaddy = async (shopOrigin: string): Promise<Caddy> => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-caddy-'));
  const [port = 0, adminPort = 0] = await unassignedPorts(2);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, siteOf(shopOrigin, port));
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/livez`), { timeout: 20_000 });
  return {
    origin,
    log: () => log,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      removeFolder(folder);
    },
  };
};
