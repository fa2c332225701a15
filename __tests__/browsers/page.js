/*
 * Stands in every page before anything of its own, below the library that finds things by their role: keeps what goes
 * wrong in this tab, over all its pages, and finds what lies in one another.
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
