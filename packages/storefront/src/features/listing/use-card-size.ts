import {
  type CardSize,
  keepCardSize,
  keptCardSize,
  showCardSize,
} from '@shop/ui/listing/card-size/card-size.ts'
import { useLayoutEffect, useState } from 'react'
import { useIsOfServer } from '../../hydration/is-of-server.ts'

/** How large this browser shows the cards of listings; the usual size while React takes the page over. */
export function useCardSize(): [size: CardSize, choose: (size: CardSize) => void] {
  const isOfServer = useIsOfServer()
  const [chosen, setChosen] = useState<CardSize | null>(null)
  const size = isOfServer ? 'small' : (chosen ?? keptCardSize())

  // A page that is drawn in the browser comes without the script that does this.
  useLayoutEffect(() => showCardSize(keptCardSize()), [])

  const choose = (size: CardSize) => {
    keepCardSize(size)
    setChosen(size)
  }
  return [size, choose]
}
