import { ProductFirstFrame } from '@shop/ui/product/product-first-frame'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterPaint } from '../../after-paint.ts'
import { showFirstFrame } from '../../first-frame.ts'
import { leadsTo } from '../../leads-to.ts'
import { noteTapped, tappedLink } from '../../tapped-link.ts'
import css from './frame-of-card.module.css'
import { productRoute } from './product-route.ts'

/** What a product's card has shown of it: enough for the first frame of its page. */
type TappedCard = {
  brandLine: string
  name: string
  picture: HTMLImageElement | null
  /** How many pictures the card has. */
  pictures: number
  price: Element
}

/** What the router hands to a page that is entered. */
type Entered = Extract<
  Parameters<NonNullable<typeof productRoute.options.beforeLoad>>[0],
  { preload: boolean }
>

/**
 * From now on a tap on the title of a card shows at once what the card knows, in front of the page before, which goes
 * when the router is done with the page behind it.
 *
 * The frame has a root of its own: a tap is answered by drawing these few elements, whatever the page is busy with.
 *
 * @see docs/adr/0047-ahead-of-the-tap.md
 */
export async function offerFirstFrame(): Promise<void> {
  await wholeStyle()
  const place = document.createElement('div')
  place.className = css.frame ?? ''
  const root = createRoot(place)
  const { beforeLoad } = productRoute.options
  const answering = (entered: Entered) => {
    beforeLoad?.(entered)
    const link = tappedLink()
    if (link === null || entered.preload || !leadsTo(link, entered.location.publicHref)) return undefined
    const card = cardOf(link)
    const main = document.querySelector('main')
    if (card === null || main === null) return undefined
    noteTapped(null)
    flushSync(() => root.render(<FrameOfCard card={card} />))
    cover(main, place)
    return afterPaint()
  }
  Object.assign(productRoute.options, { beforeLoad: answering })
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

function cardOf(link: HTMLAnchorElement): TappedCard | null {
  const title = link.closest('h3')
  const card = title?.closest('article')
  const price = card?.querySelector('[data-card="price"]')?.firstElementChild
  if (!card || !price) return null
  return {
    brandLine: card.querySelector('[data-card="brand"]')?.textContent ?? '',
    name: link.textContent,
    picture: card.querySelector('img'),
    pictures: card.querySelectorAll('img').length,
    price,
  }
}

/** Puts the frame in front of a page until another one stands there, or somebody goes back to it. */
function cover(main: HTMLElement, place: HTMLElement): void {
  const { scrollY } = window
  const covered = [...main.children]
  const endOfFrame = showFirstFrame()
  const stop = new AbortController()
  const end = () => {
    stop.abort()
    watch.disconnect()
    place.remove()
    endOfFrame()
  }
  const watch = new MutationObserver(() => {
    const isGone = covered.every((one) => one.parentElement !== main)
    if (!main.isConnected || (isGone && main.childElementCount > 1)) end()
  })
  watch.observe(document.body, { childList: true })
  watch.observe(main, { childList: true })
  const uncover = () => {
    end()
    window.scrollTo(0, scrollY)
  }
  window.addEventListener('popstate', uncover, { signal: stop.signal })
  // Another page is wanted, which may be the one that is covered.
  document.addEventListener('click', ({ target }) => isInLink(target) && uncover(), {
    capture: true,
    signal: stop.signal,
  })
  main.prepend(place)
  window.scrollTo(0, 0)
}

function isInLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]') !== null
}
