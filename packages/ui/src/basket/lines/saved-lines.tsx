import { Trans, useLingui } from '@lingui/react'
import type { BasketItem } from '@shop/domain/basket/basket'
import { essentialsOfLine } from '@shop/domain/basket/lines/line-essentials'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { isAnyTaxed } from '@shop/domain/price/bears-vat'
import { useId } from 'react'
import { Button } from '../../button/button.tsx'
import { Picture } from '../../picture/picture.tsx'
import { EcoParticipation } from '../../price/eco-participation.tsx'
import { TaxNote } from '../../price/tax-note.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import { DottedFacts } from './dotted-facts.tsx'
import { LineAction } from './line-action.tsx'
import { LineFactsView } from './line-facts.tsx'
import { lineReasonWords } from './line-reason-words.ts'
import { type LineRecall, RecallNote } from './recall-note.tsx'
import css from './saved-lines.module.css'

type SavedLinesProps = {
  items: readonly BasketItem[]
  hrefOf: (item: BasketItem) => string
  recallOf: (item: BasketItem) => LineRecall | null
  /** Keys of lines that the server is changing. */
  busy: ReadonlySet<string>
  onMove: (item: BasketItem) => void
  onRemove: (item: BasketItem) => void
}

/** What was put aside: it costs nothing, holds nothing, and is one press away. */
export function SavedLines({ items, hrefOf, recallOf, busy, onMove, onRemove }: SavedLinesProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()
  const titleId = useId()
  if (items.length === 0) return null

  return (
    <section aria-labelledby={titleId} className={css.saved}>
      <h2 id={titleId} className={css.title}>
        {i18n.t({
          id: 'basket.saved',
          message: 'Für später gemerkt ({count})',
          values: { count: items.length },
        })}
      </h2>
      <ul className={css.list}>
        {items.map((item) => {
          const { key, product, facts, price } = item
          const essentials = essentialsOfLine(item)
          const image = product.images[0] ?? null
          const isAvailable = item.status === 'available'
          const recall = recallOf(item)
          return (
            <li key={key} className={css.line} data-unavailable={isAvailable ? undefined : true}>
              <span className={css.picture}>
                {image ? (
                  <Picture image={{ ...image, alt: '' }} sizes="96px" quality={IMAGE_QUALITY.basket} />
                ) : null}
              </span>
              <div className={css.words}>
                <a className={css.name} href={hrefOf(item)}>
                  {product.name}
                </a>
                {essentials.length > 0 ? <DottedFacts facts={essentials} className={css.quiet} /> : null}
                {recall ? (
                  <RecallNote {...recall} />
                ) : (
                  <span className={css.quiet}>
                    {isAvailable ? money(price.unit.withTax) : lineReasonWords(i18n, item.reason)}
                  </span>
                )}
                {isAvailable ? <EcoParticipation item={item} className={css.quiet} /> : null}
                {facts ? <LineFactsView facts={facts} /> : null}
              </div>
              <div className={css.actions}>
                {isAvailable ? (
                  <Button
                    kind="secondary"
                    size="s"
                    isBusy={busy.has(key)}
                    aria-label={i18n.t({
                      id: 'basket.moveNamed',
                      message: '{name} in den Warenkorb',
                      values: { name: product.name },
                    })}
                    onClick={() => onMove(item)}
                  >
                    <Trans id="product.addToBasket" message="In den Warenkorb" />
                  </Button>
                ) : null}
                <LineAction
                  label={i18n.t({
                    id: 'basket.removeNamed',
                    message: '{name} entfernen',
                    values: { name: product.name },
                  })}
                  onClick={() => onRemove(item)}
                >
                  <Trans id="basket.remove" message="Entfernen" />
                </LineAction>
              </div>
            </li>
          )
        })}
      </ul>
      <p className={css.quiet}>
        <TaxNote isForAll isUntaxed={!isAnyTaxed(items)} />
      </p>
    </section>
  )
}
