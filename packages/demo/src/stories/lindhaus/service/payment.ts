import { same, t } from '../../../words/localised.ts'
import { creditTerms } from '../../legal/credit.ts'
import { payments } from '../../story-frames.ts'
import { faq, promises, type StoryPage } from '../../story-parts.ts'
import { inRegions } from '../../story-text.ts'

export const payment: StoryPage = {
  slug: 'zahlung',
  title: t('Zahlung', 'Paiement', 'Betalen'),
  description: t(
    'Welche Zahlungsarten es in Ihrem Land gibt und wann abgebucht wird.',
    'Les moyens de paiement proposés dans votre pays et la date du débit.',
    'Welke betaalwijzen er in uw land zijn en wanneer wordt afgeschreven.',
  ),
  body: [
    payments(
      t('So können Sie zahlen', 'Vos moyens de paiement', 'Zo kunt u betalen'),
      inRegions(
        t(
          'Die Kasse zeigt, was für Ihre Bestellung möglich ist. Keine Zahlungsart kostet extra, außer Nachnahme.',
          'La caisse affiche ce qui est possible pour votre commande, sans frais supplémentaires.',
          'Bij het afrekenen ziet u wat mogelijk is voor uw bestelling, zonder extra kosten.',
        ),
        { 'de-ch': { ', außer Nachnahme': '' } },
      ),
      [
        same('Visa'),
        same('Mastercard'),
        same('PayPal'),
        same('Klarna'),
        same('Apple Pay'),
        inRegions(t('Rechnung', 'American Express', 'iDEAL'), {
          'de-ch': { Rechnung: 'TWINT' },
          'fr-ch': { 'American Express': 'TWINT' },
          'fr-be': { 'American Express': 'Bancontact' },
          'nl-be': { iDEAL: 'Bancontact' },
        }),
        inRegions(t('Vorkasse', 'Virement bancaire', 'Vooruitbetaling'), {
          'de-ch': { Vorkasse: 'Vorauszahlung' },
          'fr-ch': { 'Virement bancaire': 'Paiement anticipé' },
        }),
        t('Geschenkkarte', 'Carte cadeau', 'Cadeaukaart'),
      ],
    ),
    faq(t('Gut zu wissen', 'Bon à savoir', 'Goed om te weten'), [
      [
        t(
          'Wann wird meine Karte belastet?',
          'Quand ma carte est-elle débitée ?',
          'Wanneer wordt er van mijn kaart afgeschreven?',
        ),
        inRegions(
          t(
            'Beim Versand. Bis dahin ist der Betrag nur reserviert.',
            'À l’expédition. D’ici là, le montant est seulement réservé.',
            'Bij verzending. Tot dan is het bedrag alleen gereserveerd. Met iDEAL betaalt u meteen.',
          ),
          {
            'de-ch': { 'nur reserviert.': 'nur reserviert. Mit TWINT zahlen Sie sofort.' },
            'fr-ch': { 'seulement réservé.': 'seulement réservé. Avec TWINT, vous payez tout de suite.' },
            'fr-be': {
              'seulement réservé.': 'seulement réservé. Avec Bancontact, vous payez tout de suite.',
            },
            'nl-be': { iDEAL: 'Bancontact' },
          },
        ),
      ],
      [
        t(
          'Kann ich eine Geschenkkarte mit einer anderen Zahlungsart verbinden?',
          'Puis-je combiner une carte cadeau avec un autre paiement ?',
          'Kan ik een cadeaukaart met een andere betaling combineren?',
        ),
        t(
          'Ja. Zuerst wird die Karte verrechnet, den Rest zahlen Sie, wie Sie möchten.',
          'Oui. La carte est déduite d’abord, vous réglez le reste comme vous le souhaitez.',
          'Ja. Eerst wordt de kaart verrekend, de rest betaalt u zoals u wilt.',
        ),
      ],
      [
        t(
          'Kaufen auf Rechnung: Was gilt?',
          'Payer plus tard : que faut-il savoir ?',
          'Achteraf betalen: wat moet ik weten?',
        ),
        t(
          'Sie zahlen 14 Tage nach Erhalt. Wir fragen dafür eine Auskunftei nach Ihrer Zahlungsfähigkeit; lehnt sie ab, bleiben alle anderen Wege offen.',
          'Avec Klarna, vous payez dans les 30 jours, si Klarna donne son accord.',
          'Met Klarna betaalt u binnen 30 dagen, als Klarna akkoord gaat.',
        ),
      ],
      creditTerms,
    ]),
    promises([
      [
        'shield',
        t('Verschlüsselt', 'Chiffré', 'Versleuteld'),
        t(
          'Kartendaten sehen wir nie.',
          'Nous ne voyons jamais votre carte.',
          'Wij zien uw kaartgegevens nooit.',
        ),
      ],
      [
        'heart',
        t('Ohne Aufpreis', 'Sans supplément', 'Zonder toeslag'),
        t(
          'Keine Gebühr für Karte oder PayPal.',
          'Aucuns frais pour carte ou PayPal.',
          'Geen kosten voor kaart of PayPal.',
        ),
      ],
      [
        'undo',
        t('Schnell zurück', 'Vite remboursé', 'Snel terug'),
        t('Erstattung binnen 14 Tagen.', 'Remboursement sous 14 jours.', 'Terugbetaling binnen 14 dagen.'),
      ],
      [
        'message',
        t('Menschen am Telefon', 'Des humains au téléphone', 'Mensen aan de lijn'),
        t('Auch bei Fragen zur Rechnung.', 'Aussi pour vos factures.', 'Ook bij vragen over de factuur.'),
      ],
    ]),
  ],
}
