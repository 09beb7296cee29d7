/** The bar above the header as a page of ours shows it; empty where it has none. */
export function barIn(page: Document): string {
  return page.querySelector('[data-service-bar]')?.innerHTML ?? ''
}
