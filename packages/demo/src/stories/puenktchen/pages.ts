import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { magazine } from '../magazine-page.ts'
import { FIRST_THINGS } from '../scenes.ts'
import type { StoryPage } from '../story-parts.ts'
import { puenktchenBrands } from './brands.ts'
import { puenktchenCampaigns } from './campaigns.ts'
import { puenktchenCategories } from './categories.ts'
import { puenktchenGuides } from './guides.ts'
import { puenktchenHome } from './home.ts'
import { puenktchenService } from './service.ts'

const TITLE = t(
  'Alles für Babys erste Jahre',
  'Tout pour les premières années de bébé',
  'Alles voor de eerste jaren',
)

const MAGAZINE = magazine({
  title: t('Gut zu wissen', 'Bon à savoir', 'Goed om te weten'),
  description: t(
    'Von Hebammen und Eltern: was in den ersten Jahren wirklich hilft.',
    'Par des sages-femmes et des parents : ce qui aide vraiment les premières années.',
    'Van verloskundigen en ouders: wat in de eerste jaren echt helpt.',
  ),
  scene: FIRST_THINGS,
  topics: [
    [
      t('Der Anfang', 'Les débuts', 'Het begin'),
      t('Koffer, Größen, Ausstattung', 'Valise, tailles, trousseau', 'Koffer, maten, uitzet'),
      '/ratgeber/klinikkoffer/',
      null,
      'tint',
    ],
    [
      t('Nachts', 'La nuit', '’s Nachts'),
      t('Schlafen, Temperatur, Rituale', 'Sommeil, température, rituels', 'Slapen, temperatuur, rituelen'),
      '/ratgeber/gut-schlafen/',
      null,
      'tint',
    ],
    [
      t('Größen', 'Tailles', 'Maten'),
      t('Was wann passt', 'Quelle taille à quel âge', 'Wat wanneer past'),
      '/groessen/',
      null,
      'tint',
    ],
  ],
})

/** Every page of Pünktchen but the legal ones. */
export function puenktchenPages(brand: Brand): readonly StoryPage[] {
  return [
    { slug: 'home', title: TITLE, description: TITLE, body: puenktchenHome },
    MAGAZINE,
    ...puenktchenGuides,
    ...puenktchenCategories,
    ...puenktchenBrands,
    ...puenktchenCampaigns,
    ...puenktchenService(brand),
  ]
}
