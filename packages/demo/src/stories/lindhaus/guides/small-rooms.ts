import { t } from '../../../words/localised.ts'
import { guide, hotspots } from '../../guide-page.ts'
import { GREY_SOFA, LIVING_ROOM } from '../../scenes.ts'
import type { StoryPage } from '../../story-parts.ts'
import { ADVICE } from './topics.ts'
import { JONAS } from './writers.ts'

export const smallRooms: StoryPage = guide({
  slug: 'kleine-zimmer',
  kicker: ADVICE,
  title: t('Kleine Zimmer, große Wirkung', 'Petite pièce, grand effet', 'Kleine kamer, groots effect'),
  description: t(
    'Warum ein großer Teppich ein kleines Zimmer größer macht, und vier weitere Regeln.',
    'Pourquoi un grand tapis agrandit une petite pièce, et quatre autres règles.',
    'Waarom een groot kleed een kleine kamer groter maakt, en nog vier regels.',
  ),
  scene: GREY_SOFA,
  writer: JONAS,
  published: '2026-09-04',
  parts: [
    t(
      `In kleinen Zimmern zählt nicht, wie viel hineinpasst, sondern wie viel Boden man sieht.

## Weniger, dafür größer

Ein großer Teppich, auf dem alle Möbel mit den Vorderfüßen stehen, verbindet. Drei kleine zerteilen. Dasselbe gilt für
Bilder: lieber eines in Tischbreite als sechs im Format einer Postkarte.

## Füße zeigen

Sofas und Sideboards auf schlanken Beinen lassen Licht durch. Der Raum geht unter ihnen weiter, und der Staubsauger auch.`,
      `Dans une petite pièce, l’important n’est pas ce que l’on y fait entrer, mais ce que l’on voit encore du sol.

## Moins, mais plus grand

Un grand tapis sur lequel tous les meubles posent leurs pieds avant rassemble ; trois petits morcellent. Il en va de même
pour les cadres : un seul, de la largeur d’une table, plutôt que six cartes postales.

## Montrer les pieds

Un canapé ou un buffet haut sur pieds laisse passer la lumière. La pièce continue dessous, et l’aspirateur aussi.`,
      `In een kleine kamer telt niet hoeveel erin past, maar hoeveel vloer u ziet.

## Minder, maar groter

Een groot kleed waarop alle meubels met de voorpoten staan, brengt rust. Drie kleine verdelen de kamer. Hetzelfde geldt
voor kunst: liever één lijst zo breed als de tafel dan zes ansichtkaarten.

## Laat de poten zien

Banken en dressoirs op slanke poten laten licht door. De kamer loopt eronder door, en de stofzuiger ook.`,
    ),
    hotspots(
      t('So ist dieses Zimmer gebaut', 'Comment cette pièce est composée', 'Zo is deze kamer opgebouwd'),
      LIVING_ROOM,
      [
        [
          46,
          62,
          t('Runder Tisch', 'Table ronde', 'Ronde tafel'),
          t(
            'Ohne Ecken bleibt der Weg frei.',
            'Sans angles, on circule librement.',
            'Zonder hoeken blijft de looproute vrij.',
          ),
          '/wohnen/couchtische/',
        ],
        [
          70,
          40,
          t('Licht in der Ecke', 'Lumière d’angle', 'Licht in de hoek'),
          t(
            'Eine helle Ecke rückt die Wand nach hinten.',
            'Un angle éclairé fait reculer le mur.',
            'Een lichte hoek maakt de kamer dieper.',
          ),
          '/leuchten/steh-und-tischleuchten/',
        ],
        [
          77,
          72,
          t('Pouf statt Sessel', 'Un pouf d’appoint', 'Poef als extra stoel'),
          t(
            'Sitz, Hocker und Ablage in einem.',
            'À la fois assise, repose-pieds et tablette.',
            'Zitplaats, voetenbank en tafeltje ineen.',
          ),
          '/wohnen/sessel-und-poufs/',
        ],
      ],
    ),
    t(
      `## Spiegel, Licht und Luft

Ein Spiegel gegenüber dem Fenster verdoppelt den Tag. Hängen Sie Vorhänge bis zur Decke, auch wenn das Fenster
niedriger ist: Die Wand wird höher.`,
      `## Miroir, lumière et respiration

Un miroir face à la fenêtre double la lumière du jour. Suspendez les rideaux au plafond, même si la fenêtre est plus
basse : le mur gagne en hauteur.`,
      `## Spiegel, licht en lucht

Een spiegel tegenover het raam verdubbelt het daglicht. Hang gordijnen tot aan het plafond, ook als het raam lager is: de
muur wordt hoger.`,
    ),
  ],
  shop: [
    t('Leicht auf den Füßen', 'Légers sur leurs pieds', 'Licht op de poten'),
    [100305, 110301, 120113, 170513, 160305, 130311],
    '/wohnen/',
  ],
})
