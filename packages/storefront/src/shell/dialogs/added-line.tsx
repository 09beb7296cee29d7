import { Trans, useLingui } from '@lingui/react'
import type { Basket } from '@shop/domain/basket/basket'
import { essentialsOfLine } from '@shop/domain/basket/lines/line-essentials'
import { DottedFacts } from '@shop/ui/basket/lines/dotted-facts'
import { FreeShippingProgress } from '@shop/ui/basket/summary/free-shipping-progress'
import { useShopFormat } from '@shop/ui/shop-format'
import css from './add-to-cart-layer.module.css'

type AddedLineProps = { basket: Pick<Basket, 'items'>; variantId: number; quantity: number }

/** Which one of its product was added, and what one of it costs: as the basket says it. */
export function AddedLine({ basket, variantId, quantity }: AddedLineProps) {
  const { i18n } = useLingui()
  const format = useShopFormat()
  const line = basket.items.findLast((item) => item.variant.id === variantId && item.promotionId === null)
  if (line?.status !== 'available') return null

  const essentials = essentialsOfLine(line)
  const { withTax, currencyCode } = line.price.unit
  const price = format.money(withTax, { currency: currencyCode })
  return (
    <>
      {essentials.length > 0 ? (
        <p>
          <DottedFacts facts={essentials} className={css.quiet} />
        </p>
      ) : null}
      <p>
        {quantity > 1
          ? i18n.t({ id: 'basket.unitPrice', message: '{price} pro Stück', values: { price } })
          : price}
      </p>
    </>
  )
}

/** What the whole basket comes to by now, and how far it is from free shipping. */
export function BasketSoFar({ basket }: { basket: Pick<Basket, 'cost' | 'totals' | 'shipping'> }) {
  const { money } = useShopFormat()
  const { cost, totals, shipping } = basket

  return (
    <div className={css.sum}>
      {/* Without them nobody could tell why the sum is less than what has just been added. */}
      {totals.reductions.map(({ promotionId, name, amount }) => (
        <p key={promotionId} className={css.reduction}>
          <span>{name}</span>
          <span>{`−${money(amount)}`}</span>
        </p>
      ))}
      <p className={css.total}>
        <span>
          <Trans id="addToCart.subtotal" message="Warenwert im Warenkorb" />
        </span>
        <span>{money(cost.withTax)}</span>
      </p>
      {shipping.freeFrom !== null && shipping.missing !== null ? (
        <FreeShippingProgress freeFrom={shipping.freeFrom} missing={shipping.missing} />
      ) : null}
    </div>
  )
}
