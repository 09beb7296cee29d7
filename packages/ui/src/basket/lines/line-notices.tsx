import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import Info from 'lucide-react/icons/info'
import { useShopFormat } from '../../shop-format.tsx'
import css from './line-notices.module.css'
import { lineReasonWords } from './line-reason-words.ts'

/** From here on down it is worth saying that there are not more. */
const FEW = 10

/** What has changed about a line, and what keeps it from being bought. */
export function LineNotices({ item }: { item: BasketItem }) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { quantity, availableQuantity, priceBefore, price } = item
  if (item.status !== 'available') return <Notice>{lineReasonWords(i18n, item.reason)}</Notice>

  const isShort = quantity > availableQuantity
  const isAtMost = quantity === availableQuantity && availableQuantity <= FEW
  return (
    <>
      {isShort ? (
        <Notice>
          {i18n.t({
            id: 'basket.fewerAvailable',
            message: 'Nur noch {count, plural, one {# Stück} other {# Stück}} verfügbar',
            values: { count: availableQuantity },
          })}
        </Notice>
      ) : null}
      {isAtMost ? (
        <p className={css.quiet}>
          {i18n.t({
            id: 'basket.atMost',
            message: 'Mehr als {count, plural, one {# Stück} other {# Stück}} sind gerade nicht da',
            values: { count: availableQuantity },
          })}
        </p>
      ) : null}
      {priceBefore !== null && priceBefore !== price.unit.withTax ? (
        <Notice>
          {i18n.t({
            id: 'basket.priceChanged',
            message: 'Der Preis hat sich geändert: vorher {before}, jetzt {now}',
            values: { before: money(priceBefore), now: money(price.unit.withTax) },
          })}
        </Notice>
      ) : null}
    </>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <p className={css.notice} role="note">
      <Info size={18} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </p>
  )
}
