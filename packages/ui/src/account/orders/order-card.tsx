import { Trans, useLingui } from '@lingui/react'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import type { Currency } from '@shop/domain/market/markets'
import type { OrderState } from '@shop/domain/order/order'
import { orderStateName } from '../../order/order-state-name.ts'
import { Picture } from '../../picture/picture.tsx'
import { useShopFormat } from '../../shop-format.tsx'
import css from './order-card.module.css'
import { StateMark } from './state-mark.tsx'

type OrderCardProps = {
  order: {
    number: string
    state: OrderState
    placedAt: string
    currencyCode: Currency
    /** Minor units, with tax. */
    total: number
    /** Units of all items. */
    units: number
    items: readonly { name: string; image: string | null; quantity: number }[]
  }
  /** Where the whole order is shown. */
  href: string
  /** 2 where the list stands right below the page's title. */
  level?: 2 | 3
}

const MOST_PICTURES = 4

/** One order of a list: how far it is, when it was, what it cost and what was in it. */
export function OrderCard({ order, href, level = 3 }: OrderCardProps) {
  const { i18n } = useLingui()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { date, money } = useShopFormat()
  const { number, state, placedAt, total, units, items, currencyCode } = order
  const shown = items.filter(({ image }) => image !== null).slice(0, MOST_PICTURES)

  return (
    <article className={css.card}>
      <div className={css.facts}>
        <StateMark>{orderStateName(i18n, state)}</StateMark>
        <Heading className={css.title}>
          <a className={css.link} href={href}>
            <Trans id="orderCard.title" message="Bestellung {number}" values={{ number }} />
          </a>
        </Heading>
        <p className={css.note}>
          <Trans
            id="orderCard.facts"
            message="{day} · {units, plural, one {# Artikel} other {# Artikel}} · {total}"
            values={{ day: date(placedAt), units, total: money(total, { currency: currencyCode }) }}
          />
        </p>
        <p className={css.names}>{items.map(({ name }) => name).join(', ')}</p>
      </div>
      {shown.length > 0 ? (
        <ul className={css.pictures} aria-hidden="true">
          {shown.map(({ image, name }) =>
            image === null ? null : (
              <li key={`${image} ${name}`}>
                <Picture
                  image={{ src: image, alt: '', width: 150, height: 150 }}
                  sizes="72px"
                  ratio="1/1"
                  quality={IMAGE_QUALITY.basket}
                />
              </li>
            ),
          )}
        </ul>
      ) : null}
    </article>
  )
}
