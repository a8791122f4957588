import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const lock = 'dist/building';

/** Takes the lock unless another process has it. @returns {boolean} */
const takeLock = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Lets one process at a time build in this folder: two would delete each other's files. Another one ends with a sentence. The lock of a
 * process that was killed counts no longer.
 */
export const lockBuild = () => {
  mkdirSync('dist', { recursive: true });
  if (!takeLock()) {
    const pid = Number(readFileSync(lock, 'utf8'));
    if (isRunning(pid)) {
      console.error(
        `Process ${pid} is building the shop in this folder: try again when it has ended. If it is no build, delete ${lock}.`,
      );
      process.exit(1);
    }
    writeFileSync(lock, String(process.pid));
  }
  process.on('exit', () => rmSync(lock, { force: true }));
};
