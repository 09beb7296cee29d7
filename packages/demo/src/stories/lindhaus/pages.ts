import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { magazine } from '../magazine-page.ts'
import { LAID_TABLE } from '../scenes.ts'
import type { StoryPage } from '../story-parts.ts'
import { lindhausBrands } from './brands.ts'
import { lindhausCampaigns } from './campaigns.ts'
import { lindhausCategories } from './categories.ts'
import { lindhausDiscover } from './discover.ts'
import { lindhausFooter } from './footer.ts'
import { lindhausGuides } from './guides.ts'
import { lindhausHome } from './home.ts'
import { lindhausService } from './service.ts'

const TITLE = t(
  'Möbel und Textilien für ruhige Räume',
  'Meubles et textiles pour des pièces calmes',
  'Meubels en textiel voor rustige kamers',
)

const DESCRIPTION = t(
  'Sofas, Tische, Betten und Textilien aus Holz, Leinen und Wolle. 30 Tage Rückgabe, Möbel bis in Ihr Zimmer.',
  'Canapés, tables, lits et textiles en bois, lin et laine. 30 jours pour changer d’avis, meubles livrés dans la pièce.',
  'Banken, tafels, bedden en textiel van hout, linnen en wol. 30 dagen retour, meubels tot in uw kamer.',
)

const MAGAZINE = magazine({
  title: t('Das Magazin', 'Le magazine', 'Het magazine'),
  description: t(
    'Einrichten, pflegen, Gäste haben: was wir über das Wohnen gelernt haben.',
    'Aménager, entretenir, recevoir : ce que l’habitat nous a appris.',
    'Inrichten, verzorgen, gasten ontvangen: wat wij over wonen leerden.',
  ),
  scene: LAID_TABLE,
  topics: [
    [
      t('Einrichten', 'Aménager', 'Inrichten'),
      t('Maße, Licht, Farben', 'Mesures, lumière, couleurs', 'Maten, licht, kleuren'),
      '/ratgeber/kleine-zimmer/',
    ],
    [
      t('Pflegen', 'Entretenir', 'Onderhouden'),
      t('Holz, Stoff, Ton', 'Bois, tissu, terre', 'Hout, stof, klei'),
      '/ratgeber/eiche-pflegen/',
    ],
    [
      t('Nachschlagen', 'À consulter', 'Opzoeken'),
      t('Alle Tabellen', 'Tous les tableaux', 'Alle tabellen'),
      '/masse-und-pflege/',
    ],
  ],
})

/** Every page of Lindhaus but the legal ones. */
export function lindhausPages(brand: Brand): readonly StoryPage[] {
  return [
    { slug: 'home', title: TITLE, description: DESCRIPTION, body: lindhausHome },
    MAGAZINE,
    ...lindhausGuides,
    ...lindhausCategories,
    ...lindhausBrands,
    ...lindhausCampaigns,
    ...lindhausDiscover,
    lindhausFooter,
    ...lindhausService(brand),
  ]
}
