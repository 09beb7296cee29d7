import { Trans, useLingui } from '@lingui/react'
import { CategoryTiles } from '@shop/ui/category-tiles/category-tiles'
import { PageWidth } from '@shop/ui/layout/page-width'
import { Section } from '@shop/ui/layout/section'
import type { ReactNode } from 'react'
import { RecommendationSlider } from '../../features/recommendations/recommendation-slider.tsx'
import { RecommendedProducts } from '../../features/recommendations/recommended-products.tsx'
import { useSlotTitle } from '../../features/recommendations/use-slot-title.ts'
import { useShopPath } from '../../use-shop.ts'
import { readAsWritten } from './read-as-written.ts'
import { SearchHelp } from './search-help.tsx'
import type { PicturedInstead } from './search-loader.ts'
import css from './search-offer.module.css'

type SearchOfferProps = {
  query: string
  /** On the spelling of the words. */
  note: ReactNode
  instead: PicturedInstead
}

/** The search without results: nothing was found, or nothing asked for yet. @see product §8 "Search" */
export function SearchOffer({ query, note, instead }: SearchOfferProps) {
  const { i18n } = useLingui()
  const path = useShopPath()
  const slotTitle = useSlotTitle('search')
  const hasAsked = query !== ''

  return (
    <>
      <PageWidth>
        <div className={css.head}>
          <h1 className={css.title}>
            {hasAsked ? (
              i18n.t({
                id: 'search.nothingFor',
                message: 'Keine Treffer für „{query}“',
                values: { query: readAsWritten(query) },
              })
            ) : (
              <Trans id="search.title" message="Suche" />
            )}
          </h1>
          {note}
          {hasAsked ? (
            <SearchHelp />
          ) : (
            <p className={css.lead}>
              <Trans
                id="search.start"
                message="Ein Wort genügt: Produkt, Marke, Farbe, Material oder Artikelnummer."
              />
            </p>
          )}
        </div>
      </PageWidth>
      {instead.categories.length > 0 ? (
        <Section title={i18n.t({ id: 'search.popularCategories', message: 'Beliebte Kategorien' })}>
          <CategoryTiles
            tiles={instead.categories.slice(0, 6).map((category) => ({
              name: category.name,
              href: path(category.path),
              image: category.image,
            }))}
          />
        </Section>
      ) : null}
      {instead.bestsellers.length > 0 ? (
        <RecommendedProducts slot="search" title={slotTitle} cards={instead.bestsellers} />
      ) : (
        <RecommendationSlider slot="search" />
      )}
    </>
  )
}
