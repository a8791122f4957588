import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readDrillResult } from '#server/watching/drillResult.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { postgresqlPrograms } from '../support/servers/postgresServer.ts';

/** In place of pgBackRest: names one backup, and begins to restore it, which never ends. */
const program = `#!/bin/sh
case "$*" in
  *info) echo '[{"name":"shop","db":[{"version":"15"}],"backup":[{"label":"20261130F","timestamp":{"start":1}}]}]' ;;
  *restore)
    for argument; do case $argument in --pg1-path=*) data=\${argument#*=} ;; esac; done
    mkdir "$data"
    echo $$ >"$data/pid.part" && mv "$data/pid.part" "$data/pid"
    exec sleep 600 ;;
esac
`;

/** Whether there is a process with this id. */
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(postgresqlPrograms() === null)(
  'CL-6 deletes what it has restored when it is interrupted, and tells the shop nothing',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'hatkhola-drill-'));
    onTestFinished(() => removeFolder(root));
    const programs = join(root, 'pgbackrest');
    mkdirSync(programs);
    writeFileSync(join(programs, 'pgbackrest'), program);
    // The drill runs programs as PostgreSQL's user, who may not enter what was made with the umask of a backup.
    for (const path of [root, programs, join(programs, 'pgbackrest')]) chmodSync(path, 0o755);
    const child = spawn(process.execPath, ['src/command.js', 'restoreDrill'], {
      env: {
        PATH: `${programs}:${process.env.PATH}`,
        TMPDIR: root,
        BACKUP_FOLDER: root,
      },
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    const restored = () => readdirSync(root).filter((name) => name.startsWith('restore-drill-'));
    const pid = await vi.waitUntil(
      () => {
        const [file = ''] = restored().map((name) => join(root, name, 'data/pid'));
        return existsSync(file) && Number(readFileSync(file, 'utf8'));
      },
      { timeout: 50_000, interval: 100 },
    );
    onTestFinished(() => void (runs(pid) && process.kill(pid)));
    child.kill('SIGTERM');
    const [, signal] = await ended;

    expect({ signal, left: restored(), restores: runs(pid), result: await readDrillResult(root) }).toEqual({
      signal: 'SIGTERM',
      left: [],
      restores: false,
      result: null,
    });
  },
);
