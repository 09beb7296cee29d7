import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { DINING_ROOM, LAID_TABLE } from '../../scenes.ts'
import { lookbook } from '../../story-frames.ts'
import { pair, type StoryPage, unfolding } from '../../story-parts.ts'
import { READ } from './read.ts'

export const dining: StoryPage = category({
  slug: 'essen',
  title: t('Tische, Stühle und Geschirr', 'Tables, chaises et vaisselle', 'Tafels, stoelen en servies'),
  description: t(
    'Alles für lange Mahlzeiten: Eichentische, Stühle zum Sitzenbleiben, Steinzeug für jeden Tag.',
    'Pour des repas qui durent : tables en chêne, chaises confortables, grès de tous les jours.',
    'Voor lange maaltijden: eiken tafels, stoelen om te blijven zitten, servies voor elke dag.',
  ),
  above: [],
  within: [
    lookbook(DINING_ROOM, {
      headline: t(
        'Platz für lange Abende',
        'De la place pour les longues soirées',
        'Plaats voor lange avonden',
      ),
      text: t(
        'Ein Tisch aus Eiche, und das Licht hängt genau richtig.',
        'Une table en chêne, et la lumière juste à la bonne hauteur.',
        'Een tafel van eiken, en het licht hangt precies goed.',
      ),
      path: '/ratgeber/der-gedeckte-tisch/',
    }),
  ],
  below: [
    pair(LAID_TABLE, {
      headline: t('Der gedeckte Tisch', 'Dresser la table', 'De gedekte tafel'),
      text: t(
        'Eine Farbe, die sich wiederholt, Licht auf der richtigen Höhe und Platz für die Ellenbogen. Mehr braucht ein guter Abend nicht.',
        'Une couleur qui revient, une lumière à bonne hauteur et de la place pour les coudes : une belle soirée ne demande rien de plus.',
        'Een kleur die terugkomt, licht op de juiste hoogte en ruimte voor de ellebogen. Meer heeft een goede avond niet nodig.',
      ),
      step: { path: '/ratgeber/der-gedeckte-tisch/', label: READ },
    }),
    unfolding(t('Maße, die passen', 'Les bonnes mesures', 'Maten die kloppen'), [
      [
        t('Wie groß muss der Tisch sein?', 'Quelle taille de table ?', 'Hoe groot moet de tafel zijn?'),
        t(
          '60 cm Breite je Person, an den Kopfenden 20 cm dazu. An 160 cm sitzen vier bequem, sechs gern eng.',
          '60 cm de largeur par convive, plus 20 cm à chaque bout. À 160 cm, quatre personnes sont à l’aise, six se serrent volontiers.',
          '60 cm breedte per persoon, plus 20 cm aan de koppen. Aan 160 cm zitten vier mensen ruim en zes gezellig.',
        ),
      ],
      [
        t('Wie viel Abstand zur Wand?', 'Quelle distance au mur ?', 'Hoeveel afstand tot de muur?'),
        t(
          '80 cm, damit jemand aufstehen kann, ohne dass alle aufstehen.',
          '80 cm, pour que l’un se lève sans que tous se lèvent.',
          '80 cm, zodat er iemand kan opstaan zonder dat iedereen opstaat.',
        ),
      ],
    ]),
  ],
})
