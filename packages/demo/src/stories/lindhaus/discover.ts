import { t } from '../../words/localised.ts'
import { discoverPages } from '../discover-pages.ts'
import { CUP, DINING_ROOM, LAID_TABLE, LIVING_ROOM, MUSTARD_POUF, OAK, SHELF } from '../scenes.ts'
import { scenes } from '../story-parts.ts'

/** What the menu of Lindhaus offers besides rooms. */
export const lindhausDiscover = discoverPages({
  lead: t(
    'Was neu ist, was weniger kostet, und wo Sie uns treffen.',
    'Les nouveautés, les prix réduits et nos adresses.',
    'Wat nieuw is, wat minder kost, en waar u ons vindt.',
  ),
  teasers: {
    fresh: [
      MUSTARD_POUF,
      t('Frisch aus den Werkstätten.', 'Tout juste sortis des ateliers.', 'Vers uit de werkplaatsen.'),
    ],
    reduced: [
      CUP,
      t(
        'Gute Stücke zum kleineren Preis.',
        'De belles pièces à prix plus doux.',
        'Mooie stukken voor minder.',
      ),
    ],
    magazine: [
      LAID_TABLE,
      t(
        'Einrichten, pflegen, Gäste haben.',
        'Aménager, entretenir, recevoir.',
        'Inrichten, onderhouden, gasten.',
      ),
    ],
    brands: [
      OAK,
      t('Werkstätten, die wir kennen.', 'Des ateliers que nous connaissons.', 'Werkplaatsen die wij kennen.'),
    ],
    stores: [
      SHELF,
      t('Probesitzen und Stoffe fühlen.', 'S’asseoir, toucher les tissus.', 'Proefzitten en stoffen voelen.'),
    ],
    all: [
      LIVING_ROOM,
      t(
        'Das ganze Haus auf einen Blick.',
        'Toute la maison d’un coup d’œil.',
        'Het hele huis in één oogopslag.',
      ),
    ],
  },
  belowReduced: [
    scenes(null, [
      [
        LAID_TABLE,
        t('Alle Bedingungen an einer Stelle', 'Toutes les conditions réunies', 'Alle voorwaarden bij elkaar'),
        t('Laufende Aktionen', 'Les offres du moment', 'Lopende acties'),
        '/aktionen/',
      ],
      [
        DINING_ROOM,
        t('Für alle, die suchen', 'Si vous cherchez une idée', 'Als u nog zoekt'),
        t('Geschenke', 'Cadeaux', 'Cadeaus'),
        '/geschenke/',
      ],
    ]),
  ],
})
