import type { PriceSummary } from '@shop/domain/product/product-card'
import { brandLine } from '@shop/domain/product-detail/brand-line'
import type { MouseEvent } from 'react'
import { EnergyClass } from '../energy-label/energy-class.tsx'
import { Picture } from '../picture/picture.tsx'
import { Price } from '../price/price.tsx'
import { TaxNote } from '../price/tax-note.tsx'
import { MarkedWords } from './marked-words.tsx'
import css from './search-suggestions.module.css'
import type { ProductOption } from './suggestion-groups.ts'

type ProductRowProps = {
  option: ProductOption
  typed: string
  isActive: boolean
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A product with its picture and price. */
export function ProductRow({ option, typed, isActive, onFollow }: ProductRowProps) {
  const { card, href, id } = option
  const [image] = card.images

  return (
    <a
      id={id}
      className={css.product}
      href={href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => onFollow(href, event)}
    >
      <div className={css.picture}>
        {image ? <Picture image={{ ...image, alt: '' }} sizes="72px" ratio="1/1" /> : null}
      </div>
      <div className={css.productWords}>
        <span className={css.detail}>{brandLine(card)}</span>
        <span className={css.name}>
          <MarkedWords text={card.name} typed={typed} />
        </span>
        {card.price ? (
          <Price
            price={withoutReduction(card.price)}
            size="s"
            note={
              <>
                <TaxNote isShort isPlain isUntaxed={card.price.isUntaxed} />
                {card.ecoNote && `, ${card.ecoNote}`}
              </>
            }
          />
        ) : null}
        {card.energyLabel ? <EnergyClass label={card.energyLabel} /> : null}
      </div>
    </a>
  )
}

/** What it costs and no more: a reduction has to name its 30-day price, and there is no room for it here. */
function withoutReduction(price: PriceSummary): PriceSummary {
  return { ...price, referencePrice: null, lowestPriorPrice: null, discountPercent: 0 }
}
