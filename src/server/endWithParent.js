/**
 * Sends SIGTERM to this process once when its parent process has ended, however it ended. A shell or npm in
 * between forwards no signals, and SIGKILL cannot be forwarded. Loaded first, by `import` or `--import`.
 */
/** Milliseconds between two looks at the parent. */
const everyMs = 200;
const parent = process.ppid;
const end = () => {
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
};
// On Windows `ppid` does not change when the parent ends; an IPC channel closes there too.
const watch = setInterval(() => {
  // oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- it is undefined where there is no channel
  if (process.ppid !== parent || process.connected === false) end();
}, everyMs);
watch.unref();
