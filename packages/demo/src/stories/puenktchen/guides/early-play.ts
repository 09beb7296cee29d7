import { t } from '../../../words/localised.ts'
import { guide, hotspots } from '../../guide-page.ts'
import { PLAY_CORNER } from '../../scenes.ts'
import type { StoryPage } from '../../story-parts.ts'
import { EVERY_DAY } from './topics.ts'
import { MINA } from './writers.ts'

export const earlyPlay: StoryPage = guide({
  slug: 'spielen-von-anfang-an',
  kicker: EVERY_DAY,
  title: t('Spielen von Anfang an', 'Jouer dès le premier jour', 'Spelen vanaf dag één'),
  description: t(
    'Weniger Spielzeug, mehr Spiel: was Babys in welchem Alter wirklich beschäftigt.',
    'Moins de jouets, plus de jeu : ce qui occupe vraiment un bébé, âge par âge.',
    'Minder speelgoed, meer spel: wat baby’s op welke leeftijd echt boeit.',
  ),
  scene: PLAY_CORNER,
  writer: MINA,
  published: '2026-08-21',
  parts: [
    t(
      `Dein Baby spielt, lange bevor es etwas greifen kann. Es spielt mit deinem Blick, mit dem Licht am Fenster, mit dem
Klang deiner Stimme.

## Bis drei Monate

Schwarz, Weiß, dein Gesicht. Ein Spielbogen mit drei Anhängern reicht, und zwar vier Minuten lang. Dann ist es müde, und
das ist gut.

## Drei bis neun Monate

Jetzt wird gegriffen, geschüttelt und gekostet. Holz, Stoff und Silikon dürfen in den Mund, wenn sie dafür gemacht sind:
Das steht bei jedem Artikel.

## Ab neun Monaten`,
      `Votre bébé joue bien avant de savoir attraper. Il joue avec votre regard, avec la lumière à la fenêtre, avec le son de votre
voix.

## Jusqu’à trois mois

Du noir, du blanc, votre visage. Une arche avec trois pendentifs suffit, quatre minutes durant. Après, il est fatigué, et
c’est très bien ainsi.

## De trois à neuf mois

On attrape, on secoue, on goûte. Bois, tissu et silicone vont à la bouche s’ils sont faits pour cela : c’est écrit sur
chaque fiche.

## À partir de neuf mois`,
      `Je baby speelt al lang voordat hij iets kan pakken. Met jouw blik, met het licht bij het raam, met de klank van je
stem.

## Tot drie maanden

Zwart, wit, jouw gezicht. Een babygym met drie hangers is genoeg, zo’n vier minuten lang. Dan is je baby moe, en dat is
goed.

## Drie tot negen maanden

Nu wordt er gepakt, geschud en geproefd. Hout, stof en siliconen mogen in de mond als ze daarvoor gemaakt zijn: dat staat
bij elk artikel.

## Vanaf negen maanden`,
    ),
    hotspots(t('Eine Ecke zum Wachsen', 'Un coin pour grandir', 'Een hoek om in te groeien'), PLAY_CORNER, [
      [
        36,
        55,
        t('Liegen und greifen', 'Allongé, on attrape', 'Liggen en grijpen'),
        t(
          'Der Spielbogen für die ersten Monate.',
          'L’arche des premiers mois.',
          'De babygym voor de eerste maanden.',
        ),
        '/spielen/spielboegen/',
      ],
      [
        15,
        72,
        t('Aufstehen und schieben', 'Debout, on pousse', 'Opstaan en duwen'),
        t(
          'Der Lauflernwagen bremst, wo Kinder es noch nicht können.',
          'Le chariot de marche freine quand l’enfant ne sait pas encore.',
          'De loopwagen remt waar kinderen dat nog niet kunnen.',
        ),
        '/spielen/laufen-lernen/',
      ],
      [
        58,
        86,
        t('Stapeln und umwerfen', 'Empiler, renverser', 'Stapelen en omgooien'),
        t('Umwerfen gehört dazu.', 'Renverser fait partie du jeu.', 'Omgooien hoort erbij.'),
        '/spielen/holzspielzeug/stapelspielzeug/',
      ],
    ]),
    t(
      `Stapeln, einräumen, ausräumen, wieder von vorn. Drei Dinge in einem Korb genügen. Tausche sie jede Woche aus, dann ist
alles wieder neu.

## Die wichtigste Regel

Spiel nicht vor, spiel mit. Wenn dein Kind versunken ist, trink deinen Kaffee, solange er warm ist.`,
      `Empiler, ranger, sortir, recommencer. Trois objets dans un panier suffisent. Changez-les chaque semaine : tout redevient
nouveau.

## La règle d’or

Ne montrez pas comment jouer, jouez avec lui. Et s’il est absorbé, buvez votre café tant qu’il est chaud.`,
      `Stapelen, inpakken, uitpakken, opnieuw. Drie dingen in een mandje zijn genoeg. Wissel ze elke week, dan is alles weer
nieuw.

## De belangrijkste regel

Speel niet voor, speel mee. En is je kind verdiept in zijn spel, drink dan je koffie zolang die warm is.`,
    ),
  ],
  shop: [
    t('Zum Greifen, Stapeln, Schieben', 'À saisir, empiler, pousser', 'Om te grijpen, stapelen, duwen'),
    [550613, 551405, 550416, 550316, 550716, 551004],
    '/spielen/',
  ],
})
