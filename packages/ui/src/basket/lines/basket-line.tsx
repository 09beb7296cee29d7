import { Trans, useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { essentialsOfLine } from '@shop/domain/basket/lines/line-essentials'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import type { ReactNode } from 'react'
import { Picture } from '../../picture/picture.tsx'
import css from './basket-line.module.css'
import { DottedFacts } from './dotted-facts.tsx'
import { LineAction } from './line-action.tsx'
import { LineFactsView } from './line-facts.tsx'
import { LineNotices } from './line-notices.tsx'
import { LinePrice } from './line-price.tsx'
import { type LineRecall, RecallNote } from './recall-note.tsx'
import { WrittenOnIt } from './written-on-it.tsx'

export type LineSaving = { name: string; amount: number }

type BasketLineProps = {
  item: BasketItem
  /** Ready to use, with the variant. */
  href: string
  /** `Lieferzeit 3 bis 5 Werktage`; null where the line cannot be bought. */
  delivery: string | null
  /** A change is under way; the old line stays until it is answered. */
  isBusy: boolean
  /** The stepper; null shows the quantity as text, as the checkout does. */
  quantity: ReactNode
  onRemove: (() => void) | null
  /** Promotions and vouchers by name, with what they take off the line; minor units. */
  savings?: readonly LineSaving[]
  /** Nothing is said of changes: the line is bought, or about to be. */
  isPlain?: boolean
  /** It was recalled, which matters more than whatever else there is to say. */
  recall?: LineRecall | null
  /** More that can be done with the line; `LineAction`s. */
  actions?: ReactNode
}

/** A product in the basket, with everything there is to say about it. */
export function BasketLine(props: BasketLineProps) {
  const { item, href, delivery, isBusy, quantity, onRemove, actions } = props
  const { savings = [], isPlain = false, recall = null } = props
  const { i18n } = useLingui()
  const { product, facts } = item
  const essentials = essentialsOfLine(item)
  const image = product.images[0] ?? null
  const isUnavailable = item.status !== 'available'
  const isPart = item.itemGroup !== null && !item.itemGroup.isMainItem

  return (
    <li
      className={css.line}
      data-busy={isBusy || undefined}
      data-part={isPart || undefined}
      data-unavailable={isUnavailable || undefined}
    >
      <div className={css.picture}>
        {image ? (
          <Picture image={{ ...image, alt: '' }} sizes="144px" quality={IMAGE_QUALITY.basket} />
        ) : null}
      </div>
      <div className={css.words}>
        <span className={css.brand}>{product.brand}</span>
        <a className={css.name} href={href}>
          {product.name}
        </a>
        {essentials.length > 0 ? <DottedFacts facts={essentials} className={css.quiet} /> : null}
        <WrittenOnIt item={item} className={css.text} />
        {isPart ? (
          <span className={css.quiet}>
            <Trans id="basket.belongsToAbove" message="Gehört zum Artikel darüber" />
          </span>
        ) : null}
        {delivery && !isUnavailable ? <span className={css.quiet}>{delivery}</span> : null}
        {facts ? <LineFactsView facts={facts} /> : null}
        {recall ? <RecallNote {...recall} /> : isPlain ? null : <LineNotices item={item} />}
      </div>
      <LinePrice item={item} savings={savings} />
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
        {actions || onRemove ? (
          <div className={css.actions}>
            {actions}
            {onRemove ? (
              <LineAction
                label={i18n.t({
                  id: 'basket.removeNamed',
                  message: '{name} entfernen',
                  values: { name: product.name },
                })}
                onClick={onRemove}
              >
                <Trans id="basket.remove" message="Entfernen" />
              </LineAction>
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  )
}
