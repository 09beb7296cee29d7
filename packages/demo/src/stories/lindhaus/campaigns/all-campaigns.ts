import { t } from '../../../words/localised.ts'
import { LAID_TABLE } from '../../scenes.ts'
import { barCampaign } from '../../story-offers.ts'
import { headline, type StoryPage } from '../../story-parts.ts'
import { LINEN_OFFER } from './linen-weeks.ts'

/** Every campaign that runs, with its conditions; each is a bar above the pages that its triggers name. */
export const allCampaigns: StoryPage = {
  slug: 'aktionen',
  title: t('Aktionen', 'Offres du moment', 'Acties'),
  description: t(
    'Was bei Lindhaus gerade geschenkt oder günstiger ist, mit allen Bedingungen.',
    'Les cadeaux et avantages du moment chez Lindhaus, avec leurs conditions.',
    'Wat er nu bij Lindhaus cadeau of voordeliger is, met alle voorwaarden.',
  ),
  body: [
    headline(t('Was gerade gilt', 'En ce moment', 'Wat nu geldt'), {
      lead: t(
        'Alle Aktionen mit Ende und Bedingungen, an einer Stelle.',
        'Toutes les offres, leur fin et leurs conditions, en un seul endroit.',
        'Alle acties met einddatum en voorwaarden, op één plek.',
      ),
      size: 'xl',
      width: 'page',
    }),
    barCampaign(LINEN_OFFER, {
      line: t(
        'Leinenwochen: zu jeder Bettwäsche Linnea eine Kissenhülle geschenkt.',
        'Semaines du lin : une housse offerte pour toute parure Linnea.',
        'Linnenweken: een kussenhoes cadeau bij elke set Linnea.',
      ),
      triggers: [
        ['breadcrumb', t('Schlafen', 'Chambre', 'Slapen')],
        ['productNumber', '140302, 140303, 140306, 140310, 140311'],
      ],
      tone: 'tint',
      promotion: 'leinenwochen',
    }),
    barCampaign(
      {
        headline: t('Drei für zwei', 'Trois pour deux', 'Drie voor twee'),
        text: t(
          'Von drei Bechern Kyst oder Kerzen Lys ist der günstigste geschenkt.',
          'Pour trois mugs Kyst ou bougies Lys, l’article le moins cher est offert.',
          'Van drie bekers Kyst of kaarsen Lys is de goedkoopste gratis.',
        ),
        scene: LAID_TABLE,
        step: {
          path: '/essen/',
          label: t('Für den Tisch', 'Pour la table', 'Voor aan tafel'),
        },
        tone: 'accent',
        conditions: t(
          `- Gilt für Becher der Serie Kyst und Kerzen der Serie Lys, auch gemischt
- Der günstigste von je drei Artikeln wird im Warenkorb abgezogen
- Mit anderen Aktionen und Gutscheincodes verbindbar`,
          `- Valable sur les mugs Kyst et les bougies Lys, même panachés
- Le moins cher de trois articles est déduit dans le panier
- Cumulable avec d’autres offres et codes`,
          `- Geldt voor bekers Kyst en kaarsen Lys, ook door elkaar
- De goedkoopste van elke drie wordt in het winkelmandje afgetrokken
- Te combineren met andere acties en codes`,
        ),
      },
      {
        line: t(
          'Drei für zwei: Becher Kyst und Kerzen Lys.',
          'Trois pour deux : mugs Kyst et bougies Lys.',
          'Drie voor twee: bekers Kyst en kaarsen Lys.',
        ),
        // Not after the basket: there shoppers have something to get done.
        triggers: [['url', '/warenkorb/']],
        tone: 'tint',
        promotion: 'drei-fuer-zwei',
      },
    ),
    barCampaign(
      {
        headline: t(
          'Zehn Prozent zum Kennenlernen',
          'Dix pour cent pour faire connaissance',
          'Tien procent om kennis te maken',
        ),
        text: t(
          'Für die erste Bestellung, auch mit Sofa. Der Code kommt über den Knopf gleich mit.',
          'Sur votre première commande, canapé compris. Le bouton emporte le code.',
          'Op uw eerste bestelling, ook met een bank erin. De knop neemt de code meteen mee.',
        ),
        step: {
          path: '/wohnen/',
          label: t('Einkaufen und einlösen', 'En profiter', 'Winkelen en verzilveren'),
        },
        code: 'WILLKOMMEN10',
        dateTo: '2026-12-31 22:59',
        tone: 'tint',
        conditions: t(
          `- Einmal je Kundin oder Kunde, bis 31. Dezember 2026
- Nicht für Gutscheine, Geschenkkarten und Artikel mit gebundenem Preis
- Nicht mit anderen Codes verbindbar`,
          `- Une fois par client, jusqu’au 31 décembre 2026
- Hors bons, cartes cadeaux et articles à prix imposé
- Non cumulable avec d’autres codes`,
          `- Eén keer per klant, tot en met 31 december 2026
- Niet op cadeaubonnen, cadeaukaarten en artikelen met een vaste prijs
- Niet te combineren met andere codes`,
        ),
      },
      {
        line: t(
          'Neu hier? Zehn Prozent auf die erste Bestellung.',
          'Première visite ? Dix pour cent sur votre première commande.',
          'Nieuw hier? Tien procent op uw eerste bestelling.',
        ),
        triggers: [['url', '/ratgeber/*']],
        tone: 'accent',
        opens: 'once',
        promotion: 'willkommen10',
      },
    ),
  ],
}
