import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { HIGH_CHAIR } from '../../scenes.ts'
import { type StoryPage, table } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'
import { EVERY_DAY } from './topics.ts'
import { JULE } from './writers.ts'

export const firstFoods: StoryPage = guide({
  slug: 'beikost',
  kicker: EVERY_DAY,
  title: t('Die ersten Löffel', 'Les premières cuillères', 'De eerste hapjes'),
  description: t(
    'Woran du merkst, dass dein Baby bereit ist, und warum die Hälfte auf dem Lätzchen landet.',
    'Les signes que bébé est prêt, et pourquoi la moitié finit sur le bavoir.',
    'Hoe je merkt dat je baby eraan toe is, en waarom de helft op het slabbetje belandt.',
  ),
  scene: HIGH_CHAIR,
  writer: JULE,
  published: '2026-09-18',
  parts: [
    inRegions(
      t(
        `Zwischen dem fünften und siebten Monat greift dein Baby nach deinem Löffel. Das ist kein Hunger, das ist Neugier,
und beides hilft.

## Drei Zeichen

- Es hält den Kopf allein
- Es steckt alles in den Mund
- Es schaut dir beim Essen zu, als wäre es Kino

## So fängt es an

Ein Gemüse, ein Löffel, mittags. Karotte, Pastinake oder Kürbis, weich gekocht und fein zerdrückt. Nach ein paar Tagen das
nächste. Milch bleibt bis zum ersten Geburtstag wichtig.

## Sicher sitzen

Füße auf der Stütze, Bauch am Tisch, Gurt zu. Bleib immer daneben: Verschlucken ist leise.`,
        `Entre cinq et sept mois, votre bébé attrape votre cuillère. Ce n’est pas la faim, c’est la curiosité, et les deux
aident.

## Trois signes

- Il tient sa tête tout seul
- Il porte tout à la bouche
- Il vous regarde manger comme on regarde un film

## Pour commencer

Un légume, une cuillère, à midi. Carotte, panais ou potiron, bien cuits et écrasés. Quelques jours plus tard, le suivant.
Le lait reste essentiel jusqu’au premier anniversaire.

## Bien assis

Les pieds sur l’appui, le ventre contre la table, le harnais attaché. Restez toujours à côté : une fausse route ne fait pas de
bruit.`,
        `Tussen de vijfde en de zevende maand grijpt je baby naar je lepel. Dat is geen honger maar nieuwsgierigheid, en
allebei helpt.

## Drie tekens

- Je baby houdt zijn hoofdje zelf omhoog
- Alles gaat in de mond
- Er wordt naar je bord gekeken alsof het televisie is

## Zo begin je

Eén groente, één lepel, tussen de middag. Wortel, pastinaak of pompoen, zacht gekookt en fijn geprakt. Na een paar dagen de
volgende. Melk blijft belangrijk tot de eerste verjaardag.

## Veilig zitten

Voeten op de steun, buik tegen de tafel, gordel dicht. Blijf er altijd bij: verslikken hoor je niet.`,
      ),
      {
        'de-ch': { Karotte: 'Rüebli', mittags: 'am Mittag' },
        'nl-be': { 'tussen de middag': '’s middags', geprakt: 'geplet' },
      },
    ),
    table(
      t('Was wann auf den Teller kommt', 'Que proposer, et quand', 'Wat wanneer op het bordje komt'),
      [
        t('Alter', 'Âge', 'Leeftijd'),
        t('Auf dem Löffel', 'À la cuillère', 'Op de lepel'),
        t('In der Hand', 'Dans la main', 'In de hand'),
      ],
      [
        [
          t('ab 5 Monaten', 'dès 5 mois', 'vanaf 5 maanden'),
          t('Gemüsebrei', 'purée de légumes', 'groentehapje'),
          t('noch nichts', 'rien encore', 'nog niets'),
        ],
        [
          t('ab 7 Monaten', 'dès 7 mois', 'vanaf 7 maanden'),
          t('mit Getreide und Obst', 'avec céréales et fruits', 'met granen en fruit'),
          t('weiche Stücke Banane', 'morceaux de banane bien mûre', 'zachte stukjes banaan'),
        ],
        [
          t('ab 10 Monaten', 'dès 10 mois', 'vanaf 10 maanden'),
          t('vom Familientisch, ohne Salz', 'le repas familial, sans sel', 'mee met de pot, zonder zout'),
          t('Brot und gedämpftes Gemüse', 'pain et légumes vapeur', 'brood en gestoomde groente'),
        ],
      ],
    ),
  ],
  shop: [
    t('Für kleine Esser', 'Pour les petits gourmands', 'Voor kleine eters'),
    [530111, 530503, 530703, 530603, 530803, 530317],
    '/essen-und-trinken/',
  ],
})
