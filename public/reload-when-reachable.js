/**
 * Reloads a page that misses a script of the application, once the shop answers. After a release the scripts of the
 * previous one are gone; without a connection none arrives. When a reload did not help, the page is reloaded again only
 * after the shop has failed to answer, so that it never reloads in a loop. `isReloaded` in `history.state` marks such a
 * page: it survives a reload, also in a browser that blocks the storage.
 */
(() => {
  const probeOptions = { method: 'HEAD', cache: 'no-store' };
  /**
   * Probes the shop until it answers. With `mayWait` false it probes once only, for a page that can be used without the
   * script. Reloads only if `mayReload` returns true then. Returns a function that stops probing.
   */
  window.reloadWhenReachable = (mayWait, mayReload = () => true) => {
    // Now, since the visitor may have opened another screen when the shop answers.
    const isReloaded = history.state?.isReloaded;
    let wasAway = false;
    let pause = 2000;
    let timer = 0;
    let isStopped = false;
    const probe = async () => {
      clearTimeout(timer);
      const isReady = await fetch(location.href, {
        ...probeOptions,
        signal: AbortSignal.timeout(10_000),
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isStopped) return;
      if (isReady && (wasAway || !isReloaded) && mayReload()) {
        history.replaceState({ ...history.state, isReloaded: true }, '');
        location.reload();
      } else if (!isReady && mayWait) {
        wasAway = true;
        // With jitter: between half the pause and all of it. The pause doubles up to half a minute.
        timer = setTimeout(() => void probe(), pause * (0.5 + Math.random() / 2));
        pause = Math.min(pause * 2, 30_000);
      }
    };
    const probeAtOnce = () => {
      if (wasAway && document.visibilityState === 'visible') void probe();
    };
    addEventListener('online', probeAtOnce);
    document.addEventListener('visibilitychange', probeAtOnce);
    void probe();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', probeAtOnce);
      document.removeEventListener('visibilitychange', probeAtOnce);
    };
  };
  // The application itself is missing. A script's error event does not bubble: only a capturing listener receives it.
  addEventListener(
    'error',
    ({ target }) => target.type === 'module' && window.reloadWhenReachable(true),
    true,
  );
})();
