import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { NEST } from '../../scenes.ts'
import { banner, faq, type StoryPage } from '../../story-parts.ts'
import { READ } from './read.ts'

export const sleeping: StoryPage = category({
  slug: 'schlafen',
  title: t('Schlafsäcke und Mulltücher', 'Gigoteuses et langes', 'Slaapzakken en hydrofieldoeken'),
  description: t(
    'Für ruhige Nächte: Schlafsäcke nach Jahreszeit, Nester für den Tag und Mulltücher für alles.',
    'Pour des nuits paisibles : gigoteuses de saison, cocons pour la journée et langes à tout faire.',
    'Voor rustige nachten: slaapzakken per seizoen, nestjes voor overdag en doeken voor alles.',
  ),
  above: [
    banner(NEST, {
      headline: t('Wie warm ist warm genug?', 'Assez chaud, ou trop ?', 'Hoe warm is warm genoeg?'),
      text: t(
        'Unsere Tabelle sagt dir, was bei welcher Temperatur unter den Schlafsack gehört.',
        'Notre tableau vous dit quoi mettre sous la gigoteuse, selon la température.',
        'Onze tabel vertelt je wat er bij welke temperatuur onder de slaapzak hoort.',
      ),
      step: { path: '/ratgeber/gut-schlafen/', label: READ },
      height: 's',
      position: 'start',
    }),
  ],
  below: [
    faq(t('Gut zu wissen', 'Bon à savoir', 'Goed om te weten'), [
      [
        t(
          'Welche Länge braucht der Schlafsack?',
          'Quelle longueur de gigoteuse ?',
          'Welke lengte slaapzak heb je nodig?',
        ),
        t(
          'Körpergröße minus Kopf plus zehn Zentimeter. Der Halsausschnitt darf nie über das Kinn rutschen.',
          'La taille de bébé, moins la tête, plus dix centimètres. L’encolure ne doit jamais passer au-dessus du menton.',
          'De lengte van je baby, min het hoofd, plus tien centimeter. De hals mag nooit over de kin schuiven.',
        ),
      ],
      [
        t(
          'Darf mein Baby im Nest übernachten?',
          'Bébé peut-il passer la nuit dans un cocon ?',
          'Mag mijn baby in het nestje slapen?',
        ),
        t(
          'Nein. Das Nest ist für wache Zeiten und mit dir daneben. Nachts gehört dein Baby auf eine feste Matratze.',
          'Non. Le cocon est fait pour les moments d’éveil, avec vous à côté. La nuit, bébé dort sur un matelas ferme.',
          'Nee. Het nestje is voor als je baby wakker is en jij erbij bent. ’s Nachts hoort je baby op een stevig matras.',
        ),
      ],
    ]),
  ],
})
