import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { magazine } from '../magazine-page.ts'
import { FIRST_THINGS } from '../scenes.ts'
import type { StoryPage } from '../story-parts.ts'
import { puenktchenBrands } from './brands.ts'
import { puenktchenCampaigns } from './campaigns.ts'
import { puenktchenCategories } from './categories.ts'
import { puenktchenDiscover } from './discover.ts'
import { puenktchenFooter } from './footer.ts'
import { puenktchenGuides } from './guides.ts'
import { puenktchenHome } from './home.ts'
import { puenktchenService } from './service.ts'

const TITLE = t(
  'Alles für Babys erste Jahre',
  'Tout pour les premières années de bébé',
  'Alles voor de eerste jaren',
)

const DESCRIPTION = t(
  'Kinderwagen, Bettchen, Kleidung und Spielzeug für die ersten drei Jahre. Geprüft, mit 30 Tagen Rückgabe.',
  'Poussettes, petits lits, vêtements et jouets pour les trois premières années. Contrôlés, retour sous 30 jours.',
  'Kinderwagens, bedjes, kleding en speelgoed voor de eerste drie jaar. Gekeurd, met 30 dagen retour.',
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
    { slug: 'home', title: TITLE, description: DESCRIPTION, body: puenktchenHome },
    MAGAZINE,
    ...puenktchenGuides,
    ...puenktchenCategories,
    ...puenktchenBrands,
    ...puenktchenCampaigns,
    ...puenktchenDiscover,
    puenktchenFooter,
    ...puenktchenService(brand),
  ]
}
