/*
 * Runs in every page before the page's own scripts, after the library that finds elements by role. Records the errors
 * of this tab in the session storage, over all its pages, and defines the search for nested elements.
 */
(() => {
  const keep = (fault) => {
    sessionStorage.setItem('faults', `${sessionStorage.getItem('faults') ?? ''}${location.pathname}: ${fault}\n`);
  };
  const told = (error) => `${error} ${error?.stack ?? ''}`;
  addEventListener('error', ({ error, message }) => keep(told(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => keep(told(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    keep(`${violatedDirective} ${blockedURI} ${sample}`),
  );

  window.findAll = (way) =>
    way.reduce(
      (places, [role, name, level]) =>
        places.flatMap((place) => TestingLibraryDom.queryAllByRole(place, role, { name, level })),
      [document.body],
    );
})();
