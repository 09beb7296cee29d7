import { useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { essentialsOfLine } from '@shop/domain/basket/lines/line-essentials'
import { RECALLED } from '@shop/domain/basket/with-availability'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { Picture } from '../../picture/picture.tsx'
import { EcoParticipation } from '../../price/eco-participation.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import { DottedFacts } from '../lines/dotted-facts.tsx'
import { WrittenOnIt } from '../lines/written-on-it.tsx'
import css from './basket-glance.module.css'

type BasketGlanceProps = {
  items: readonly BasketItem[]
  /** Without it the names are plain text, as beside a form that should not be left. */
  hrefOf?: (item: BasketItem) => string
  onFollow?: () => void
}

/** The lines of a basket at a glance: picture, name, how many and what they cost. */
export function BasketGlance({ items, hrefOf, onFollow }: BasketGlanceProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  return (
    <ul className={css.list}>
      {items.map((item) => {
        const { product, quantity, price } = item
        const image = product.images[0] ?? null
        const isAvailable = item.status === 'available'
        return (
          <li key={item.key} className={css.line} data-unavailable={isAvailable ? undefined : true}>
            <span className={css.picture}>
              {image ? (
                <Picture image={{ ...image, alt: '' }} sizes="64px" quality={IMAGE_QUALITY.basket} />
              ) : null}
            </span>
            <span className={css.words}>
              {hrefOf ? (
                <a className={css.name} href={hrefOf(item)} onClick={onFollow}>
                  {product.name}
                </a>
              ) : (
                <span className={css.name}>{product.name}</span>
              )}
              <DottedFacts
                className={css.quiet}
                facts={[
                  ...essentialsOfLine(item),
                  i18n.t({ id: 'basket.quantity', message: 'Menge: {count}', values: { count: quantity } }),
                ]}
              />
              <WrittenOnIt item={item} className={css.written} />
              {isAvailable ? <EcoParticipation item={item} className={css.quiet} /> : null}
            </span>
            <span className={css.price}>
              {isAvailable
                ? money(price.total.withTax, { currency: price.total.currencyCode })
                : item.reason === RECALLED
                  ? i18n.t({ id: 'basket.recalledShort', message: 'Zurückgerufen' })
                  : i18n.t({ id: 'basket.unavailableShort', message: 'Nicht lieferbar' })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
