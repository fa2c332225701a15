/**
 * What a page is called whose own name is still to come, for whoever listens. It is no h1: by the first one in the page
 * it is known how the face will change it.
 */
export const LoadingHeading = () => (
  <span role="heading" aria-level={1} className="visually-hidden">
    Loading…
  </span>
);
