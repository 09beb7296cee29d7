import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { BEDROOM } from '../../scenes.ts'
import { banner, faq, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const sleeping: StoryPage = category({
  slug: 'schlafen',
  title: t('Betten und Bettwäsche', 'Lits et linge de lit', 'Bedden en beddengoed'),
  description: t(
    'Polsterbetten, Nachttische und Leinen, das mit jeder Wäsche weicher wird.',
    'Lits rembourrés, chevets et un lin qui s’adoucit à chaque lavage.',
    'Gestoffeerde bedden, nachtkastjes en linnen dat met elke wasbeurt zachter wordt.',
  ),
  above: [
    banner(BEDROOM, {
      headline: t('Leinen für jede Jahreszeit', 'Le lin, en toute saison', 'Linnen voor elk seizoen'),
      text: inRegions(
        t(
          'Kühlt im Sommer, wärmt im Winter, und gebügelt wird nie.',
          'Frais l’été, chaud l’hiver, et jamais de repassage.',
          'Koel in de zomer, warm in de winter, en nooit strijken.',
        ),
        { 'de-ch': { gebügelt: 'geglättet' } },
      ),
      step: {
        path: '/schlafen/bettwaesche/',
        label: t('Zur Bettwäsche', 'Voir le linge de lit', 'Naar het beddengoed'),
      },
      height: 's',
      position: 'end',
    }),
  ],
  below: [
    faq(t('Gut gebettet', 'Bien dormir', 'Goed geslapen'), [
      [
        inRegions(
          t(
            'Welche Größe hat eine Bettdecke?',
            'Quelle taille de couette choisir ?',
            'Welke maat dekbed heb ik nodig?',
          ),
          {
            'de-at': { Bettdecke: 'Decke' },
            'de-ch': { 'eine Bettdecke': 'ein Duvet' },
            'fr-ch': { couette: 'duvet' },
            'nl-be': { dekbed: 'donsdeken' },
          },
        ),
        t(
          '135 × 200 cm ist üblich, 155 × 220 cm gut für große Menschen, 200 × 200 cm für zwei. Jede Bettwäsche gibt es in allen dreien.',
          'En 140 × 200 cm pour une personne, 200 × 200 ou 240 × 220 cm pour deux. Chaque modèle existe en plusieurs tailles.',
          '140 × 200 cm voor één persoon, 200 × 200 of 240 × 220 cm voor twee. Elk dessin is er in meerdere maten.',
        ),
      ],
      [
        t('Passt jede Matratze?', 'Tous les matelas conviennent-ils ?', 'Past elk matras?'),
        t(
          'Unsere Betten haben übliche Innenmaße und einen höhenverstellbaren Auflageboden. Die Maße stehen bei jedem Bett.',
          'Nos lits ont des dimensions courantes et un sommier réglable en hauteur. Les mesures figurent sur chaque fiche.',
          'Onze bedden hebben gangbare maten en een in hoogte verstelbare bodem. De maten staan bij elk bed.',
        ),
      ],
    ]),
  ],
})
