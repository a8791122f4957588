// Runs before the first paint, so that signed-in users do not see the sign-in form flash.
(() => {
  try {
    if (localStorage.getItem('JWT_ACCESS_TOKEN') !== null)
      document.documentElement.dataset.person = 'expected';
  } catch {
    // The browser may block the storage; no user is signed in then.
  }
})();
