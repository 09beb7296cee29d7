import { t } from '../../words/localised.ts'
import {
  BATH_TIME,
  BEAR,
  BUNNY,
  HOOD_TOWEL,
  KNITS,
  NIGHT_LIGHT,
  NURSERY,
  PLAY_ARCH,
  SLEEPING_BAG,
} from '../scenes.ts'
import { block, words } from '../story-blocks.ts'
import { air, grid, tiles } from '../story-frames.ts'
import { campaign, look, menuTeaser, newsletter, voucher } from '../story-offers.ts'
import { banner, headline, hero, pair, picked, products, prose, type StoryPage } from '../story-parts.ts'
import { inRegions } from '../story-text.ts'
import { allCampaigns } from './campaigns/all-campaigns.ts'
import { CUDDLE_OFFER } from './campaigns/cuddle-offer.ts'

/** Campaigns, the voucher and the advice before a birth. */
export const puenktchenCampaigns: readonly StoryPage[] = [
  allCampaigns,
  {
    slug: 'aktion/kuschelwochen',
    title: t('Kuschelwochen', 'Les semaines câlines', 'Knuffelweken'),
    description: t(
      'Bis Silvester: Mulltücher geschenkt zu jedem Schlafsack.',
      'Jusqu’au 31 décembre : des langes offerts pour toute gigoteuse.',
      'Tot en met 31 december: hydrofieldoeken cadeau bij elke slaapzak.',
    ),
    body: [
      headline(t('Warm durch die Nacht', 'Bien au chaud la nuit', 'Warm de nacht door'), {
        lead: t(
          'Sechs Wochen lang liegen drei Mulltücher mehr im Paket.',
          'Six semaines durant, trois langes de plus dans le colis.',
          'Zes weken lang zitten er drie doeken extra in het pakket.',
        ),
        size: 'xl',
        width: 'page',
      }),
      campaign(CUDDLE_OFFER),
      picked(
        t('Alles für die Nacht', 'Tout pour la nuit', 'Alles voor de nacht'),
        t('Warm, aber nicht zu warm.', 'Chaud, mais pas trop.', 'Warm, maar niet te warm.'),
        [520112, 520212, 510611, 551211],
        { path: '/schlafen/', label: t('Alles zum Schlafen', 'Tout pour dormir', 'Alles om te slapen') },
      ),
      pair(SLEEPING_BAG, {
        headline: t(
          'Ein Schlafsack, vier Jahreszeiten',
          'Une gigoteuse, quatre saisons',
          'Eén slaapzak, vier seizoenen',
        ),
        text: t(
          'Ärmel ab, Ärmel dran, Reißverschluss von unten: nachts wickeln, ohne alles auszuziehen.',
          'Manches amovibles, zip par le bas : on change la couche sans tout enlever.',
          'Mouwen eraf, mouwen eraan, rits van onderen: ’s nachts verschonen zonder alles uit te trekken.',
        ),
        step: { path: '/ratgeber/gut-schlafen/', label: t('Gut schlafen', 'Bien dormir', 'Goed slapen') },
      }),
      block('countdown', {
        ...words(
          'headline',
          t('Kommt noch vor Weihnachten', 'Encore livré avant Noël', 'Nog voor kerst in huis'),
        ),
        ...words(
          'text',
          t(
            'Mit Namen bis 13., ohne Namen bis 20. Dezember bestellen.',
            'Avec prénom, commandez avant le 13 ; sans, avant le 20 décembre.',
            'Met naam bestel je tot en met 13, zonder naam tot en met 20 december.',
          ),
        ),
        until: '2026-12-20 22:59',
        whenOver: 'hide',
      }),
    ],
  },
  {
    slug: 'aktion/erster-winter',
    title: t('Der erste Winter', 'Le premier hiver', 'De eerste winter'),
    description: t(
      'Schichten, Spaziergänge und warme Bäder: so kommt ihr gut durch den Winter.',
      'Couches, promenades et bains chauds : bien passer l’hiver.',
      'Laagjes, wandelingen en warme baden: zo komen jullie de winter door.',
    ),
    body: [
      hero(BATH_TIME, {
        headline: t('Der erste Winter', 'Le premier hiver', 'De eerste winter'),
        text: t(
          'Draußen grau, drinnen 37 Grad.',
          'Dehors tout est gris, dedans il fait 37 degrés.',
          'Buiten grijs, binnen 37 graden.',
        ),
      }),
      air(),
      prose(
        inRegions(
          t(
            `Eine Schicht mehr als du, das ist die ganze Regel. Draußen Mütze und Fußsack, drinnen gleich wieder aus. Und wenn ihr
heimkommt: Wasser ein, Handtuch auf die Heizung.`,
            `Une couche de plus que vous, voilà toute la règle. Dehors, bonnet et chancelière ; dedans, on enlève tout de suite. Et en
rentrant : on fait couler le bain, la serviette sur le radiateur.`,
            `Eén laagje meer dan jij, dat is de hele regel. Buiten een muts en voetenzak, binnen meteen weer uit. En als jullie
thuiskomen: bad aan, handdoek op de verwarming.`,
          ),
          {
            'de-at': { Mütze: 'Haube' },
            'de-ch': { Mütze: 'Kappe', Handtuch: 'Tüechli' },
            'fr-ch': { serviette: 'cape de bain' },
          },
        ),
      ),
      look(
        t('Badezeit', 'L’heure du bain', 'Tijd voor het bad'),
        t('Alles, was du hier siehst.', 'Tout ce que vous voyez ici.', 'Alles wat je hier ziet.'),
        BATH_TIME,
        [
          [520711, 47, 48],
          [520905, 67, 82],
          [540111, 71, 14],
        ],
      ),
      tiles([
        [
          t('Draußen', 'Dehors', 'Buiten'),
          t('Kopf und Füße zuerst', 'D’abord la tête et les pieds', 'Eerst hoofd en voeten'),
          '/mode/muetzen-und-schuehchen/',
          KNITS,
        ],
        [
          t('Nach dem Bad', 'Après le bain', 'Na het bad'),
          t('Bär mit Kapuze', 'Un ours à capuche', 'Beer met capuchon'),
          '/pflege/kapuzenhandtuecher/',
          HOOD_TOWEL,
        ],
        [
          t('Um fünf', 'À cinq heures', 'Om vijf uur'),
          t('Ein Hase, der leuchtet', 'Un lapin qui éclaire', 'Een konijn dat licht geeft'),
          '/kinderzimmer/nachtlichter/',
          NIGHT_LIGHT,
        ],
      ]),
      products(
        t('Schicht für Schicht', 'Couche après couche', 'Laagje voor laagje'),
        [540111, 540307, 520112, 540407, 520516],
        { path: '/mode/', label: t('Alle Kleider', 'Tous les vêtements', 'Alle kleertjes') },
      ),
      newsletter(
        t('Wenn der Frühling kommt', 'Quand le printemps viendra', 'Als het lente wordt'),
        t(
          'Sagen wir dir Bescheid. Einmal im Monat, per E-Mail.',
          'Nous vous préviendrons. Une fois par mois, par e-mail.',
          'Laten we het weten. Eén keer per maand, per e-mail.',
        ),
      ),
    ],
  },
  {
    slug: 'gutschein',
    title: t('Dein Willkommensgutschein', 'Votre bon de bienvenue', 'Je welkomstcode'),
    description: t(
      '10\u00a0% auf deine erste Bestellung bei Pünktchen.',
      '10\u00a0% sur votre première commande Pünktchen.',
      '10% op je eerste bestelling bij Pünktchen.',
    ),
    body: [
      banner(NURSERY, {
        kicker: t('Hallo', 'Bonjour', 'Hallo'),
        headline: t('Zehn Prozent zum Anfang', 'Dix pour cent pour commencer', 'Tien procent om te beginnen'),
        height: 's',
        position: 'center',
        tone: 'tint',
      }),
      voucher('HALLO10', {
        headline: t(
          '10\u00a0% auf deine erste Bestellung',
          '10\u00a0% sur votre première commande',
          '10% op je eerste bestelling',
        ),
        text: t(
          'Einlösen im Warenkorb, am besten gleich.',
          'À saisir dans le panier, tout de suite si vous voulez.',
          'In te vullen in je mandje, het liefst meteen.',
        ),
        conditions: t(
          `- Einmal je Familie, bis 31. Dezember 2026
- Nicht für Gutscheine, Geschenkkarten, Bücher und Säuglingsnahrung
- Nicht mit anderen Codes verbindbar`,
          `- Une fois par famille, jusqu’au 31 décembre 2026
- Hors bons, cartes cadeaux, livres et laits infantiles
- Non cumulable avec d’autres codes`,
          `- Eén keer per gezin, tot en met 31 december 2026
- Niet op cadeaubonnen, cadeaukaarten, boeken en zuigelingenvoeding
- Niet te combineren met andere codes`,
        ),
        step: {
          path: '/geschenke/',
          label: t('Stöbern und einlösen', 'En profiter', 'Rondkijken en verzilveren'),
        },
      }),
      block('recommendation', {
        ...words('headline', t('Zum Anfangen', 'Pour commencer', 'Om te beginnen')),
        recommendationId: 'voucher-new',
        trackingId: 'voucher',
        size: '8',
        fillWithRandom: true,
        filters: [],
      }),
      grid(
        t('Wo anfangen?', 'Par où commencer ?', 'Waar beginnen?'),
        [
          menuTeaser(
            PLAY_ARCH,
            t('Spielen', 'Jouer', 'Spelen'),
            t('Bögen, Bausteine, Rasseln', 'Arches, cubes, hochets', 'Babygyms, blokken, rammelaars'),
            '/spielen/',
          ),
          menuTeaser(
            BUNNY,
            t('Kuscheln', 'Câliner', 'Knuffelen'),
            t('Hasen und Bären', 'Lapins et ours', 'Konijnen en beren'),
            '/spielen/kuscheltiere/',
          ),
          menuTeaser(
            BEAR,
            t('Schenken', 'Offrir', 'Cadeau geven'),
            t('Mit Namen, mit Karte', 'Avec prénom, avec carte', 'Met naam, met kaart'),
            '/geschenke/',
          ),
        ],
        { columns: 1, columns768: 3, columns1024: 3 },
      ),
    ],
  },
]
