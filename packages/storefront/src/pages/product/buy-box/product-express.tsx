import { useSetAtom } from 'jotai'
import type { BasketInput } from '../../../features/basket/basket.atoms.ts'
import type { LayerProduct } from '../../../features/basket/shown-layer.atoms.ts'
import { ExpressOffer } from '../../../features/checkout/express-offer.tsx'
import { addForWalletAtom } from '../../../features/checkout/wallet-basket.atoms.ts'

type ProductExpressProps = {
  product: LayerProduct
  /** What goes into the basket; null while something has to be said first. */
  line: () => BasketInput | null
}

/** The short way with this article and whatever is in the basket: the last page of the checkout shows all of it. */
export default function ProductExpress({ product, line }: ProductExpressProps) {
  const add = useSetAtom(addForWalletAtom)
  const before = async () => {
    const wanted = line()
    return wanted !== null && add(product, wanted)
  }
  return <ExpressOffer from="basket" before={before} />
}
