import { t } from '../../../words/localised.ts'
import { FABRICS } from '../../scenes.ts'
import { block, words } from '../../story-blocks.ts'
import { banner, icons, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const stores: StoryPage = {
  slug: 'filialen',
  title: t('Unsere Filialen', 'Nos magasins', 'Onze winkels'),
  description: t(
    'Probesitzen, Stoffe fühlen, Online-Bestellungen abholen: Lindhaus in Ihrer Nähe.',
    'S’asseoir, toucher les tissus : les magasins Lindhaus.',
    'Zitten, stoffen voelen: de winkels van Lindhaus.',
  ),
  body: [
    banner(FABRICS, {
      headline: t('Kommen Sie vorbei', 'Passez nous voir', 'Kom eens langs'),
      // Stores of these countries put nothing aside yet: `clickAndReserve` of the brand.
      text: inRegions(
        t(
          'Reservieren Sie online, wir legen es drei Öffnungstage lang zurück.',
          'Asseyez-vous, touchez, comparez : nous prenons le temps.',
          'Ga zitten, voel en vergelijk: wij nemen de tijd.',
        ),
        {
          'fr-ch': {
            'Asseyez-vous, touchez, comparez : nous prenons le temps.':
              'Réservez en ligne : nous gardons l’article trois jours d’ouverture.',
          },
        },
      ),
      height: 's',
      position: 'start',
    }),
    block('store_finder', {
      ...words('headline', t('In Ihrer Nähe', 'Près de chez vous', 'Bij u in de buurt')),
      ...words(
        'text',
        t(
          'Alle Filialen in Ihrem Land.',
          'Tous nos magasins dans votre pays.',
          'Al onze winkels in uw land.',
        ),
      ),
    }),
    block('retail_store', {
      store: 'home-shop-hamburg',
      ...words('headline', t('Wo alles begann', 'Là où tout a commencé', 'Waar het begon')),
      ...words(
        'text',
        t(
          'Die Speicheretage in Hamburg: alle Tische, alle Stoffe, Kaffee.',
          'L’entrepôt de Hambourg : toutes les tables, tous les tissus, et le café.',
          'De pakhuiszolder in Hamburg: alle tafels, alle stoffen, en koffie.',
        ),
      ),
    }),
    icons(
      t('Was wir vor Ort für Sie tun', 'Sur place, pour vous', 'Wat wij ter plaatse voor u doen'),
      [
        [
          'ruler',
          t('Einrichtungsplan', 'Plan d’aménagement', 'Inrichtingsplan'),
          t(
            'Mit Grundriss und Maßband, eine Stunde, kostenlos.',
            'Avec votre plan et un mètre, une heure, gratuitement.',
            'Met uw plattegrond en een rolmaat, een uur, gratis.',
          ),
        ],
        [
          'leaf',
          t('Holz und Stoff', 'Bois et tissus', 'Hout en stof'),
          t(
            'Hundert Muster zum Mitnehmen.',
            'Cent échantillons à emporter.',
            'Honderd stalen om mee te nemen.',
          ),
        ],
        [
          'undo',
          t('Rückgabe', 'Retours', 'Retour'),
          t(
            'Online gekauft, im Laden zurückgegeben.',
            'Acheté en ligne, rendu en magasin.',
            'Online gekocht, in de winkel teruggebracht.',
          ),
        ],
      ],
      { tone: 'surface' },
    ),
  ],
}
