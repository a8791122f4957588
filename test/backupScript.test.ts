import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from './support/removeFolder.ts';

const script = resolve('docs/deployment/hatkhola-backup.sh');
const old = ['2026-11-18-031500', '2026-11-19-031500', '2026-11-20-031500'];

/** Runs the script where `node` and `rsync` are these shell commands; `$2` is the folder that is backed up to. */
const run = async (commands: { node: string; rsync: string }, settings: NodeJS.ProcessEnv = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'hatkhola-backup-script-'));
  onTestFinished(() => removeFolder(root));
  const [bin, folder] = [join(root, 'bin'), join(root, 'backups')];
  for (const path of [bin, folder, ...old.map((name) => join(folder, name))]) mkdirSync(path);
  const killed = ['2026-11-17-031500.unfinished-1', '2026-11-21-031500.unfinished-2'].map((name) =>
    join(folder, name),
  );
  for (const path of killed) mkdirSync(path);
  // An old unfinished backup is removed; a fresh one may be one that is being made.
  utimesSync(killed[0] ?? '', 0, 0);
  mkdirSync(join(folder, 'own-files'));
  for (const [name, command] of Object.entries(commands)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${command}\n`);
    chmodSync(join(bin, name), 0o700);
  }
  const log = join(root, 'log');
  const env = {
    PATH: [bin, process.env.PATH].join(delimiter),
    LOG: log,
    BACKUP_FOLDER: folder,
    BACKUP_COUNT: '2',
    ...settings,
  };
  const code = await new Promise<number | null>((done) => {
    const child = execFile('sh', [script], { cwd: root, env }, () => done(child.exitCode));
  });
  const names = readdirSync(folder).toSorted();
  const made = names.filter((name) => /^[\d-]{17}$/.test(name) && !old.includes(name));
  return {
    code,
    made,
    others: names.filter((name) => !made.includes(name)),
    log: existsSync(log) ? readFileSync(log, 'utf8') : '',
  };
};

const target = { BACKUP_TARGET: 'backup@elsewhere.example:hatkhola' };
const untouched = ['2026-11-17-031500.unfinished-1', ...old, '2026-11-21-031500.unfinished-2', 'own-files'];
const works = { node: 'mkdir "$2"', rsync: 'echo "$@" > "$LOG"' };

describe('the script of the nightly backup', () => {
  it('OP-63 copies a new backup elsewhere, then deletes all but the newest', async () => {
    const { code, made, others, log } = await run(works, target);
    expect({ code, made: made.length }).toEqual({ code: 0, made: 1 });
    expect(log).toMatch(new RegExp(`^--archive \\S+/backups/${made[0]} ${target.BACKUP_TARGET}/\n$`));
    expect(others).toEqual(['2026-11-20-031500', '2026-11-21-031500.unfinished-2', 'own-files']);
  });

  it('OP-63 deletes nothing when the backup fails', async () => {
    const { code, made, others, log } = await run({ ...works, node: 'exit 1' }, target);
    expect({ code, made, others, log }).toEqual({ code: 1, made: [], others: untouched, log: '' });
  });

  it('OP-63 deletes nothing when the copy fails', async () => {
    const { code, others } = await run({ ...works, rsync: 'exit 12' }, target);
    expect({ code, others }).toEqual({ code: 12, others: untouched });
  });

  it.each(['14 days', '0', '-1'])(
    'OP-63 fails at a count of %s, with the new backup and all old ones',
    async (count) => {
      const { code, made, others } = await run(works, { ...target, BACKUP_COUNT: count });
      expect({ code, made: made.length, others: others.filter((name) => old.includes(name)) }).toEqual({
        code: 1,
        made: 1,
        others: old,
      });
    },
  );

  it('OP-63 deletes old ones without a copy too', async () => {
    const { code, made, others, log } = await run(works);
    expect({ code, made: made.length, log }).toEqual({ code: 0, made: 1, log: '' });
    expect(others).toContain('2026-11-20-031500');
    expect(others).not.toContain('2026-11-19-031500');
  });
});
