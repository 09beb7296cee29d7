import { t } from '../../words/localised.ts'
import { BOUCLE, CANE, DINING_ROOM, DOME_LAMP, GREY_SOFA, LIVING_ROOM, OAK, SHELF } from '../scenes.ts'
import { air, brandLink, brandList, columns, film, grid } from '../story-frames.ts'
import { showpiece } from '../story-offers.ts'
import {
  banner,
  headline,
  hero,
  image,
  pair,
  picked,
  products,
  prose,
  quote,
  type StoryPage,
} from '../story-parts.ts'

/** The brand list of Lindhaus, and two brands with pages of their own. */
export const lindhausBrands: readonly StoryPage[] = [
  {
    slug: 'marken',
    title: t('Unsere Marken', 'Nos marques', 'Onze merken'),
    description: t(
      'Acht Werkstätten, die wir mit Namen kennen.',
      'Huit ateliers que nous connaissons par leur nom.',
      'Acht werkplaatsen die wij bij naam kennen.',
    ),
    body: [
      headline(t('Wer für uns arbeitet', 'Ceux qui travaillent pour nous', 'Wie voor ons werkt'), {
        width: 'page',
        lead: t(
          'Acht Werkstätten in sechs Ländern. Die kleinste hat vier Menschen, die älteste ist von 1871.',
          'Huit ateliers dans six pays. Le plus petit compte quatre personnes, le plus ancien date de 1871.',
          'Acht werkplaatsen in zes landen. De kleinste telt vier mensen, de oudste is van 1871.',
        ),
      }),
      grid(
        t('Zwei, die wir oft besuchen', 'Deux ateliers où nous allons souvent', 'Twee waar we vaak komen'),
        [
          brandLink(
            'Nordheim Möbel',
            t(
              'Tische und Schränke aus Eiche, Detmold',
              'Tables et armoires en chêne, Detmold',
              'Tafels en kasten van eiken, Detmold',
            ),
            '/marken/nordheim/',
          ),
          brandLink(
            'Lichtwerk Ahrens',
            t(
              'Leuchten aus Metall und Glas, Dresden',
              'Luminaires en métal et en verre, Dresde',
              'Lampen van metaal en glas, Dresden',
            ),
            '/marken/lichtwerk-ahrens/',
          ),
        ],
        { columns: 1, columns768: 2, columns1024: 2 },
      ),
      brandList(t('Alle von A bis Z', 'Toutes de A à Z', 'Allemaal van A tot Z'), [
        ['Feldmark', '/wohnen/regale-und-sideboards/'],
        ['Halvorsen', '/wohnen/sessel-und-poufs/'],
        ['Lichtwerk Ahrens', '/marken/lichtwerk-ahrens/'],
        ['Lindhaus', '/wohnen/sofas/'],
        ['Maison Verrier', '/textilien/'],
        ['Nordheim Möbel', '/marken/nordheim/'],
        ['Oostduin', '/deko/vasen/'],
        ['Textilhof', '/schlafen/bettwaesche/'],
      ]),
    ],
  },
  {
    slug: 'marken/nordheim',
    title: t('Nordheim Möbel', 'Nordheim Möbel', 'Nordheim Möbel'),
    description: t(
      'Tische und Schränke aus massiver Eiche, gebaut in Detmold.',
      'Tables et armoires en chêne massif, construites à Detmold.',
      'Tafels en kasten van massief eiken, gemaakt in Detmold.',
    ),
    body: [
      hero(OAK, {
        headline: t('Nordheim', 'Nordheim', 'Nordheim'),
        text: t(
          'Massive Eiche, geölt, seit vier Generationen.',
          'Du chêne massif et huilé, depuis quatre générations.',
          'Massief eiken, geolied, al vier generaties lang.',
        ),
      }),
      air(),
      prose(
        t(
          `Wer das Werk am Sägewerk 3 betritt, riecht zuerst Öl und dann Kaffee. Vierzig Tischler bauen hier, jeder sein Möbel von
der Bohle bis zum letzten Schliff. Am Ende kommt sein Kürzel unter die Platte.`,
          `En entrant dans l’atelier, on sent d’abord l’huile, ensuite le café. Quarante menuisiers y travaillent ; chacun
construit son meuble, de la planche brute au dernier ponçage. À la fin, il signe de ses initiales sous le plateau.`,
          `Wie de werkplaats binnenkomt, ruikt eerst olie en dan koffie. Veertig meubelmakers bouwen hier, ieder zijn eigen meubel,
van de ruwe plank tot de laatste schuurbeurt. Aan het eind komen zijn initialen onder het blad.`,
        ),
      ),
      columns(
        [
          [image(CANE, { ratio: '4/5', width: 'page' })],
          [image(DINING_ROOM, { ratio: '4/5', width: 'page' })],
        ],
        { split: '7-5', align: 'end' },
      ),
      showpiece(110513, {
        kicker: t('Das Meisterstück', 'La pièce maîtresse', 'Het meesterstuk'),
        headline: t('Der Tisch Stav', 'La table Stav', 'Tafel Stav'),
        text: t(
          'Eine durchgehende Platte, sechs Schrauben, kein Metall zu sehen. Nach zwanzig Jahren abgeschliffen sieht er aus wie am ersten Tag.',
          'Un plateau d’un seul tenant, six vis, aucun métal visible. Poncée au bout de vingt ans, elle redevient comme au premier jour.',
          'Een doorlopend blad, zes schroeven, geen metaal te zien. Na twintig jaar geschuurd is hij weer als op de eerste dag.',
        ),
        step: {
          path: '/essen/esstische/',
          label: t('Alle Esstische', 'Toutes les tables', 'Alle eettafels'),
        },
      }),
      quote(
        t(
          'Holz arbeitet. Wir auch, nur schneller.',
          'Le bois travaille. Nous aussi, un peu plus vite.',
          'Hout werkt. Wij ook, alleen wat sneller.',
        ),
        'Anke Nordheim',
        t('Tischlermeisterin', 'Maître menuisière', 'Meester-meubelmaker'),
      ),
      products(
        t('Von Nordheim', 'Signé Nordheim', 'Van Nordheim'),
        [120113, 120313, 120513, 110713, 120713, 110113],
        {
          path: '/wohnen/regale-und-sideboards/',
          label: t('Regale und Sideboards', 'Étagères et buffets', 'Kasten en dressoirs'),
        },
      ),
      pair(SHELF, {
        headline: t('Pflege gehört dazu', 'L’entretien en fait partie', 'Onderhoud hoort erbij'),
        text: t(
          'Jedem Tisch liegt eine kleine Flasche Öl bei. Sie reicht für die ersten drei Jahre.',
          'Chaque table est livrée avec un petit flacon d’huile. Il suffit pour les trois premières années.',
          'Bij elke tafel zit een flesje olie. Dat is genoeg voor de eerste drie jaar.',
        ),
        step: { path: '/ratgeber/eiche-pflegen/', label: t('So wird geölt', 'Comment huiler', 'Zo oliet u') },
      }),
    ],
  },
  {
    slug: 'marken/lichtwerk-ahrens',
    title: t('Lichtwerk Ahrens', 'Lichtwerk Ahrens', 'Lichtwerk Ahrens'),
    description: t(
      'Leuchten aus Metall, Glas und Rattan, gebaut in Dresden.',
      'Luminaires en métal, verre et rotin, fabriqués à Dresde.',
      'Lampen van metaal, glas en rotan, gemaakt in Dresden.',
    ),
    body: [
      banner(DOME_LAMP, {
        kicker: t('Dresden, seit 1926', 'Dresde, depuis 1926', 'Dresden, sinds 1926'),
        headline: t('Lichtwerk Ahrens', 'Lichtwerk Ahrens', 'Lichtwerk Ahrens'),
        text: t(
          'Schirme aus einem Stück Blech, auf der Drehbank gedrückt.',
          'Des abat-jour repoussés au tour dans une seule feuille de métal.',
          'Kappen uit één stuk plaat, op de draaibank gevormd.',
        ),
        height: 'l',
        tone: 'accent',
      }),
      prose(
        t(
          `Der Großvater machte Straßenlaternen, die Mutter Werkstattlampen, der Enkel macht beides kleiner. Geblieben ist die
Drehbank von 1931 und die Regel, dass man eine Leuchte ausgeschaltet genauso gern ansehen muss wie eingeschaltet.`,
          `Le grand-père fabriquait des réverbères, la mère des lampes d’atelier ; le petit-fils fait les deux en plus petit. Sont
restés le tour de 1931 et cette règle : une lampe doit plaire éteinte autant qu’allumée.`,
          `Opa maakte straatlantaarns, moeder werkplaatslampen, de kleinzoon maakt beide kleiner. Gebleven zijn de draaibank uit 1931
en de regel dat een lamp uit net zo mooi moet zijn als aan.`,
        ),
      ),
      picked(
        t('Aus der Werkstatt', 'De l’atelier', 'Uit de werkplaats'),
        t(
          'Fünf Leuchten, jede in mehreren Farben.',
          'Cinq luminaires, chacun en plusieurs couleurs.',
          'Vijf lampen, elk in meerdere kleuren.',
        ),
        [150101, 150313, 150413, 150511, 150611],
        { path: '/leuchten/', label: t('Alle Leuchten', 'Tous les luminaires', 'Alle lampen') },
      ),
    ],
  },
  {
    slug: 'marken/alva',
    title: t('Die Serie Alva', 'La collection Alva', 'De serie Alva'),
    description: t(
      'Sofas mit schmalen Füßen und tiefem Sitz, in fünf Stoffen.',
      'Des canapés aux pieds fins et à l’assise profonde, en cinq tissus.',
      'Banken met slanke poten en een diepe zit, in vijf stoffen.',
    ),
    body: [
      hero(LIVING_ROOM, {
        headline: t('Alva, leicht auf den Füßen', 'Alva, toute en légèreté', 'Alva, licht op de poten'),
        text: t(
          'Ein Sofa, unter dem der Boden weitergeht.',
          'Un canapé sous lequel le sol continue.',
          'Een bank waar de vloer onder doorloopt.',
        ),
      }),
      film({
        headline: t('Einmal rundherum', 'Un tour complet', 'Een keer rondom'),
        title: t(
          'Das Sofa Alva dreht sich langsam einmal um sich selbst',
          'Le canapé Alva tourne lentement sur lui-même',
          'Bank Alva draait langzaam rond',
        ),
        file: 'lindhaus/papers/film-sofa-alva.mp4',
        poster: GREY_SOFA,
        seen: t(
          'Vor hellem Grund dreht sich ein graues Sofa für drei einmal um sich selbst: vorn drei Sitzkissen, an den Seiten schmale Armlehnen, hinten ein glatt bezogener Rücken. Es steht auf vier schlanken Füßen aus Eiche.',
          'Sur fond clair, un canapé gris à trois places fait un tour complet : devant, trois coussins d’assise, sur les côtés, de fins accoudoirs, derrière, un dossier tendu de tissu. Il repose sur quatre pieds élancés en chêne.',
          'Tegen een lichte achtergrond draait een grijze driezitsbank één keer rond: voor drie zitkussens, aan de zijkanten smalle armleuningen, achter een glad beklede rug. De bank staat op vier slanke eiken poten.',
        ),
      }),
      products(
        t('Alva und Freunde', 'Alva et ses amis', 'Alva en vrienden'),
        [100102, 100305, 100511, 110113, 160103, 140705],
        { path: '/wohnen/sofas/', label: t('Alle Sofas', 'Tous les canapés', 'Alle banken') },
      ),
      pair(BOUCLE, {
        headline: t('Passt dazu: Ilka', 'À côté : Ilka', 'Past erbij: Ilka'),
        text: t(
          'Ein Sessel, der sich umdreht, wenn man gerufen wird.',
          'Un fauteuil qui pivote quand on vous appelle.',
          'Een fauteuil die meedraait als iemand u roept.',
        ),
        step: {
          path: '/wohnen/sessel-und-poufs/',
          label: t('Sessel und Poufs', 'Fauteuils et poufs', 'Fauteuils en poefs'),
        },
      }),
    ],
  },
]
