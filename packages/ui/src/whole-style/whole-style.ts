let whole: Promise<void> | null = null

/**
 * Settles when the styles of the whole shop are there. A document comes with those that it shows and that its live parts
 * may show; what is added to it later, a dialog or another page, waits for the whole sheet, which is fetched as soon as
 * somebody reads.
 *
 * @see docs/adr/0046-a-style-sheet-per-document.md
 */
export function wholeStyle(): Promise<void> {
  whole ??= fetched()
  return whole
}

/** What a part's code settles to, once its styles are there as well: nothing is shown without them. */
export async function withStyle<Part>(part: Promise<Part>): Promise<Part> {
  const [code] = await Promise.all([part, wholeStyle()])
  return code
}

/** Marks the link of a document's own sheet, and says where the whole one is. */
export const WHOLE_STYLE_ATTRIBUTE = 'data-whole'

/** The value of `media` of a sheet that counts for nothing. */
const NOWHERE = 'not all'

function fetched(): Promise<void> {
  const own = document.querySelector<HTMLLinkElement>(`link[${WHOLE_STYLE_ATTRIBUTE}]`)
  if (own === null) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = own.getAttribute(WHOLE_STYLE_ATTRIBUTE) ?? ''
    // It counts from when the own one no longer does, so that the page is styled and laid out once and not twice. The own
    // one stays where it is: React, in the middle of taking over the head, would lose its place.
    link.media = NOWHERE
    link.fetchPriority = 'high'
    link.addEventListener('load', () => {
      link.removeAttribute('media')
      own.media = NOWHERE
      resolve()
    })
    link.addEventListener('error', () => {
      // A page without its styles is better than none; the next one tries again.
      whole = null
      resolve()
    })
    // Behind the own one: the same rules in the same order win.
    own.after(link)
  })
}
