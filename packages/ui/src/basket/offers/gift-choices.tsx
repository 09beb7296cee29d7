import { Trans, useLingui } from '@lingui/react'
import type { GiftChoice } from '@shop/domain/basket/basket-offers'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { Button } from '../../button/button.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import { Picture } from '../../picture/picture.tsx'
import { TaxNote } from '../../price/tax-note.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import css from './gift-choices.module.css'

type GiftChoicesProps = {
  choices: readonly GiftChoice[]
  hrefOf: (choice: GiftChoice) => string
  onChoose: (choice: GiftChoice) => void
  /** The one that is being added to the basket. */
  busyVariantId?: number | null
}

/** The articles of which a promotion gives one, or some: what each was, and what it costs now. */
export function GiftChoices({ choices, hrefOf, onChoose, busyVariantId = null }: GiftChoicesProps) {
  const { i18n } = useLingui()
  const { money } = useShopFormat()

  return (
    <div className={css.choices}>
      <ul className={css.list}>
        {choices.map((choice) => {
          const { card, variantId, variantLabel, before, price, availableQuantity } = choice
          const image = card.images[0] ?? null
          return (
            <li
              key={variantId}
              className={css.choice}
              data-sold-out={availableQuantity > 0 ? undefined : true}
            >
              <div className={css.picture}>
                {image ? <Picture image={image} sizes="220px" quality={IMAGE_QUALITY.basket} /> : null}
              </div>
              <div className={css.words}>
                <span className={css.quiet}>{card.brand}</span>
                <a className={css.name} href={hrefOf(choice)}>
                  {card.name}
                </a>
                {variantLabel ? <span className={css.quiet}>{variantLabel}</span> : null}
                <span>
                  <strong className={css.price}>
                    {price === 0 ? <Trans id="promotion.free" message="Geschenkt" /> : money(price)}
                  </strong>{' '}
                  {before > price ? (
                    <span className={css.quiet}>
                      <VisuallyHidden>
                        <Trans id="price.before" message="statt" />{' '}
                      </VisuallyHidden>
                      <s>{money(before)}</s>
                    </span>
                  ) : null}
                </span>
              </div>
              {availableQuantity > 0 ? (
                <Button
                  kind="secondary"
                  size="s"
                  wide
                  isBusy={busyVariantId === variantId}
                  aria-label={i18n.t({
                    id: 'promotion.choose',
                    message: '{name} auswählen',
                    values: { name: variantLabel ? `${card.name}, ${variantLabel}` : card.name },
                  })}
                  onClick={() => onChoose(choice)}
                >
                  <Trans id="promotion.chooseThis" message="Auswählen" />
                </Button>
              ) : (
                <span className={css.quiet}>
                  <Trans id="badge.soldOut" message="Ausverkauft" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={css.quiet}>
        <TaxNote isForAll />
      </p>
    </div>
  )
}
