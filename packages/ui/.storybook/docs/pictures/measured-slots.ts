import { chosenFile, type PictureSlot, sizeEntries } from './picture-slot.ts'

/** Most screens of today have two pixels for each of the page. */
const DENSITY = 2

/** The pictures of a page that are drawn, each kind once, as they stand at the width that its window has now. */
export function measuredSlots(page: Document): PictureSlot[] {
  const slots = [...page.querySelectorAll('img[srcset], img[sizes]')].flatMap((image) => {
    const { clientWidth: width, clientHeight: height } = image
    const sizes = image.getAttribute('sizes') ?? ''
    if (width === 0 || height === 0 || sizes === '') return []
    const asked = askedWidth(sizes, page)
    const file = chosenFile(image.getAttribute('srcset') ?? '', asked * DENSITY)
    return [{ sizes, asked, width, height, file, fit: getComputedStyle(image).objectFit }]
  })
  const kinds = new Map(slots.map((slot) => [`${slot.sizes} ${slot.width}×${slot.height} ${slot.fit}`, slot]))
  return [...kinds.values()]
}

/** What `sizes` comes to in this window, in px: the browser itself tells what a length is. */
function askedWidth(sizes: string, page: Document): number {
  const view = page.defaultView
  const entry = sizeEntries(sizes).find(
    ({ condition }) => condition === null || view?.matchMedia(condition).matches,
  )
  const probe = page.createElement('div')
  probe.style.cssText = `position:absolute;visibility:hidden;inline-size:${entry?.length ?? '100vw'}`
  page.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return Math.round(width)
}
