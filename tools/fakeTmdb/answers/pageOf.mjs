const PAGE_SIZE = 20;
export const MAX_PAGE = 500;

/** @param toRecord is called only for the items of the page */
export function pageOf(list, { query }, toRecord) {
  const page = Number(query.get('page') ?? 1);
  return {
    page,
    results: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRecord),
    total_pages: Math.max(1, Math.ceil(list.length / PAGE_SIZE)),
    total_results: list.length,
  };
}

/** Returns whether the query has a `page` that TMDB rejects. */
export function isWrongPage(query) {
  const page = query.get('page');
  return page !== null && !(/^\d{1,9}$/.test(page) && Number(page) >= 1 && Number(page) <= MAX_PAGE);
}
