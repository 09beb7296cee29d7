import { Trans, useLingui } from '@lingui/react'
import type { Basket, BasketItem } from '@shop/domain/basket/basket'
import { isAnyTaxed } from '@shop/domain/price/bears-vat'
import { ButtonLink } from '../../button/button-link.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import { FreeShippingProgress } from '../summary/free-shipping-progress.tsx'
import { BasketGlance } from './basket-glance.tsx'
import css from './mini-basket.module.css'

type MiniBasketProps = {
  /** null: not known yet. */
  basket: Pick<Basket, 'items' | 'totals' | 'shipping'> | null
  hrefOf: (item: BasketItem) => string
  basketHref: string
  checkoutHref: string
  /** A link was followed. */
  onFollow: () => void
}

/** More lines than these are counted, so that the buttons stay close. */
const MOST_LINES = 4

/** What is in the basket, below its icon: the newest lines, what they cost, and the two ways on. */
export function MiniBasket({ basket, hrefOf, basketHref, checkoutHref, onFollow }: MiniBasketProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  if (!basket) return <div className={css.panel} aria-busy="true" />
  const { items, totals, shipping } = basket
  if (items.length === 0) {
    return (
      <div className={css.panel}>
        <p className={css.empty}>
          <Trans id="basket.empty" message="Ihr Warenkorb ist noch leer." />
        </p>
      </div>
    )
  }
  const newest = items.slice(-MOST_LINES).reverse()
  const isBuyable = items.every(({ status }) => status === 'available')
  return (
    <div className={css.panel}>
      <BasketGlance items={newest} hrefOf={hrefOf} onFollow={onFollow} />
      {items.length > MOST_LINES ? (
        <p className={css.quiet}>
          {i18n.t({
            id: 'basket.moreLines',
            message: 'und {count, plural, one {# weiterer Artikel} other {# weitere Artikel}}',
            values: { count: items.length - MOST_LINES },
          })}
        </p>
      ) : null}
      <dl className={css.sum}>
        <dt>
          <Trans id="summary.total" message="Gesamtsumme" />
        </dt>
        <dd>{money(totals.total)}</dd>
        <dd className={css.quiet}>
          {isAnyTaxed(items) ? (
            <Trans id="basket.taxAndShipping" message="inkl. MwSt. und voraussichtlichem Versand" />
          ) : (
            <Trans id="basket.withShipping" message="inkl. voraussichtlichem Versand" />
          )}
        </dd>
      </dl>
      {shipping.freeFrom !== null && shipping.missing !== null ? (
        <FreeShippingProgress freeFrom={shipping.freeFrom} missing={shipping.missing} />
      ) : null}
      <div className={css.actions}>
        {isBuyable ? (
          <ButtonLink href={checkoutHref} wide onClick={onFollow}>
            <Trans id="basket.toCheckout" message="Zur Kasse" />
          </ButtonLink>
        ) : null}
        <ButtonLink href={basketHref} kind="secondary" wide onClick={onFollow}>
          <Trans id="basket.open" message="Warenkorb ansehen" />
        </ButtonLink>
      </div>
    </div>
  )
}
