import { same, t } from '../../../words/localised.ts'
import { creditTerms } from '../../legal/credit.ts'
import { payments } from '../../story-frames.ts'
import { amongText, faq, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const payment: StoryPage = {
  slug: 'zahlung',
  title: t('Zahlung', 'Paiement', 'Betalen'),
  description: t(
    'Zahl, wie es dir passt: alle Wege auf einen Blick.',
    'Payez comme vous voulez : tous les moyens en un coup d’œil.',
    'Betaal zoals het jou uitkomt: alle manieren op een rij.',
  ),
  body: [
    amongText(
      payments(
        t('So kannst du zahlen', 'Vos moyens de paiement', 'Zo kun je betalen'),
        t(
          'Die Kasse zeigt, was für deine Bestellung geht.',
          'La caisse affiche ce qui est possible pour votre commande.',
          'Bij het afrekenen zie je wat kan voor jouw bestelling.',
        ),
        [
          same('Visa'),
          same('Mastercard'),
          same('PayPal'),
          same('Klarna'),
          same('Apple Pay'),
          inRegions(t('Rechnung', 'Virement bancaire', 'iDEAL'), {
            'de-ch': { Rechnung: 'TWINT' },
            'fr-ch': { 'Virement bancaire': 'TWINT' },
            'fr-be': { 'Virement bancaire': 'Bancontact' },
            'nl-be': { iDEAL: 'Bancontact' },
          }),
          t('Geschenkkarte', 'Carte cadeau', 'Cadeaukaart'),
        ],
      ),
    ),
    amongText(
      faq(t('Kurz gefragt', 'En bref', 'Kort gevraagd'), [
        [
          t('Wann buchst du ab?', 'Quand suis-je débité ?', 'Wanneer wordt er afgeschreven?'),
          inRegions(
            t(
              'Erst, wenn dein Paket unterwegs ist.',
              'Seulement quand votre colis est parti.',
              'Pas als je pakket onderweg is. Met iDEAL betaal je meteen.',
            ),
            {
              'de-ch': { 'unterwegs ist.': 'unterwegs ist. Mit TWINT zahlst du sofort.' },
              'fr-ch': { 'est parti.': 'est parti. Avec TWINT, vous payez tout de suite.' },
              'fr-be': { 'est parti.': 'est parti. Avec Bancontact, vous payez tout de suite.' },
              'nl-be': { iDEAL: 'Bancontact' },
            },
          ),
        ],
        [
          t(
            'Können Oma und Opa mitzahlen?',
            'Papi et mamie peuvent-ils participer ?',
            'Kunnen opa en oma meebetalen?',
          ),
          t(
            'Ja, mit einer [Geschenkkarte](/gutscheinkarte/). Den Rest zahlst du, wie du magst.',
            'Oui, avec une [carte cadeau](/gutscheinkarte/). Vous réglez le reste comme vous voulez.',
            'Ja, met een [cadeaukaart](/gutscheinkarte/). De rest betaal jij zoals je wilt.',
          ),
        ],
        creditTerms,
      ]),
    ),
  ],
}
