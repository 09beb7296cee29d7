import { useLingui } from '@lingui/react'
import type { ComparedRow } from '@shop/domain/compare/compared-rows'
import type { ProductCard } from '@shop/domain/product/product-card'
import { ColourSwatches } from '@shop/ui/colour-swatches/colour-swatches'
import type { CompareLine } from '@shop/ui/compare/compare-table'
import { FibreList } from '@shop/ui/fibres/fibre-list'
import { Rating } from '@shop/ui/rating/rating'
import type { ReactNode } from 'react'
import { CardDelivery } from '../../features/product/card-delivery.tsx'
import type { ComparedProduct } from './compare-loader.ts'

/** What a line compares: what is drawn, and what of it may differ, as text. */
type Said = { shown: ReactNode; said: string } | null

/** The lines of the comparison: what every card knows, then features, then fibres. A line that nobody fills is left out. */
export function useComparedLines(
  products: readonly ComparedProduct[],
  rows: readonly ComparedRow[],
): CompareLine[] {
  const { i18n } = useLingui()
  const lineOf = (key: string, label: string, said: (product: ComparedProduct) => Said): CompareLine[] => {
    const values = products.map(said)
    const known = values.flatMap((value) => (value ? [value.said] : []))
    if (known.length === 0) return []
    return [
      { key, label, values: values.map((value) => value?.shown ?? null), differs: new Set(known).size > 1 },
    ]
  }

  return [
    ...lineOf('delivery', i18n.t({ id: 'compare.delivery', message: 'Lieferung' }), ({ card }) =>
      card.delivery && !card.isSoldOut
        ? { shown: <CardDelivery delivery={card.delivery} />, said: windowOf(card.delivery) }
        : null,
    ),
    ...lineOf('rating', i18n.t({ id: 'compare.rating', message: 'Bewertung' }), ({ card: { rating } }) =>
      rating ? { shown: <Rating {...rating} />, said: rating.average.toFixed(1) } : null,
    ),
    ...lineOf('colours', i18n.t({ id: 'compare.colours', message: 'Erhältlich in' }), ({ card }) => {
      const colours = coloursOf(card)
      return colours.length === 0
        ? null
        : {
            shown: (
              <>
                <ColourSwatches colorsList={card.colours?.map(({ swatch }) => swatch) ?? card.colorsList} />
                {card.colours?.map(({ label }) => label).join(', ')}
              </>
            ),
            said: [...colours].sort().join(),
          }
    }),
    ...rows,
    ...lineOf(
      'energy',
      i18n.t({ id: 'compare.energy', message: 'Energieeffizienzklasse' }),
      ({ card: { energyLabel } }) => energyLabel && { shown: energyLabel.class, said: energyLabel.class },
    ),
    ...lineOf('fibres', i18n.t({ id: 'product.fibres', message: 'Textile Zusammensetzung' }), ({ fibres }) =>
      fibres.length === 0 ? null : { shown: <FibreList fibres={fibres} />, said: JSON.stringify(fibres) },
    ),
  ]
}

function windowOf({ bvc, daysFrom, daysTo }: NonNullable<ProductCard['delivery']>): string {
  return `${bvc} ${daysFrom} ${daysTo}`
}

function coloursOf({ colours, colorsList }: ProductCard): string[] {
  return colours ? colours.map(({ label }) => label) : colorsList.map((names) => names.join(' '))
}
