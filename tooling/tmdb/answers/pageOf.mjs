const PAGE_SIZE = 20;
export const MAX_PAGE = 500;

/** @param toRecord is only asked for what the page shows */
export function pageOf(list, { query }, toRecord) {
  const page = Number(query.get('page') ?? 1);
  return {
    page,
    results: list.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRecord),
    total_pages: Math.max(1, Math.ceil(list.length / PAGE_SIZE)),
    total_results: list.length,
  };
}

/** Of a `page` that TMDB refuses. */
export function isWrongPage(query) {
  const page = query.get('page');
  return page !== null && !(/^\d{1,9}$/.test(page) && Number(page) >= 1 && Number(page) <= MAX_PAGE);
}
