// Runs before the first paint, so that who is signed in does not see the form for signing in flash by.
(() => {
  try {
    if (localStorage.getItem('JWT_ACCESS_TOKEN') !== null)
      document.documentElement.dataset.person = 'expected';
  } catch {
    // Storage may be forbidden; nobody is signed in then.
  }
})();
