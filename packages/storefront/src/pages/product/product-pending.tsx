import { ProductFirstFrame } from '@shop/ui/product/product-first-frame'
import { wholeStyle } from '@shop/ui/whole-style/whole-style.ts'
import { useLayoutEffect, useState } from 'react'
import { showFirstFrame } from '../../first-frame.ts'
import { tappedCard } from '../../tapped-card.ts'
import { productRoute } from './product-route.ts'

/** A product of which only the card that was tapped is known: what the card has shown stands where the page will show it. */
function ProductPending() {
  const [card] = useState(tappedCard)
  useLayoutEffect(() => {
    const end = showFirstFrame()
    // Not returned: it is a promise in newer browsers, which React would take for a cleanup.
    window.scrollTo(0, 0)
    return end
  }, [])
  if (card === null) return null

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
 * From now on a tap on a card shows what the card knows until the page's data is there. Without a card the page before
 * stays meanwhile.
 */
export async function offerFirstFrame(): Promise<void> {
  await wholeStyle()
  Object.defineProperties(productRoute.options, {
    pendingComponent: { value: ProductPending, configurable: true },
    pendingMs: { get: () => (tappedCard() === null ? Number.POSITIVE_INFINITY : 0), configurable: true },
    pendingMinMs: { value: 0, configurable: true },
  })
}
