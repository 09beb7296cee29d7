import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { CHANGING_TABLE } from '../../scenes.ts'
import { faq, pair, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const nursery: StoryPage = category({
  slug: 'kinderzimmer',
  title: t('Möbel fürs Kinderzimmer', 'Meubles pour la chambre d’enfant', 'Meubels voor de kinderkamer'),
  description: t(
    'Betten, Wickelkommoden und Schränke, die mitwachsen und weitergegeben werden.',
    'Lits, commodes et armoires qui grandissent avec votre enfant, puis se transmettent.',
    'Bedden, commodes en kasten die meegroeien en worden doorgegeven.',
  ),
  above: [],
  below: [
    pair(CHANGING_TABLE, {
      headline: t(
        'Erst Wickelkommode, dann Kommode',
        'À langer, puis à tout ranger',
        'Eerst om te verschonen, dan gewoon een kast',
      ),
      text: inRegions(
        t(
          'Der Aufsatz geht mit vier Schrauben ab. Was bleibt, ist eine Kommode, die auch im Schulkinderzimmer nicht auffällt.',
          'Quatre vis, et le plan à langer disparaît. Reste une commode qui aura encore sa place chez un écolier.',
          'Vier schroeven en het verschoonblad is eraf. Wat blijft is een ladekast die ook bij een schoolkind past.',
        ),
        { 'nl-be': { ladekast: 'commode' } },
      ),
      step: {
        path: '/kinderzimmer/wickelkommoden/',
        label: t('Wickelkommoden', 'Commodes à langer', 'Commodes'),
      },
    }),
    faq(t('Sicher aufgebaut', 'Bien monté, bien fixé', 'Veilig gemonteerd'), [
      [
        t(
          'Muss der Schrank an die Wand?',
          'Faut-il fixer l’armoire au mur ?',
          'Moet de kast aan de muur vast?',
        ),
        t(
          'Ja, immer. Das Material liegt bei, die Anleitung zeigt, wie es geht.',
          'Oui, toujours. La visserie est fournie, la notice explique tout.',
          'Ja, altijd. Het materiaal zit erbij en de handleiding laat zien hoe.',
        ),
      ],
      [
        t(
          'Wie hoch ist der Lattenrost?',
          'À quelle hauteur régler le sommier ?',
          'Hoe hoog zet je de lattenbodem?',
        ),
        t(
          'Oben für Neugeborene, ganz unten, sobald dein Kind sich hochzieht.',
          'En haut pour un nouveau-né, tout en bas dès que votre enfant se redresse.',
          'Hoog voor een pasgeborene, helemaal omlaag zodra je kind zich optrekt.',
        ),
      ],
    ]),
  ],
})
