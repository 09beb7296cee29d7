import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { BEDROOM, DOME_LAMP } from '../../scenes.ts'
import { lookbook } from '../../story-frames.ts'
import { icons, pair, type StoryPage } from '../../story-parts.ts'

export const lighting: StoryPage = category({
  slug: 'leuchten',
  title: t('Leuchten für warmes Licht', 'Luminaires pour une lumière chaude', 'Lampen voor warm licht'),
  description: t(
    'Pendelleuchten, Stehleuchten und Tischleuchten, die ein Zimmer abends verändern.',
    'Suspensions, lampadaires et lampes de table : de quoi changer une pièce le soir.',
    'Hanglampen, vloerlampen en tafellampen die een kamer ’s avonds veranderen.',
  ),
  above: [
    icons(null, [
      [
        'ruler',
        t('60 cm über dem Tisch', '60 cm au-dessus de la table', '60 cm boven tafel'),
        t(
          'So blendet eine Pendelleuchte niemanden.',
          'Ainsi, une suspension n’éblouit personne.',
          'Zo verblindt een hanglamp niemand.',
        ),
      ],
      [
        'star',
        t('2700 Kelvin', '2700 kelvins', '2700 kelvin'),
        t(
          'Warm genug für den Abend, klar genug zum Lesen.',
          'Assez chaud pour le soir, assez net pour lire.',
          'Warm genoeg voor de avond, helder genoeg om te lezen.',
        ),
      ],
      [
        'house',
        t('Drei Quellen je Zimmer', 'Trois sources par pièce', 'Drie lichtbronnen per kamer'),
        t('Mehr dazu im Magazin.', 'Nos conseils dans le magazine.', 'Meer hierover in het magazine.'),
        '/ratgeber/das-richtige-licht/',
      ],
    ]),
  ],
  within: [
    lookbook(BEDROOM, {
      headline: t('Licht, das zur Ruhe kommt', 'Une lumière qui apaise', 'Licht dat tot rust brengt'),
      text: t(
        'Geflecht über dem Bett, und der Abend wird leiser.',
        'Du rotin au-dessus du lit, et la soirée s’apaise.',
        'Vlechtwerk boven het bed, en de avond wordt stiller.',
      ),
      path: '/ratgeber/das-richtige-licht/',
    }),
  ],
  below: [
    pair(DOME_LAMP, {
      headline: t('Energie auf einen Blick', 'L’énergie en un coup d’œil', 'Energie in één oogopslag'),
      text: t(
        'Bei jeder Leuchte mit fest eingebauter Lichtquelle zeigen wir Energieklasse und Datenblatt neben dem Preis. Ausgediente Leuchten nehmen wir zurück.',
        'Pour chaque luminaire à source intégrée, la classe énergétique et la fiche produit figurent près du prix. Nous reprenons les luminaires usagés.',
        'Bij elke lamp met vaste lichtbron staan de energie-efficiëntieklasse en het productinformatieblad naast de prijs. Oude lampen nemen wij terug.',
      ),
      step: { path: '/ruecknahme/', label: t('Rücknahme', 'La reprise', 'Terugname') },
    }),
  ],
})
