import { Trans, useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { unitDisplay } from '@shop/domain/price/unit-display'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { EcoParticipation } from '../../price/eco-participation.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import type { LineSaving } from './basket-line.tsx'
import css from './line-price.module.css'

/** What a line costs: all of it first, then one piece, one unit of measure, and who takes something off. */
export function LinePrice({ item, savings }: { item: BasketItem; savings: readonly LineSaving[] }) {
  const { i18n } = useLingui()
  const format = useShopFormat()
  const { price, totalBefore, variant, customData } = item
  if (item.status !== 'available') return null

  const isGift = item.promotionId !== null && price.total.withTax === 0
  const isReduced = totalBefore !== null || price.unit.appliedReductions.length > 0
  const { reference } = variant.price
  const money = (amount: number) => format.money(amount, { currency: price.total.currencyCode })
  return (
    <div className={css.prices}>
      <span className={css.total} data-sale={isReduced || undefined}>
        {isGift ? <Trans id="basket.gift" message="Geschenk" /> : money(price.total.withTax)}
      </span>
      {totalBefore !== null && totalBefore !== price.total.withTax ? (
        <span className={css.small}>
          <VisuallyHidden>
            <Trans id="price.before" message="statt" />{' '}
          </VisuallyHidden>
          <s>{money(totalBefore)}</s>
        </span>
      ) : null}
      <EcoParticipation item={item} className={css.small} />
      {item.quantity > 1 ? (
        <span className={css.small}>
          {i18n.t({
            id: 'basket.unitPrice',
            message: '{price} pro Stück',
            values: { price: money(price.unit.withTax) },
          })}
        </span>
      ) : null}
      {customData.pricePromotionKey?.startsWith('Promotion') ? (
        <span className={css.saving}>
          <Trans id="basket.scalePrice" message="Staffelpreis" />
        </span>
      ) : null}
      {reference ? (
        <span className={css.small}>
          {i18n.t({
            id: 'price.perUnit',
            message: '{price} / {amount} {unit}',
            values: {
              price: money(reference.withTax),
              amount: format.number(reference.size),
              unit: unitDisplay(reference.unit),
            },
          })}
        </span>
      ) : null}
      {savings.map(({ name, amount }) => (
        <span key={name} className={css.saving}>
          <Trans id="price.named" message="{name}: {amount}" values={{ name, amount: `−${money(amount)}` }} />
        </span>
      ))}
    </div>
  )
}
