import { Trans, useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import { useShopFormat } from '../shop-format.tsx'
import css from './basket-line.module.css'

type BasketLineProps = {
  item: BasketItem
  /** Ready to use, with the variant. */
  href: string
  /** `Lieferzeit 3 bis 5 Werktage`; null where the line cannot be bought. */
  delivery: string | null
  /** A change is on its way; the old line stays until the answer is here. */
  isBusy: boolean
  /** The stepper; null shows the quantity as text, as the checkout does. */
  quantity: ReactNode
  onRemove: (() => void) | null
  onMoveToWishlist?: (() => void) | null
}

/** A product in the basket, with everything there is to say about it. */
export function BasketLine(props: BasketLineProps) {
  const { item, href, delivery, isBusy, quantity, onRemove, onMoveToWishlist = null } = props
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const { product, variant, price } = item
  const image = product.images[0] ?? null
  const isReduced = price.unit.appliedReductions.length > 0
  const isUnavailable = item.status !== 'available'

  return (
    <li className={css.line} data-busy={isBusy || undefined} data-unavailable={isUnavailable || undefined}>
      <div className={css.picture}>
        {image ? <Picture image={{ ...image, alt: '' }} sizes="144px" /> : null}
      </div>
      <div className={css.words}>
        <span className={css.brand}>{product.brand}</span>
        <a className={css.name} href={href}>
          {product.name}
        </a>
        {variant.label ? <span className={css.quiet}>{variant.label}</span> : null}
        {Object.values(item.displayData).map((row) => (
          <span key={row.key} className={css.quiet}>
            {row.label}: {row.value}
          </span>
        ))}
        {delivery && !isUnavailable ? <span className={css.quiet}>{delivery}</span> : null}
        {isUnavailable ? (
          <Notice>
            {i18n.t({
              id: 'basket.unavailable',
              message:
                'Gerade nicht lieferbar. Für die Bestellung bitte entfernen; auf der Wunschliste geht der Artikel nicht verloren.',
            })}
          </Notice>
        ) : null}
        {!isUnavailable && item.quantity > item.availableQuantity ? (
          <Notice>
            {i18n.t({
              id: 'basket.fewerAvailable',
              message: 'Nur noch {count, plural, one {# Stück} other {# Stück}} verfügbar',
              values: { count: item.availableQuantity },
            })}
          </Notice>
        ) : null}
        {item.priceBefore !== null && item.priceBefore !== price.unit.withTax ? (
          <Notice>
            {i18n.t({
              id: 'basket.priceChanged',
              message: 'Der Preis hat sich geändert: vorher {before}, jetzt {now}',
              values: { before: money(item.priceBefore), now: money(price.unit.withTax) },
            })}
          </Notice>
        ) : null}
      </div>
      <div className={css.prices}>
        <span className={css.total} data-sale={isReduced || undefined}>
          {money(price.total.withTax)}
        </span>
        {item.quantity > 1 ? (
          <span className={css.unit}>
            {i18n.t({
              id: 'basket.unitPrice',
              message: '{price} pro Stück',
              values: { price: money(price.unit.withTax) },
            })}
          </span>
        ) : null}
      </div>
      <div className={css.controls}>
        {quantity ?? (
          <span className={css.quiet}>
            {i18n.t({
              id: 'basket.quantity',
              message: 'Menge: {count}',
              values: { count: item.quantity },
            })}
          </span>
        )}
        {onMoveToWishlist ? (
          <button type="button" className={css.action} onClick={onMoveToWishlist}>
            <Trans id="basket.moveToWishlist" message="Auf die Wunschliste" />
          </button>
        ) : null}
        {onRemove ? (
          <button
            type="button"
            className={css.action}
            aria-label={i18n.t({
              id: 'basket.removeNamed',
              message: '{name} entfernen',
              values: { name: product.name },
            })}
            onClick={onRemove}
          >
            <Trans id="basket.remove" message="Entfernen" />
          </button>
        ) : null}
      </div>
    </li>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <span className={css.notice} role="note">
      <Info size={18} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </span>
  )
}
