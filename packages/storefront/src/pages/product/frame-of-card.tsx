import { ProductFirstFrame } from '@shop/ui/product/product-first-frame'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followedLink, linkOf } from '../../followed-link.ts'
import { afterPaint } from '../../hydration/after-paint.ts'
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
  let shown: Cover | null = null
  const answer = async (event: MouseEvent) => {
    const link = isRepeated ? null : followedLink(event)
    const card = link && link.pathname !== location.pathname ? cardOf(link) : null
    const main = document.querySelector('main')
    if (!link || !card || !main) return
    event.preventDefault()
    event.stopImmediatePropagation()
    flushSync(() => root.render(<FrameOfCard card={card} />))
    // A card of a dialog may be tapped in front of the frame of another one.
    shown?.end()
    const own = cover(main, place)
    shown = own
    await afterPaint()
    // Another press may have taken it away meanwhile.
    if (shown !== own || !place.isConnected) return
    isRepeated = true
    link.click()
    isRepeated = false
    own.withdraw()
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

type Cover = {
  /** Takes the page from readers and keys as well, which may wait until the frame has been painted. */
  withdraw: () => void
  /** Shows the page again. */
  end: () => void
}

/** Puts the frame in front of a page until another one stands there, or somebody goes back to it. */
function cover(main: HTMLElement, place: HTMLElement): Cover {
  placeBelowHeader(place)
  const covered = [...main.children].filter((one) => one instanceof HTMLElement)
  const setInert = (isInert: boolean) => {
    for (const one of covered) one.inert = isInert
  }
  const stop = new AbortController()
  const end = () => {
    clearTimeout(givingUp)
    stop.abort()
    watch.disconnect()
    place.remove()
    setInert(false)
  }
  // Whatever kept the other page away: nobody is left in front of a frame.
  const givingUp = setTimeout(end, MOST_MILLISECONDS)
  const watch = new MutationObserver(() => {
    const isGone = covered.every((one) => one.parentElement !== main)
    if (!main.isConnected || (isGone && main.childElementCount > 1)) end()
  })
  watch.observe(document.body, { childList: true })
  watch.observe(main, { childList: true })
  window.addEventListener('popstate', end, { signal: stop.signal })
  // Another page is wanted, which may be the one that is covered.
  document.addEventListener('click', (event) => event.isTrusted && linkOf(event) && end(), {
    capture: true,
    signal: stop.signal,
  })
  main.prepend(place)
  return {
    end,
    withdraw() {
      if (place.isConnected) setInert(true)
    },
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
