import { ProductFirstFrame } from '@shop/ui/product/product-first-frame'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterPaint } from '../../after-paint.ts'
import css from './frame-of-card.module.css'

/** What a product's card has shown of it: enough for the first frame of its page. */
type TappedCard = {
  brandLine: string
  name: string
  picture: HTMLImageElement | null
  /** How many pictures the card has. */
  pictures: number
  price: Element | null
}

/** How long a page is waited for. */
const MOST_MILLISECONDS = 10_000

const NOTHING: TappedCard = { brandLine: '', name: '', picture: null, pictures: 1, price: null }

/**
 * From now on a tap on a card shows at once what the card knows of its product, in front of the page before, which goes
 * when the router is done with the page behind it. Nothing else happens until that has been painted: the click is kept,
 * and made again.
 *
 * The frame has a root of its own, which has been drawn once before it is needed, and lies above the page: a tap is
 * answered by a few words and a picture, whatever the page is busy with, and nothing of the page is measured or moved.
 *
 * @see docs/adr/0047-ahead-of-the-tap.md
 */
export async function offerFirstFrame(): Promise<void> {
  await wholeStyle()
  const place = document.createElement('div')
  place.className = css.frame ?? ''
  const root = createRoot(place)
  root.render(<FrameOfCard card={NOTHING} />)
  let isRepeated = false
  const answer = async (event: MouseEvent) => {
    const link = isRepeated ? null : followed(event)
    const card = link && cardOf(link)
    const main = document.querySelector('main')
    if (!card || !main) return
    event.preventDefault()
    event.stopImmediatePropagation()
    flushSync(() => root.render(<FrameOfCard card={card} />))
    const withdraw = cover(main, place)
    await afterPaint()
    // Somebody else's press may have taken it away meanwhile.
    if (!place.isConnected) return
    isRepeated = true
    link.click()
    isRepeated = false
    withdraw()
  }
  window.addEventListener('click', (event) => void answer(event), { capture: true })
}

function FrameOfCard({ card }: { card: TappedCard }) {
  return (
    <ProductFirstFrame
      brandLine={card.brandLine}
      name={card.name}
      articleNumber={null}
      picture={<Copied of={card.picture} />}
      isOnlyPicture={card.pictures < 2}
      price={<Copied of={card.price} />}
    />
  )
}

/** Elements as the card has them: its picture is there already, and its price is said in the same words. */
function Copied({ of }: { of: Element | null }) {
  return <div ref={(place) => place?.replaceChildren(...(of ? [of.cloneNode(true)] : []))} />
}

/** The link that a click follows to another page in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !link.target && link.pathname !== location.pathname ? link : null
}

/**
 * The card whose product a link leads to, by its name or its picture. Other links of a card lead to a colour, which a
 * first tap only chooses, or to what sending costs.
 */
function cardOf(link: HTMLAnchorElement): TappedCard | null {
  const card = link.closest('article')
  const title = card?.querySelector<HTMLAnchorElement>('h3 a')
  const price = card?.querySelector('[data-card="price"]')?.firstElementChild
  const picture = card?.querySelector('img') ?? null
  if (!card || !title || !price || (link !== title && !link.contains(picture))) return null
  return {
    brandLine: card.querySelector('[data-card="brand"]')?.textContent ?? '',
    name: title.textContent,
    picture,
    pictures: card.querySelectorAll('img').length,
    price,
  }
}

/**
 * Puts the frame in front of a page until another one stands there, or somebody goes back to it.
 *
 * @returns what withdraws the page from readers and keys as well, which may wait until the frame has been painted
 */
function cover(main: HTMLElement, place: HTMLElement): () => void {
  placeBelowHeader(place)
  const covered = [...main.children]
  const stop = new AbortController()
  const end = () => {
    clearTimeout(givingUp)
    stop.abort()
    watch.disconnect()
    place.remove()
    for (const one of covered) if (one instanceof HTMLElement) one.inert = false
  }
  // Whatever kept the other page away: nobody is left in front of a frame.
  const givingUp = setTimeout(() => end(), MOST_MILLISECONDS)
  const watch = new MutationObserver(() => {
    const isGone = covered.every((one) => one.parentElement !== main)
    if (!main.isConnected || (isGone && main.childElementCount > 1)) end()
  })
  watch.observe(document.body, { childList: true })
  watch.observe(main, { childList: true })
  window.addEventListener('popstate', end, { signal: stop.signal })
  // Another page is wanted, which may be the one that is covered.
  document.addEventListener('click', (event) => event.isTrusted && isInLink(event.target) && end(), {
    capture: true,
    signal: stop.signal,
  })
  main.prepend(place)
  return () => {
    if (!place.isConnected) return
    for (const one of covered) if (one instanceof HTMLElement) one.inert = true
  }
}

/**
 * Where the page will stand that comes: at its beginning the whole header is above it, of which a part is out of sight now
 * or all of it is away.
 */
function placeBelowHeader(place: HTMLElement): void {
  const header = document.querySelector('header')
  const { bottom, height } = header?.getBoundingClientRect() ?? { bottom: 0, height: 0 }
  const end = bottom > 0 ? bottom : bottom + height
  place.style.insetBlockStart = `${end}px`
  place.style.paddingBlockStart = `${height - end}px`
  if (header) header.dataset.header = 'shown'
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]') !== null
}
