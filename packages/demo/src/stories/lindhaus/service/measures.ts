import { same, t } from '../../../words/localised.ts'
import { RUG } from '../../scenes.ts'
import { modal, tabs } from '../../story-frames.ts'
import { pair, prose, type StoryPage, table } from '../../story-parts.ts'

export const measures: StoryPage = {
  slug: 'masse-und-pflege',
  title: t('Maße und Pflege', 'Mesures et entretien', 'Maten en onderhoud'),
  description: t(
    'Wie groß, wie hoch, wie waschen: alle Tabellen auf einer Seite.',
    'Quelle taille, quelle hauteur, quel lavage : tous les tableaux sur une page.',
    'Hoe groot, hoe hoog, hoe wassen: alle tabellen op één pagina.',
  ),
  body: [
    tabs(t('Nachschlagen', 'À consulter', 'Opzoeken'), [
      [
        t('Tische', 'Tables', 'Tafels'),
        [
          table(
            t('Plätze am Tisch', 'Places à table', 'Plaatsen aan tafel'),
            [
              t('Länge', 'Longueur', 'Lengte'),
              t('bequem', 'à l’aise', 'ruim'),
              t('mit Gästen', 'avec des invités', 'met gasten'),
            ],
            [
              ['120 cm', '4', '4'],
              ['160 cm', '4', '6'],
              ['200 cm', '6', '8'],
              ['260 cm', '8', '10'],
            ],
          ),
        ],
      ],
      [
        t('Betten', 'Lits', 'Bedden'),
        [
          table(
            t('Betten und Decken', 'Lits et couettes', 'Bedden en dekbedden'),
            [t('Bett', 'Lit', 'Bed'), t('Matratze', 'Matelas', 'Matras'), t('Decke', 'Couette', 'Dekbed')],
            [
              [t('Einzelbett', 'Une personne', 'Eenpersoons'), '90 × 200 cm', '135 × 200 cm'],
              [t('Doppelbett', 'Deux personnes', 'Tweepersoons'), '160 × 200 cm', '200 × 200 cm'],
              [t('Großes Bett', 'Grand lit', 'Lits-jumeaux'), '180 × 200 cm', '2 × 135 × 200 cm'],
            ],
          ),
        ],
      ],
      [
        t('Textilien', 'Textiles', 'Textiel'),
        [
          table(
            t('Waschen', 'Lavage', 'Wassen'),
            [t('Material', 'Matière', 'Materiaal'), same('°C'), t('Trockner', 'Sèche-linge', 'Droger')],
            [
              [t('Leinen', 'Lin', 'Linnen'), '40', t('kurz', 'bref', 'kort')],
              [t('Wolle', 'Laine', 'Wol'), '30', t('nein', 'non', 'nee')],
              [t('Frottier', 'Éponge', 'Badstof'), '60', t('ja', 'oui', 'ja')],
            ],
          ),
        ],
      ],
    ]),
    modal(
      t('So messen Sie richtig', 'Comment bien mesurer', 'Zo meet u goed'),
      t('So messen Sie richtig', 'Comment bien mesurer', 'Zo meet u goed'),
      [
        prose(
          t(
            `1. Messen Sie immer zweimal, einmal am Boden und einmal in Hüfthöhe
2. Ziehen Sie Fußleisten und Heizkörper ab
3. Rechnen Sie für Türen, die aufgehen, 80 cm dazu`,
            `1. Mesurez toujours deux fois, au sol et à hauteur de hanche
2. Déduisez les plinthes et les radiateurs
3. Ajoutez 80 cm pour chaque porte qui s’ouvre`,
            `1. Meet altijd twee keer, op de vloer en op heuphoogte
2. Trek plinten en radiatoren af
3. Reken 80 cm extra voor deuren die opengaan`,
          ),
        ),
      ],
    ),
    pair(RUG, {
      headline: t('Ein Teppich, der passt', 'Un tapis à la bonne taille', 'Een kleed dat past'),
      text: t(
        'Vor dem Sofa ragt er links und rechts 20 cm hinaus. Unter dem Esstisch bleibt jeder Stuhl auch herausgezogen auf ihm stehen: Tischmaß plus 60 cm ringsum.',
        'Devant un canapé, il dépasse de 20 cm de chaque côté. Sous une table, la chaise y reste même reculée : les mesures du plateau plus 60 cm tout autour.',
        'Voor de bank steekt het links en rechts 20 cm uit. Onder de eettafel blijft elke stoel erop staan, ook naar achteren geschoven: tafelmaat plus 60 cm rondom.',
      ),
      step: {
        path: '/textilien/teppiche/',
        label: t('Zu den Teppichen', 'Voir les tapis', 'Naar de vloerkleden'),
      },
    }),
  ],
}
