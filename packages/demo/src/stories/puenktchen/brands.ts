import { t } from '../../words/localised.ts'
import { BLOCKS, BUNNY, HALLWAY, MUSLIN, PRAM, TRAIN } from '../scenes.ts'
import { brandLink, brandList, film, grid } from '../story-frames.ts'
import { showpiece } from '../story-offers.ts'
import { headline, hero, pair, picked, products, prose, quote, type StoryPage } from '../story-parts.ts'

/** The brand list of Pünktchen, and two brands with pages of their own. */
export const puenktchenBrands: readonly StoryPage[] = [
  {
    slug: 'marken',
    title: t('Unsere Marken', 'Nos marques', 'Onze merken'),
    description: t(
      'Sieben Werkstätten, denen wir unsere Kinder anvertrauen.',
      'Sept ateliers à qui nous confions nos enfants.',
      'Zeven werkplaatsen waaraan we onze kinderen toevertrouwen.',
    ),
    body: [
      headline(t('Wer das alles macht', 'Qui fabrique tout cela', 'Wie dit allemaal maakt'), {
        width: 'page',
        lead: t(
          'Sieben Marken, mehr brauchen wir nicht. Alle haben selbst Kinder. Oder Enkel.',
          'Sept marques, il ne nous en faut pas plus. Toutes ont des enfants. Ou des petits-enfants.',
          'Zeven merken, meer hebben we niet nodig. Ze hebben allemaal kinderen. Of kleinkinderen.',
        ),
      }),
      grid(
        t('Schau mal rein', 'Entrez donc', 'Kom binnen'),
        [
          brandLink(
            'Wanderling',
            t('Kinderwagen aus Coburg', 'Poussettes de Cobourg', 'Kinderwagens uit Coburg'),
            '/marken/wanderling/',
          ),
          brandLink(
            'Holzwichtel',
            t('Holzspielzeug aus Seiffen', 'Jouets en bois de Seiffen', 'Houten speelgoed uit Seiffen'),
            '/marken/holzwichtel/',
          ),
        ],
        { columns: 1, columns768: 2, columns1024: 2, tone: 'tint' },
      ),
      brandList(t('Alle von A bis Z', 'Toutes de A à Z', 'Allemaal van A tot Z'), [
        ['Druppel', '/pflege/babybadewannen/'],
        ['Holzwichtel', '/marken/holzwichtel/'],
        ['Kleinheim', '/kinderzimmer/'],
        ['Petit Nuage', '/mode/'],
        ['Pünktchen', '/geschenke/'],
        ['Schlummerland', '/schlafen/'],
        ['Wanderling', '/marken/wanderling/'],
      ]),
    ],
  },
  {
    slug: 'marken/wanderling',
    title: t('Wanderling', 'Wanderling', 'Wanderling'),
    description: t(
      'Kinderwagen aus Coburg, die man mit einer Hand faltet.',
      'Des poussettes de Cobourg qui se plient d’une main.',
      'Kinderwagens uit Coburg die je met één hand inklapt.',
    ),
    body: [
      hero(HALLWAY, {
        headline: t('Wanderling', 'Wanderling', 'Wanderling'),
        text: t(
          'Kinderwagen für Menschen mit nur einer freien Hand.',
          'Des poussettes pour qui n’a qu’une main libre.',
          'Kinderwagens voor mensen met maar één hand vrij.',
        ),
      }),
      film({
        headline: t('Lotta von allen Seiten', 'Lotta sous tous les angles', 'Lotta van alle kanten'),
        title: t(
          'Der Kinderwagen Lotta dreht sich langsam einmal um sich selbst',
          'La poussette Lotta tourne lentement sur elle-même',
          'Kinderwagen Lotta draait langzaam rond',
        ),
        file: 'puenktchen/papers/film-kinderwagen-lotta.mp4',
        poster: PRAM,
        seen: t(
          'Vor hellem Grund dreht sich ein grauer Kinderwagen einmal um sich selbst: die Babywanne mit Verdeck, der Griff, das Gestell mit Korb und vier Räder.',
          'Sur fond clair, une poussette grise fait un tour complet : la nacelle et sa capote, le guidon, le châssis avec son panier et quatre roues.',
          'Tegen een lichte achtergrond draait een grijze kinderwagen één keer rond: de reiswieg met kap, de duwbeugel, het frame met mand en vier wielen.',
        ),
      }),
      prose(
        t(
          `In Coburg steht eine Teststrecke aus Kopfsteinpflaster, Kies und einer Bordsteinkante, die so hoch ist wie die vor unserem
Büro. Jeder Wagen fährt dort zweihundert Kilometer, mit einem Sack Reis darin, der nicht aufwachen darf.`,
          `À Cobourg, une piste d’essai réunit pavés, gravier et un trottoir aussi haut que celui de notre bureau. Chaque poussette y
parcourt deux cents kilomètres avec un sac de riz qui ne doit pas se réveiller.`,
          `In Coburg ligt een testbaan met kasseien, grind en een stoeprand zo hoog als die voor ons kantoor. Elke wagen rijdt er
tweehonderd kilometer, met een zak rijst erin die niet wakker mag worden.`,
        ),
      ),
      products(
        t('Von Wanderling', 'Signé Wanderling', 'Van Wanderling'),
        [500102, 500202, 500302, 500402, 500501],
        { path: '/unterwegs/', label: t('Alles für unterwegs', 'Tout pour sortir', 'Alles voor onderweg') },
      ),
      pair(BUNNY, {
        headline: t('Welcher passt zu euch?', 'Laquelle vous ressemble ?', 'Welke past bij jullie?'),
        text: t(
          'Kofferraum, Treppenhaus, Waldweg: drei Fragen, dann weißt du es.',
          'Coffre, escalier, chemin forestier : trois questions et vous le saurez.',
          'Kofferbak, trappenhuis, bospad: drie vragen en je weet het.',
        ),
        step: {
          path: '/ratgeber/kinderwagen-finden/',
          label: t('Zur Entscheidungshilfe', 'Bien choisir', 'Help me kiezen'),
        },
      }),
    ],
  },
  {
    slug: 'marken/holzwichtel',
    title: t('Holzwichtel', 'Holzwichtel', 'Holzwichtel'),
    description: t(
      'Holzspielzeug aus dem Erzgebirge, geölt und unverwüstlich.',
      'Des jouets en bois des monts Métallifères, huilés et increvables.',
      'Houten speelgoed uit het Ertsgebergte, geolied en onverwoestbaar.',
    ),
    body: [
      hero(BLOCKS, {
        headline: t('Holzwichtel', 'Holzwichtel', 'Holzwichtel'),
        text: t(
          'Aus Ahorn und Buche, gedrechselt in Seiffen.',
          'En érable et en hêtre, tourné à Seiffen.',
          'Van esdoorn en beuken, gedraaid in Seiffen.',
        ),
      }),
      showpiece(550116, {
        kicker: t('Seit 1968', 'Depuis 1968', 'Sinds 1968'),
        headline: t('Der Zug mit deinem Namen', 'Le train à son prénom', 'De trein met jouw naam'),
        text: t(
          'Jeder Waggon wird einzeln gesägt. Wer Maximilian heißt, bekommt einen langen Zug.',
          'Chaque wagon est découpé séparément. Maximilien aura un très long train.',
          'Elke wagon wordt apart gezaagd. Wie Maximiliaan heet, krijgt een lange trein.',
        ),
        step: {
          path: '/spielen/holzspielzeug/holzzuege/',
          label: t('Alle Holzzüge', 'Tous les trains', 'Alle houten treinen'),
        },
        scene: TRAIN,
        side: 'right',
      }),
      quote(
        t(
          'Spielzeug ist fertig, wenn man nichts mehr abbrechen kann.',
          'Un jouet est fini quand il n’y a plus rien à casser.',
          'Speelgoed is af als er niets meer af kan breken.',
        ),
        'Ruth Wichtel',
        t('Drechslerin', 'Tourneuse sur bois', 'Houtdraaier'),
        'tint',
      ),
      picked(
        t('Aus der Drechslerei', 'De l’atelier', 'Uit de draaierij'),
        t(
          'Zum Stapeln, Fahren und Umwerfen.',
          'À empiler, rouler et renverser.',
          'Om te stapelen, te rijden en om te gooien.',
        ),
        [550216, 550316, 550416, 550516],
        { path: '/spielen/holzspielzeug/', label: t('Alles aus Holz', 'Tout en bois', 'Alles van hout') },
      ),
      pair(MUSLIN, {
        headline: t('Abwischen genügt', 'Un coup de chiffon suffit', 'Afvegen is genoeg'),
        text: t(
          'Feucht abwischen, trocknen lassen, einmal im Jahr einölen. In die Spülmaschine darf Holz nie.',
          'Essuyez avec un linge humide, laissez sécher, huilez une fois par an. Jamais de lave-vaisselle pour le bois.',
          'Vochtig afnemen, laten drogen, één keer per jaar oliën. Hout hoort nooit in de vaatwasser.',
        ),
        step: { path: '/verantwortung/', label: t('So prüfen wir', 'Comment nous testons', 'Zo testen we') },
      }),
    ],
  },
]
