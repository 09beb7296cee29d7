import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { FIRST_THINGS } from '../../scenes.ts'
import { type StoryPage, table } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'
import { FIRST_TEXT } from '../guide-texts.ts'
import { START } from './topics.ts'
import { MINA } from './writers.ts'

export const firstThings: StoryPage = guide({
  slug: 'erstausstattung',
  kicker: START,
  title: t('Die Erstausstattung', 'Le trousseau de naissance', 'De babyuitzet'),
  description: t(
    'Was du für die ersten Wochen wirklich brauchst, und was warten kann.',
    'Ce dont vous avez vraiment besoin les premières semaines, et ce qui peut attendre.',
    'Wat je de eerste weken echt nodig hebt, en wat kan wachten.',
  ),
  scene: FIRST_THINGS,
  writer: MINA,
  published: '2026-07-24',
  parts: [
    inRegions(FIRST_TEXT, {
      'de-at': { 'Eine Mütze': 'Eine Haube' },
      'nl-be': { boxpakjes: 'kruippakjes' },
    }),
    table(
      t('Welche Größe wann passt', 'Quelle taille à quel âge', 'Welke maat op welke leeftijd'),
      [t('Größe', 'Taille', 'Maat'), t('Körpergröße', 'Stature', 'Lengte'), t('Etwa', 'Environ', 'Ongeveer')],
      [
        ['50', t('bis 50 cm', 'jusqu’à 50 cm', 'tot 50 cm'), t('Neugeborene', 'naissance', 'pasgeboren')],
        ['56', '51–56 cm', t('bis 2 Monate', 'jusqu’à 2 mois', 'tot 2 maanden')],
        ['62', '57–62 cm', t('2 bis 3 Monate', '2 à 3 mois', '2 tot 3 maanden')],
        ['68', '63–68 cm', t('4 bis 6 Monate', '4 à 6 mois', '4 tot 6 maanden')],
        ['74', '69–74 cm', t('7 bis 9 Monate', '7 à 9 mois', '7 tot 9 maanden')],
      ],
    ),
  ],
  shop: [
    t('Für die ersten Wochen', 'Pour les premières semaines', 'Voor de eerste weken'),
    [540111, 540211, 520516, 540307, 520112, 520303],
    '/mode/',
  ],
})
