import { Trans } from '@lingui/react'
import type { ReactNode } from 'react'
import css from './gone-product.module.css'

type GoneProductProps = {
  /** What it was called; null where not even that is known. */
  name: string | null
  /** What was wanted of it, and what can be done. */
  children: ReactNode
}

/** A product that is no longer sold, on a list of somebody who wanted it: no picture, no price, no link. */
export function GoneProduct({ name, children }: GoneProductProps) {
  return (
    <article className={css.gone}>
      <h3 className={css.name}>{name ?? <Trans id="giftList.unknownProduct" message="Artikel" />}</h3>
      <p className={css.note}>
        <Trans id="giftList.gone" message="Nicht mehr erhältlich" />
      </p>
      {children}
    </article>
  )
}
