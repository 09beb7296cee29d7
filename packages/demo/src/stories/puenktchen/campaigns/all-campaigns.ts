import { t } from '../../../words/localised.ts'
import { barCampaign } from '../../story-offers.ts'
import { headline, type StoryPage } from '../../story-parts.ts'
import { CUDDLE_OFFER } from './cuddle-offer.ts'

/** Every campaign that runs, with its conditions; each is a bar above the pages that its triggers name. */
export const allCampaigns: StoryPage = {
  slug: 'aktionen',
  title: t('Aktionen', 'Les offres du moment', 'Acties'),
  description: t(
    'Was es bei Pünktchen gerade geschenkt oder günstiger gibt, mit allen Bedingungen.',
    'Les cadeaux et petits plus du moment chez Pünktchen, avec leurs conditions.',
    'Wat er nu bij Pünktchen cadeau of voordeliger is, met alle voorwaarden.',
  ),
  body: [
    headline(t('Das gibt es gerade', 'En ce moment', 'Dit is er nu'), {
      lead: t(
        'Alle Aktionen mit Ende und Bedingungen, damit du nicht suchen musst.',
        'Toutes les offres, leur fin et leurs conditions : vous n’avez rien à chercher.',
        'Alle acties met einddatum en voorwaarden, zodat je niet hoeft te zoeken.',
      ),
      size: 'xl',
      width: 'page',
    }),
    barCampaign(CUDDLE_OFFER, {
      line: t(
        'Kuschelwochen: drei Mulltücher geschenkt zu jedem Schlafsack Traumi.',
        'Semaines câlines : trois langes offerts pour toute gigoteuse Traumi.',
        'Knuffelweken: drie doeken cadeau bij elke slaapzak Traumi.',
      ),
      triggers: [
        ['breadcrumb', t('Schlafen', 'Dormir', 'Slapen')],
        ['productNumber', '520102, 520103, 520107, 520110, 520112, 520202, 520203, 520207, 520210, 520212'],
      ],
      tone: 'tint',
      promotion: 'kuschelwochen',
    }),
    barCampaign(
      {
        headline: t(
          'Drei Lätzchen, zwei bezahlt',
          'Trois bavoirs, deux payés',
          'Drie slabbetjes, twee betaald',
        ),
        text: t(
          'Leg drei in den Warenkorb, das günstigste schenken wir dir.',
          'Mettez-en trois dans le panier, nous vous offrons le moins cher.',
          'Leg er drie in je mandje, de goedkoopste krijg je cadeau.',
        ),
        step: {
          path: '/essen-und-trinken/laetzchen/',
          label: t('Zu den Lätzchen', 'Voir les bavoirs', 'Naar de slabbetjes'),
        },
        tone: 'tint',
        conditions: t(
          `- Gilt für alle Lätzchen, auch gemischt
- Das günstigste von je dreien wird im Warenkorb abgezogen
- Mit anderen Aktionen und Codes verbindbar`,
          `- Valable sur tous les bavoirs, même panachés
- Le moins cher de trois est déduit dans le panier
- Cumulable avec d’autres offres et codes`,
          `- Geldt voor alle slabbetjes, ook door elkaar
- De goedkoopste van elke drie gaat er in je mandje af
- Te combineren met andere acties en codes`,
        ),
      },
      {
        line: t(
          'Drei für zwei: alle Lätzchen.',
          'Trois pour deux : tous les bavoirs.',
          'Drie voor twee: alle slabbetjes.',
        ),
        // Not after the basket: there shoppers have something to get done.
        triggers: [['url', '/warenkorb/']],
        promotion: 'drei-fuer-zwei',
      },
    ),
    barCampaign(
      {
        headline: t('Zehn Prozent zum Anfang', 'Dix pour cent pour commencer', 'Tien procent om te beginnen'),
        text: t(
          'Auf deine erste Bestellung. Der Knopf nimmt den Code gleich mit.',
          'Sur votre première commande. Le bouton emporte le code.',
          'Op je eerste bestelling. De knop neemt de code meteen mee.',
        ),
        step: {
          path: '/geschenke/',
          label: t('Stöbern und einlösen', 'En profiter', 'Rondkijken en verzilveren'),
        },
        code: 'HALLO10',
        dateTo: '2026-12-31 22:59',
        tone: 'tint',
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
      },
      {
        line: t(
          'Neu hier? Zehn Prozent auf deine erste Bestellung.',
          'Première visite ? Dix pour cent sur votre première commande.',
          'Nieuw hier? Tien procent op je eerste bestelling.',
        ),
        triggers: [['url', '/ratgeber/*']],
        tone: 'accent',
        opens: 'once',
        promotion: 'hallo10',
      },
    ),
  ],
}
