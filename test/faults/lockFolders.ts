import { createInterface } from 'node:readline';
import { lockFolder } from '#server/database/embedded/folderLock.ts';

/** A process of its own that locks each folder it reads from stdin, says whether it got it, and stays. */

process.stdout.write('ready\n');
for await (const folder of createInterface({ input: process.stdin }))
  process.stdout.write((await lockFolder(folder)) === null ? 'refused\n' : 'locked\n');
