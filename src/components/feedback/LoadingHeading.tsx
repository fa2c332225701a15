/**
 * The heading for screen readers while the page's own heading is not known. It is not an `h1`, because the boot script
 * uses the first `h1` to decide whether to swap the font.
 */
export const LoadingHeading = () => (
  <span role="heading" aria-level={1} className="visually-hidden">
    Loading…
  </span>
);
