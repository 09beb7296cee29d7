import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { DISHES } from '../../scenes.ts'
import { faq, pair, type StoryPage } from '../../story-parts.ts'
import { READ } from './read.ts'

export const meals: StoryPage = category({
  slug: 'essen-und-trinken',
  title: t(
    'Hochstühle, Flaschen und Geschirr',
    'Chaises hautes, biberons et vaisselle',
    'Kinderstoelen, flesjes en servies',
  ),
  description: t(
    'Für die ersten Löffel, den ersten Becher und alles, was danebengeht.',
    'Pour les premières cuillères, le premier gobelet et tout ce qui tombe à côté.',
    'Voor de eerste hapjes, de eerste beker en alles wat ernaast valt.',
  ),
  above: [],
  below: [
    pair(DISHES, {
      headline: t('Die Hälfte geht daneben', 'La moitié tombe à côté', 'De helft gaat ernaast'),
      text: t(
        'Saugfuß, hoher Rand, keine scharfe Kante: Unser Geschirr ist für Anfänger gebaut. Und es darf in die Spülmaschine.',
        'Ventouse, bord haut, aucune arête : notre vaisselle est pensée pour les débutants. Et elle passe au lave-vaisselle.',
        'Zuignap, hoge rand, geen scherpe kantjes: ons servies is voor beginners gemaakt. En het kan in de vaatwasser.',
      ),
      step: { path: '/ratgeber/beikost/', label: READ },
    }),
    faq(t('Oft gefragt', 'Souvent demandé', 'Vaak gevraagd'), [
      [
        t(
          'Wie oft koche ich Fläschchen aus?',
          'À quelle fréquence stériliser les biberons ?',
          'Hoe vaak kook ik flesjes uit?',
        ),
        t(
          'In den ersten sechs Wochen jeden Tag, danach reicht heißes Wasser mit Spülmittel oder die Spülmaschine.',
          'Chaque jour les six premières semaines ; ensuite, eau très chaude et liquide vaisselle ou lave-vaisselle suffisent.',
          'De eerste zes weken elke dag, daarna is heet water met afwasmiddel of de vaatwasser genoeg.',
        ),
      ],
      [
        t('Wann tausche ich den Sauger?', 'Quand changer la tétine ?', 'Wanneer vervang ik de speen?'),
        t(
          'Alle sechs bis acht Wochen, und sofort, wenn er klebt oder Risse hat.',
          'Toutes les six à huit semaines, et tout de suite si elle colle ou se fend.',
          'Elke zes tot acht weken, en meteen als hij plakt of scheurtjes heeft.',
        ),
      ],
    ]),
  ],
})
