type SearchedPage = { label: string; href: string; headings: readonly { words: string; anchor: string }[] }

/** A heading that fits a search, with the page that it stands on. */
export type FoundHeading = { words: string; page: string; href: string }

const MOST_FOUND = 12

/**
 * Headings and page titles that hold every word of a search, whatever its case and its accents; none for an empty one.
 * Titles come before headings of the same page.
 */
export function foundHeadings(pages: readonly SearchedPage[], query: string): FoundHeading[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []

  const all = pages.flatMap((page) => [
    { words: page.label, page: page.label, href: page.href },
    ...page.headings.map(({ words, anchor }) => ({
      words,
      page: page.label,
      href: `${page.href}#${anchor}`,
    })),
  ])
  return all.filter(({ words }) => wanted.every((word) => plain(words).includes(word))).slice(0, MOST_FOUND)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
}
