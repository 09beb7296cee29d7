import { t } from '../../words/localised.ts'
import { discoverPages } from '../discover-pages.ts'
import { BEAR, BODY, BUNNY, FIRST_THINGS, HALLWAY, NURSERY, TOWER } from '../scenes.ts'
import { scenes } from '../story-parts.ts'

/** What the menu of Pünktchen offers besides its departments. */
export const puenktchenDiscover = discoverPages({
  lead: t(
    'Was neu ist, was weniger kostet, und wo du uns findest.',
    'Les nouveautés, les prix réduits et nos adresses.',
    'Wat nieuw is, wat minder kost, en waar je ons vindt.',
  ),
  teasers: {
    fresh: [BUNNY, t('Gerade erst eingezogen.', 'Ils viennent d’arriver.', 'Net binnengekomen.')],
    reduced: [
      BODY,
      t(
        'Lieblingsstücke für weniger.',
        'Des coups de cœur pour moins cher.',
        'Lievelingsstukken voor minder.',
      ),
    ],
    magazine: [
      FIRST_THINGS,
      t(
        'Antworten für die ersten Jahre.',
        'Des réponses pour les premières années.',
        'Antwoorden voor de eerste jaren.',
      ),
    ],
    brands: [
      TOWER,
      t('Wer das alles macht.', 'Celles et ceux qui fabriquent tout cela.', 'Wie dit allemaal maakt.'),
    ],
    stores: [
      HALLWAY,
      t('Probeschieben, fühlen, fragen.', 'Essayer, toucher, demander.', 'Proefrijden, voelen, vragen.'),
    ],
    all: [NURSERY, t('Alles, was wir haben.', 'Tout ce que nous avons.', 'Alles wat we hebben.')],
  },
  belowReduced: [
    scenes(null, [
      [
        NURSERY,
        t('Alle Bedingungen an einer Stelle', 'Toutes les conditions réunies', 'Alle voorwaarden bij elkaar'),
        t('Laufende Aktionen', 'Les offres du moment', 'Lopende acties'),
        '/aktionen/',
      ],
      [
        BEAR,
        t('Zur Geburt und danach', 'Pour la naissance et après', 'Voor de geboorte en daarna'),
        t('Geschenke', 'Cadeaux', 'Cadeaus'),
        '/geschenke/',
      ],
    ]),
  ],
})
