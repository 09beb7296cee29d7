import { t } from '../../../words/localised.ts'
import { TERRACE } from '../../scenes.ts'
import { block, words } from '../../story-blocks.ts'
import { voucher } from '../../story-offers.ts'
import { banner, promises, type StoryPage } from '../../story-parts.ts'

export const voucherPage: StoryPage = {
  slug: 'gutschein',
  title: t('Ihr Willkommensgutschein', 'Votre bon de bienvenue', 'Uw welkomstcode'),
  description: t(
    '10\u00a0% auf die erste Bestellung bei Lindhaus.',
    '10\u00a0% sur votre première commande Lindhaus.',
    '10% op uw eerste bestelling bij Lindhaus.',
  ),
  body: [
    banner(TERRACE, {
      kicker: t('Willkommen', 'Bienvenue', 'Welkom'),
      headline: t(
        'Zehn Prozent zum Kennenlernen',
        'Dix pour cent pour faire connaissance',
        'Tien procent om kennis te maken',
      ),
      height: 's',
      position: 'center',
    }),
    voucher('WILLKOMMEN10', {
      headline: t(
        '10\u00a0% auf Ihre erste Bestellung',
        '10\u00a0% sur votre première commande',
        '10% op uw eerste bestelling',
      ),
      text: t(
        'Einlösen im Warenkorb, auch mit Sofa.',
        'À saisir dans le panier, canapé compris.',
        'In te vullen in het winkelmandje, ook met een bank erin.',
      ),
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
      step: {
        path: '/wohnen/',
        label: t('Einkaufen und einlösen', 'En profiter', 'Winkelen en verzilveren'),
      },
    }),
    block('recommendation', {
      ...words('headline', t('Ein guter Anfang', 'Un bon début', 'Een goed begin')),
      recommendationId: 'voucher-new',
      trackingId: 'voucher',
      size: '8',
      fillWithRandom: true,
      filters: [],
    }),
    promises([
      [
        'truck',
        t('Bis ins Zimmer', 'Jusque dans la pièce', 'Tot in de kamer'),
        t(
          'Große Möbel tragen wir hinein.',
          'Nous portons les grands meubles.',
          'Grote meubels dragen wij naar binnen.',
        ),
      ],
      [
        'undo',
        t('30 Tage', '30 jours', '30 dagen'),
        t('Kostenlos zurückgeben.', 'Retour gratuit.', 'Gratis retourneren.'),
      ],
      [
        'shield',
        t('Sicher bezahlen', 'Paiement sécurisé', 'Veilig betalen'),
        t('Ohne Aufpreis.', 'Sans supplément.', 'Zonder toeslag.'),
      ],
      [
        'message',
        t('Beratung', 'Conseil', 'Advies'),
        t('Am Telefon und im Laden.', 'Par téléphone et en magasin.', 'Telefonisch en in de winkel.'),
      ],
    ]),
  ],
}
