let full: Promise<void> | null = null

/**
 * Settles when the styles of every page are there. A document comes with those of its own page alone; navigation waits
 * for the full style sheet, which is fetched as soon as a link is likely to be followed.
 */
export function fullStyleSheet(): Promise<void> {
  full ??= fetched()
  return full
}

/**
 * Whether an address is another page than the one that the document came with. Both are addresses as the browser shows
 * them, with the prefix of the locale and encoded; what the router calls a path has neither.
 */
export function isOtherPage(publicHref: string, arrivedAt: string): boolean {
  return publicHref.replace(/[?#].*$/s, '') !== arrivedAt
}

/** Marks the link of a page's own sheet, and says where the whole one is. */
export const FULL_SHEET_ATTRIBUTE = 'data-whole'

function fetched(): Promise<void> {
  const own = document.querySelector(`link[${FULL_SHEET_ATTRIBUTE}]`)
  if (own === null) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = own.getAttribute(FULL_SHEET_ATTRIBUTE) ?? ''
    link.addEventListener('load', () => {
      own.remove()
      resolve()
    })
    link.addEventListener('error', () => {
      // A page without its styles is better than none; the next one tries again.
      link.remove()
      full = null
      resolve()
    })
    // Behind the own one: the same rules in the same order win.
    own.after(link)
  })
}
