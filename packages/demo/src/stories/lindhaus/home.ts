import { t } from '../../words/localised.ts'
import {
  BEDROOM,
  CERAMIC,
  DINING_ROOM,
  FABRICS,
  LAID_TABLE,
  LINEN,
  LIVING_ROOM,
  OAK,
  TERRACE,
  WOOL,
} from '../scenes.ts'
import type { Block } from '../story-blocks.ts'
import { articles, grid, tile } from '../story-frames.ts'
import { look, newsletter } from '../story-offers.ts'
import { hero, pair, products, promises, promoted, scenes } from '../story-parts.ts'
import { inRegions } from '../story-text.ts'

/** The home page of Lindhaus: a living magazine, led by its scenes. @see art direction "Lindhaus" */
export const lindhausHome: Block[] = [
  hero(LIVING_ROOM, {
    headline: t('Räume, die bleiben dürfen', 'Des pièces faites pour durer', 'Kamers om in te blijven'),
    text: t(
      'Möbel und Textilien aus Eiche, Leinen und Wolle. Ruhig gestaltet, sorgfältig gemacht.',
      'Meubles et textiles en chêne, lin et laine. Des lignes calmes, un travail soigné.',
      'Meubels en textiel van eiken, linnen en wol. Rustig van vorm, zorgvuldig gemaakt.',
    ),
    step: {
      path: '/wohnen/',
      label: inRegions(t('Wohnzimmer entdecken', 'Découvrir le salon', 'Woonkamer ontdekken'), {
        'nl-be': { Woonkamer: 'Leefruimte' },
      }),
    },
  }),
  scenes(t('Zimmer für Zimmer', 'Pièce par pièce', 'Kamer voor kamer'), [
    [
      DINING_ROOM,
      t('Esszimmer', 'Salle à manger', 'Eetkamer'),
      t('Am langen Tisch', 'Autour de la grande table', 'Aan de lange tafel'),
      '/essen/',
    ],
    [
      BEDROOM,
      t('Schlafzimmer', 'Chambre', 'Slaapkamer'),
      t('Zur Ruhe kommen', 'Trouver le calme', 'Tot rust komen'),
      '/schlafen/',
    ],
    [
      FABRICS,
      t('Textilien', 'Textiles', 'Textiel'),
      t('Stoffe, die man anfassen möchte', 'Des étoffes à toucher', 'Stoffen die u wilt voelen'),
      '/textilien/',
    ],
    [
      TERRACE,
      t('Garten', 'Jardin', 'Tuin'),
      t('Der letzte warme Abend', 'Le dernier soir doux', 'De laatste zachte avond'),
      '/garten/',
    ],
  ]),
  products(
    t('Was gerade gern gekauft wird', 'Les favoris du moment', 'Nu veel gekozen'),
    [100102, 130113, 150101, 110113, 180111, 160305, 120313, 140311, 100511, 170111],
    { path: '/wohnen/', label: t('Alle Wohnmöbel', 'Tous les meubles de salon', 'Alle woonmeubels') },
  ),
  promoted(
    { id: 'gedeckter-tisch', name: 'Gedeckter Tisch', creative: 'Esstisch', slot: 'Startseite' },
    pair(LAID_TABLE, {
      headline: t(
        'Massiv, geölt, erneuerbar',
        'Massif, huilé, à entretenir',
        'Massief, geolied, altijd weer op te knappen',
      ),
      text: t(
        `Unsere Tische und Sideboards sind aus massiver Eiche gebaut. Die geölte Fläche nimmt einen Abend mit Freunden
nicht übel: Sie lässt sich abschleifen, neu ölen und weiterbenutzen.

Wie das geht, zeigen wir Schritt für Schritt im Magazin.`,
        `Nos tables et nos buffets sont construits en chêne massif. La surface huilée ne craint pas une soirée entre
amis : elle se ponce, se huile à nouveau et reprend du service.

Nous vous montrons comment faire, étape par étape, dans notre magazine.`,
        `Onze tafels en dressoirs zijn van massief eiken gebouwd. Een geolied blad kan een avond met vrienden goed
hebben: schuren, opnieuw oliën en weer aan tafel.

Hoe dat gaat, laten we stap voor stap zien in ons magazine.`,
      ),
      step: {
        path: '/ratgeber/eiche-pflegen/',
        label: t('Zum Magazin', 'Lire le magazine', 'Naar het magazine'),
      },
    }),
  ),
  look(
    t('Dieses Esszimmer', 'Cette salle à manger', 'Deze eetkamer'),
    t('Jedes Stück gibt es einzeln.', 'Chaque pièce s’achète séparément.', 'Elk stuk is los te koop.'),
    DINING_ROOM,
    [
      [110513, 44, 56],
      [150101, 43, 24],
      [130113, 66, 68],
      [160302, 33, 87],
    ],
  ),
  grid(
    t('Vier Materialien', 'Quatre matières', 'Vier materialen'),
    [
      tile([
        t('Eiche', 'Chêne', 'Eiken'),
        t('geölt, aus vier Wäldern', 'huilé, de quatre forêts', 'geolied, uit vier bossen'),
        '/essen/esstische/',
        OAK,
      ]),
      tile([
        t('Leinen', 'Lin', 'Linnen'),
        t('vorgewaschen, nie gebügelt', 'prélavé, jamais repassé', 'voorgewassen, nooit gestreken'),
        '/schlafen/bettwaesche/',
        LINEN,
      ]),
      tile([
        t('Wolle', 'Laine', 'Wol'),
        t('schwer genug für den Winter', 'assez lourde pour l’hiver', 'zwaar genoeg voor de winter'),
        '/textilien/plaids/',
        WOOL,
      ]),
      tile([
        t('Ton', 'Terre', 'Klei'),
        t('von Hand gedreht', 'tournée à la main', 'met de hand gedraaid'),
        '/deko/vasen/',
        CERAMIC,
      ]),
    ],
    { columns: 2, columns768: 4, columns1024: 4, gap: 'm' },
  ),
  articles(t('Aus dem Magazin', 'Dans le magazine', 'Uit het magazine'), 3, {
    path: '/ratgeber/',
    label: t('Alle Artikel', 'Tous les articles', 'Alle artikelen'),
  }),
  promises([
    [
      'truck',
      t('Lieferung bis ins Zimmer', 'Livraison dans la pièce', 'Levering tot in de kamer'),
      t(
        'Große Möbel tragen wir hinein.',
        'Nous portons les grands meubles.',
        'Grote meubels dragen wij naar binnen.',
      ),
    ],
    [
      'undo',
      t('30 Tage Rückgabe', '30 jours pour changer d’avis', '30 dagen bedenktijd'),
      t('In Ruhe zu Hause ansehen.', 'Regardez tranquillement chez vous.', 'Rustig thuis bekijken.'),
    ],
    [
      'shield',
      t('Sicher bezahlen', 'Paiement sécurisé', 'Veilig betalen'),
      inRegions(
        t(
          'Auf Rechnung, mit Karte oder vorab.',
          'Par carte, à l’avance et bien plus.',
          'Met iDEAL, kaart of vooraf.',
        ),
        {
          'de-ch': { 'mit Karte': 'mit TWINT, Karte' },
          'fr-ch': { 'Par carte': 'Par TWINT, par carte' },
          'fr-be': { 'Par carte': 'Par Bancontact, par carte' },
          'nl-be': { iDEAL: 'Bancontact' },
        },
      ),
    ],
    [
      'message',
      t('Persönliche Beratung', 'Un conseil personnel', 'Persoonlijk advies'),
      t(
        'Montag bis Freitag am Telefon.',
        'Du lundi au vendredi par téléphone.',
        'Maandag tot en met vrijdag aan de telefoon.',
      ),
    ],
  ]),
  newsletter(
    t('Post von Lindhaus', 'Des nouvelles de Lindhaus', 'Post van Lindhaus'),
    t(
      'Zweimal im Monat ein Zimmer, ein Material und als Erste, was neu ist.',
      'Deux fois par mois : une pièce, une matière et les nouveautés en avant-première.',
      'Twee keer per maand een kamer, een materiaal en als eerste wat nieuw is.',
    ),
  ),
]
