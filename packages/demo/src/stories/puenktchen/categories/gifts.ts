import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { TRAIN } from '../../scenes.ts'
import { faq, pair, products, prose, type StoryPage } from '../../story-parts.ts'

export const gifts: StoryPage = category({
  slug: 'geschenke',
  title: t('Geschenke, die bleiben', 'Des cadeaux qui durent', 'Cadeaus die blijven'),
  description: t(
    'Kleine und große Geschenke zur Geburt, zur Taufe und zum ersten Geburtstag.',
    'Petits et grands cadeaux de naissance, de baptême et de premier anniversaire.',
    'Kleine en grote cadeaus voor geboorte, doop en eerste verjaardag.',
  ),
  above: [
    prose(
      t(
        'Noch unsicher? Ein [Gutschein](/gutscheinkarte/) passt immer und kommt auf Wunsch sofort per E-Mail.',
        'Vous hésitez encore ? Un [bon cadeau](/gutscheinkarte/) convient toujours et arrive, si vous le souhaitez, aussitôt par e-mail.',
        'Twijfel je nog? Een [cadeaubon](/gutscheinkarte/) past altijd en komt als je wilt meteen per e-mail.',
      ),
    ),
  ],
  below: [
    pair(TRAIN, {
      headline: t('Mit Namen drauf', 'Avec son prénom', 'Met een naam erop'),
      text: t(
        'Holzzug, Puzzle, Handtuch: Du schreibst den Namen, wir machen es fest. Zwei bis vier Tage länger dauert das.',
        'Train en bois, puzzle, cape de bain : vous écrivez le prénom, nous le posons. Comptez deux à quatre jours de plus.',
        'Houten trein, puzzel, badcape: jij schrijft de naam, wij zetten hem erop. Dat duurt twee tot vier dagen langer.',
      ),
      step: {
        path: '/geschenke/geschenke-mit-namen/',
        label: t('Geschenke mit Namen', 'Cadeaux personnalisés', 'Cadeaus met naam'),
      },
    }),
    products(t('Schon eingepackt', 'Déjà emballés', 'Al ingepakt'), ['0551505', '530417', '600313'], {
      path: '/geschenke/geschenksets/',
      label: t('Alle Geschenksets', 'Tous les coffrets', 'Alle cadeausets'),
    }),
    faq(t('Fragen zum Schenken', 'Questions autour du cadeau', 'Vragen over cadeaus'), [
      [
        t('Und wenn es doppelt ist?', 'Et si c’est un doublon ?', 'En als het dubbel is?'),
        t(
          'Unbenutzte Artikel nehmen wir 30 Tage lang zurück. Mit Namen angefertigte Stücke sind davon ausgenommen.',
          'Nous reprenons les articles non utilisés pendant 30 jours, à l’exception des pièces au prénom.',
          'Ongebruikte artikelen nemen we 30 dagen terug, behalve stukken met een naam.',
        ),
      ],
    ]),
  ],
})
