import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './buy-box.module.css'

type BuyBoxProps = {
  /** Brand, or brand and sub-brand. */
  brandLine: string
  name: string
  /** As shoppers read it, already shortened; null while it is not known yet. */
  articleNumber: string | null
  rating?: ReactNode
  /** What lies in a set, with pictures. */
  parts?: ReactNode
  price: ReactNode
  /** What speaks for it. */
  benefits?: ReactNode
  /** Variant, colour, personalisation. */
  choices?: ReactNode
  delivery?: ReactNode
  /** What to know of age and danger before buying. */
  warnings?: ReactNode
  /** Quantity, the basket button, the wishlist heart: in one line where it fits. */
  actions?: ReactNode
  /** What it costs to get it, and what happens then. */
  promises?: ReactNode
  /** Seals, click and reserve, instalments. */
  children?: ReactNode
}

/** The right column of a product page, in the order in which shoppers decide. */
export function BuyBox(props: BuyBoxProps) {
  return (
    <div className={css.box}>
      <header className={css.head}>
        <p className={css.brand}>{props.brandLine}</p>
        <h1 className={css.title}>{props.name}</h1>
        {props.rating}
        {props.articleNumber === null ? null : (
          <p className={css.number}>
            <Trans
              id="product.articleNumber"
              message="Artikelnummer {number}"
              values={{ number: props.articleNumber }}
            />
          </p>
        )}
      </header>
      {props.parts}
      {props.price}
      {props.benefits}
      <div className={css.choices}>{props.choices}</div>
      {props.delivery}
      {props.warnings ? <div className={css.warnings}>{props.warnings}</div> : null}
      {props.actions ? <div className={css.actions}>{props.actions}</div> : null}
      {props.promises}
      {props.children ? <div className={css.notes}>{props.children}</div> : null}
    </div>
  )
}
