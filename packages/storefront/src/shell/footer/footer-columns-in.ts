import type { FooterColumn } from '@shop/ui/footer/footer'

/** Columns stand in the footer of the shop alone; the checkout's has none. */
export function hasFooter(page: Document): boolean {
  return page.querySelector('footer nav h2') !== null
}

/** The columns of editors as the footer of a page of ours shows them; null where it shows none. */
export function footerColumnsIn(page: Document): FooterColumn[] | null {
  const columns = Array.from(page.querySelectorAll('footer [data-own]'), (column) => {
    const text = column.querySelector('p')?.textContent
    return {
      title: column.querySelector('h2')?.textContent ?? '',
      ...(text ? { text } : {}),
      links: Array.from(column.querySelectorAll('a'), (link) => ({
        label: link.textContent ?? '',
        href: link.getAttribute('href') ?? '',
      })),
      isOfEditors: true,
    }
  })
  return columns.length === 0 ? null : columns
}
