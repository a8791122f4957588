/**
 * Ends this process politely, once, when the process that started it is gone, however that ended. A shell or
 * npm in between passes no signal on, and nothing can pass SIGKILL on. Loaded first, by `import` or `--import`.
 */
const parent = process.ppid;
const end = () => {
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
};
// Windows keeps the number of a parent that is gone; an IPC channel closes there too.
const watch = setInterval(() => {
  if (process.ppid !== parent || process.connected === false) end();
}, 200);
watch.unref();
