import { DISCOVER_PAGE } from '@shop/domain/link/discover-page'
import { withoutSlashes } from '@shop/domain/link/without-slashes'
import { ALL_GOODS } from '../catalogue/category.ts'
import { t } from '../words/localised.ts'
import type { Scene } from './scenes.ts'
import { type Block, block, words } from './story-blocks.ts'
import { menuTeaser } from './story-offers.ts'
import { opened, type StoryPage } from './story-parts.ts'
import type { StoryText } from './story-text.ts'

type DiscoverPages = {
  /** What the page of all of them says below its title. */
  lead: StoryText
  /** New, reduced, magazine, brands, stores, all products: the picture and a line of each. */
  teasers: {
    fresh: [Scene, StoryText]
    reduced: [Scene, StoryText]
    magazine: [Scene, StoryText]
    brands: [Scene, StoryText]
    stores: [Scene, StoryText]
    all: [Scene, StoryText]
  }
  /** What stands below the reduced products. */
  belowReduced: readonly Block[]
}

/** What a shop offers besides its categories, and the pages of what is new and of what is reduced. */
export function discoverPages({ lead, teasers, belowReduced }: DiscoverPages): readonly StoryPage[] {
  const { fresh, reduced, magazine, brands, stores, all } = teasers
  const NEW = t('Neu', 'Nouveautés', 'Nieuw')
  const REDUCED = t('Angebote', 'Bonnes affaires', 'Aanbiedingen')
  return [
    opened({
      slug: withoutSlashes(DISCOVER_PAGE),
      title: t('Entdecken', 'Découvrir', 'Ontdekken'),
      description: lead,
      body: [
        block('grid', {
          items: [
            menuTeaser(fresh[0], NEW, fresh[1], '/neu/'),
            menuTeaser(reduced[0], REDUCED, reduced[1], '/angebote/'),
            menuTeaser(magazine[0], t('Magazin', 'Magazine', 'Magazine'), magazine[1], '/ratgeber/'),
            menuTeaser(brands[0], t('Marken', 'Marques', 'Merken'), brands[1], '/marken/'),
            menuTeaser(stores[0], t('Filialen', 'Magasins', 'Winkels'), stores[1], '/filialen/'),
            menuTeaser(
              all[0],
              t('Alle Produkte', 'Tous les produits', 'Alle producten'),
              all[1],
              `/${ALL_GOODS}/`,
            ),
          ],
          columns: 2,
          columns768: 3,
          columns1024: 3,
        }),
      ],
    }),
    opened({
      slug: 'neu',
      title: NEW,
      description: t(
        'Was zuletzt dazugekommen ist, das Neueste zuerst, aus allen Abteilungen.',
        'Les derniers arrivés de tous les rayons, les plus récents en tête.',
        'Wat er het laatst bij is gekomen uit alle afdelingen, het nieuwste eerst.',
      ),
      body: [
        block('listing', {
          ...words('headline', t('Zuletzt dazugekommen', 'Les derniers arrivés', 'Het laatst toegevoegd')),
          category: `/${ALL_GOODS}/`,
          sort: 'newest',
          count: 24,
        }),
      ],
    }),
    opened({
      slug: 'angebote',
      title: REDUCED,
      description: t(
        'Alles, was jetzt weniger kostet, mit dem größten Nachlass zuerst.',
        'Tout ce qui coûte moins cher en ce moment, les plus fortes remises en tête.',
        'Alles wat nu minder kost, met de grootste korting eerst.',
      ),
      body: [
        block('listing', {
          ...words('headline', t('Jetzt reduziert', 'En ce moment à prix réduit', 'Nu afgeprijsd')),
          category: `/${ALL_GOODS}/`,
          sort: 'discount',
          count: 24,
          onlyReduced: true,
        }),
        ...belowReduced,
      ],
    }),
  ]
}
