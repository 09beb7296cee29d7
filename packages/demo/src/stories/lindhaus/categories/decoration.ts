import { t } from '../../../words/localised.ts'
import { category } from '../../category-page.ts'
import { CERAMIC, MUSTARD_POUF, PLANT, SHELF } from '../../scenes.ts'
import { slider, tile } from '../../story-frames.ts'
import { prose, type StoryPage } from '../../story-parts.ts'

export const decoration: StoryPage = category({
  slug: 'deko',
  title: t('Vasen, Kerzen und Spiegel', 'Vases, bougies et miroirs', 'Vazen, kaarsen en spiegels'),
  description: t(
    'Kleine Dinge, die einem Zimmer den letzten Satz geben.',
    'Ces petites choses qui donnent à une pièce son point final.',
    'Kleine dingen die een kamer afmaken.',
  ),
  above: [],
  below: [
    slider(t('Ganz nah', 'De tout près', 'Van dichtbij'), [
      tile([
        t('Gesprenkelter Ton', 'Terre mouchetée', 'Gespikkelde klei'),
        t('Jede Vase ist anders', 'Aucun vase n’est identique', 'Elke vaas is anders'),
        '/deko/vasen/',
        CERAMIC,
      ]),
      tile([
        t('Drei Höhen', 'Trois hauteurs', 'Drie hoogtes'),
        t('Bücher, Grün und Ton', 'Livres, plantes et terre', 'Boeken, groen en klei'),
        '/wohnen/regale-und-sideboards/',
        SHELF,
      ]),
      tile([
        t('Ein warmer Punkt', 'Une touche chaude', 'Een warm accent'),
        t('Senfgelb, gestrickt', 'Jaune moutarde, tricoté', 'Mosterdgeel, gebreid'),
        '/wohnen/sessel-und-poufs/',
        MUSTARD_POUF,
      ]),
      tile([
        t('Etwas Grünes', 'Un peu de vert', 'Iets groens'),
        t('Auf Holzfüßen', 'Sur pieds de bois', 'Op houten poten'),
        '/garten/pflanzgefaesse/',
        PLANT,
      ]),
    ]),
    prose(
      t(
        `## Drei Dinge, drei Höhen

Ein hohes, ein mittleres, ein flaches: So stehen Dinge auf einem Sideboard, als wären sie schon immer da. Lassen Sie
daneben eine Handbreit leer.`,
        `## Trois objets, trois hauteurs

Un grand, un moyen, un plat : sur un buffet, l’ensemble semble avoir toujours été là. Laissez à côté une largeur de main
vide.`,
        `## Drie dingen, drie hoogtes

Eén hoog, één middelhoog, één laag: zo staan spullen op een dressoir alsof ze er altijd al waren. Laat ernaast een
handbreed leeg.`,
      ),
    ),
  ],
})
