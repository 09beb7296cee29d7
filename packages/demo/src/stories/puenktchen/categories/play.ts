import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { PLAY_ARCH, PLAY_CORNER } from '../../scenes.ts'
import { lookbook } from '../../story-frames.ts'
import { pair, prose, type StoryPage } from '../../story-parts.ts'
import { READ } from './read.ts'

export const play: StoryPage = category({
  slug: 'spielen',
  title: t('Spielzeug aus Holz und Stoff', 'Jouets en bois et en tissu', 'Speelgoed van hout en stof'),
  description: t(
    'Zum Greifen, Stapeln und Liebhaben: Spielzeug, das mehr als ein Kind überlebt.',
    'À saisir, empiler et câliner : des jouets qui survivent à plus d’un enfant.',
    'Om te grijpen, te stapelen en lief te hebben: speelgoed dat meer dan één kind overleeft.',
  ),
  above: [
    prose(
      t(
        'Bei jedem Spielzeug steht, **ab welchem Alter** es gedacht ist und was du beachten musst, bevor du es in den Warenkorb legst.',
        'Pour chaque jouet, **l’âge conseillé** et les avertissements sont indiqués avant même le panier.',
        'Bij elk stuk speelgoed staat **vanaf welke leeftijd** het bedoeld is en waar je op moet letten, vóórdat je het in je mandje legt.',
      ),
    ),
  ],
  within: [
    lookbook(PLAY_CORNER, {
      headline: t('Eine Ecke nur zum Spielen', 'Un coin rien que pour jouer', 'Een hoekje om te spelen'),
      text: t(
        'Bogen, Bausteine, Bär: So wenig reicht für den Anfang.',
        'Une arche, des cubes, un ours : il n’en faut pas plus pour commencer.',
        'Boog, blokken, beer: meer is er niet nodig om te beginnen.',
      ),
      path: '/ratgeber/spielen-von-anfang-an/',
    }),
  ],
  below: [
    pair(PLAY_ARCH, {
      headline: t(
        'Weniger Spielzeug, mehr Spiel',
        'Moins de jouets, plus de jeu',
        'Minder speelgoed, meer spel',
      ),
      text: t(
        'Drei Dinge im Korb, jede Woche andere. Warum das reicht, erzählt Mina im Magazin.',
        'Trois objets dans un panier, d’autres la semaine suivante. Mina raconte pourquoi cela suffit.',
        'Drie dingen in een mandje, elke week andere. Waarom dat genoeg is, vertelt Mina in het magazine.',
      ),
      step: { path: '/ratgeber/spielen-von-anfang-an/', label: READ },
    }),
  ],
})
