import { Trans, useLingui } from '@lingui/react'
import { isPersonalised } from '@shop/domain/product/personalised'
import type { Product, Variant } from '@shop/domain/product/product'
import { Button } from '@shop/ui/button/button'
import { StickyBuyBar } from '@shop/ui/gallery/sticky-buy-bar'
import { QuantityStepper } from '@shop/ui/quantity-stepper/quantity-stepper'
import { useShopFormat } from '@shop/ui/shop-format'
import { TextField } from '@shop/ui/text-field/text-field'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { addWithLayerAtom } from '../../features/basket/add-to-cart-layer.atoms.ts'
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx'
import css from './product-order.module.css'

type ProductOrderProps = { product: Product; variant: Variant | null; canOrder: boolean }

/** The most that the stepper offers of a pre-order, whose stock nobody knows yet. */
const MOST_OF_PRE_ORDER = 10
const LONGEST_TEXT = 20

/** How many, with which name on it, and into the basket. */
export function ProductOrder({ product, variant, canOrder }: ProductOrderProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const add = useSetAtom(addWithLayerAtom)
  const frame = useRef<HTMLDivElement>(null)
  const [quantity, setQuantity] = useState(1)
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const personalised = isPersonalised(product)
  const max = variant && variant.stock.quantity > 0 ? variant.stock.quantity : MOST_OF_PRE_ORDER

  const onAdd = async () => {
    if (!variant) return
    setIsBusy(true)
    const customText = personalised && text.trim() !== '' ? { text1: text.trim() } : null
    await add(product, { variantId: variant.id, quantity: Math.min(quantity, max), customText })
    setIsBusy(false)
  }
  const button = (
    <Button wide isBusy={isBusy} disabled={!canOrder} onClick={() => void onAdd()}>
      {canOrder ? (
        <Trans id="product.addToBasket" message="In den Warenkorb" />
      ) : (
        <Trans id="product.notAvailable" message="Zurzeit nicht lieferbar" />
      )}
    </Button>
  )

  return (
    <div ref={frame} className={css.order}>
      {personalised ? (
        <TextField
          name="text1"
          label={i18n.t({ id: 'product.personalisation', message: 'Wunschname' })}
          hint={i18n.t({
            id: 'product.personalisationHint',
            message: 'Bis zu {max} Zeichen, genau so wird er aufgebracht. Ohne Namen bitte leer lassen.',
            values: { max: LONGEST_TEXT },
          })}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={setText}
        />
      ) : null}
      <div className={css.row}>
        {canOrder ? (
          <QuantityStepper
            quantity={Math.min(quantity, max)}
            max={max}
            label={product.name}
            onChange={setQuantity}
          />
        ) : null}
        <div className={css.button}>{button}</div>
        <WishlistToggle productId={product.id} productName={product.name} />
      </div>
      {variant && canOrder ? (
        <StickyBuyBar
          name={product.name}
          price={money(variant.price.withTax)}
          action={button}
          watch={frame}
        />
      ) : null}
    </div>
  )
}
