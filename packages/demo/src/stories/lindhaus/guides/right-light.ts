import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { DINING_ROOM } from '../../scenes.ts'
import { type StoryPage, table } from '../../story-parts.ts'
import { ADVICE } from './topics.ts'
import { JONAS } from './writers.ts'

export const rightLight: StoryPage = guide({
  slug: 'das-richtige-licht',
  kicker: ADVICE,
  title: t('Das richtige Licht', 'La bonne lumière', 'Het juiste licht'),
  description: t(
    'Drei Lichtquellen, zwei Höhen und eine Zahl auf der Packung: So wird ein Zimmer abends warm.',
    'Trois sources, deux hauteurs et un chiffre sur l’emballage : une pièce accueillante le soir.',
    'Drie lichtbronnen, twee hoogtes en één getal op de verpakking: zo wordt een kamer ’s avonds warm.',
  ),
  scene: DINING_ROOM,
  writer: JONAS,
  published: '2026-11-12',
  parts: [
    t(
      `Die meisten Zimmer haben eine Lampe zu wenig und eine Birne zu hell. Wer das Deckenlicht ausschaltet und
drei kleine Leuchten an, hat schon fast alles richtig gemacht.

## Drei Quellen statt einer

Eine Leuchte über dem Tisch, eine neben dem Sofa, eine niedrige in der Ecke. So entstehen Inseln, und dazwischen darf es
dunkel sein. Das Auge ruht sich dort aus.

## Die richtige Höhe

Über dem Esstisch hängt der Schirm 55 bis 65 cm über der Platte. Im Flur braucht man 210 cm Kopffreiheit. Der untere Rand
einer Stehleuchte liegt auf Augenhöhe, wenn Sie sitzen.

## Die Zahl auf der Packung`,
      `La plupart des pièces ont une lampe de moins qu’il n’en faudrait et une ampoule trop forte. Éteignez le plafonnier,
allumez trois petites lampes : vous avez presque tout bon.

## Trois sources plutôt qu’une

Une lampe au-dessus de la table, une près du canapé, une troisième, basse, dans un angle. Elles forment des îlots ; entre
eux, l’ombre a sa place et le regard se repose.

## À la bonne hauteur

Au-dessus d’une table, l’abat-jour se place à 55 à 65 cm du plateau. Dans l’entrée, gardez 210 cm de passage. Le bas d’un
lampadaire arrive à hauteur des yeux lorsque vous êtes assis.

## Le chiffre sur l’emballage`,
      `In de meeste kamers hangt een lamp te weinig en brandt er één te fel. Doe het plafondlicht uit en drie kleine lampen
aan, dan bent u er al bijna.

## Drie bronnen in plaats van één

Een lamp boven de tafel, een naast de bank en een lage in de hoek. Zo ontstaan eilandjes van licht. Ertussen mag het donker
zijn; daar rust het oog uit.

## Op de juiste hoogte

Boven de eettafel hangt de kap 55 tot 65 cm boven het blad. In de gang houdt u 210 cm vrij. De onderrand van een vloerlamp
zit op ooghoogte als u zit.

## Het getal op de verpakking`,
    ),
    table(
      t('Lichtfarbe je Ort', 'Température de lumière selon l’endroit', 'Lichtkleur per plek'),
      [t('Ort', 'Endroit', 'Plek'), t('Kelvin', 'Kelvins', 'Kelvin'), t('Wirkung', 'Effet', 'Effect')],
      [
        [
          t('Sofa und Bett', 'Canapé et lit', 'Bank en bed'),
          '2200–2700',
          t('wie Kerzenlicht', 'comme une bougie', 'als kaarslicht'),
        ],
        [
          t('Esstisch', 'Table à manger', 'Eettafel'),
          '2700',
          t('warm, Farben bleiben echt', 'chaud, les couleurs restent justes', 'warm, kleuren blijven echt'),
        ],
        [
          t('Küche', 'Cuisine', 'Keuken'),
          '3000',
          t('klar, nicht kühl', 'net sans être froid', 'helder, niet koel'),
        ],
        [t('Schreibtisch', 'Bureau', 'Bureau'), '3500–4000', t('wach', 'tonique', 'wakker')],
      ],
    ),
  ],
  shop: [
    t('Leuchten für den Abend', 'Des lampes pour le soir', 'Lampen voor de avond'),
    [150101, 150413, 150511, 150313, 150611, 150201],
    '/leuchten/',
  ],
})
