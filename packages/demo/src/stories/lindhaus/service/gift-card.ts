import { t } from '../../../words/localised.ts'
import { showpiece } from '../../story-offers.ts'
import { faq, headline, type StoryPage } from '../../story-parts.ts'
import { inRegions, WORKING_DAYS } from '../../story-text.ts'

export const giftCard: StoryPage = {
  slug: 'gutscheinkarte',
  title: t('Gutscheine und Geschenkkarten', 'Bons et cartes cadeaux', 'Cadeaubonnen en cadeaukaarten'),
  description: t(
    'Sofort per E-Mail oder im Umschlag mit der Post: Gutscheine von Lindhaus.',
    'Aussitôt par e-mail ou par la poste sous enveloppe : les bons Lindhaus.',
    'Meteen per e-mail of per post in een envelop: cadeaubonnen van Lindhaus.',
  ),
  body: [
    headline(t('Ein Geschenk, das wartet', 'Un cadeau qui sait attendre', 'Een cadeau dat kan wachten'), {
      width: 'page',
      lead: t(
        'Für Menschen, die sich Zeit lassen. Der Wert bleibt, bis das Richtige gefunden ist.',
        'Pour ceux qui prennent leur temps. La valeur demeure jusqu’à la bonne trouvaille.',
        'Voor mensen die de tijd nemen. De waarde blijft tot het juiste is gevonden.',
      ),
    }),
    showpiece(52000, {
      kicker: t('Mit der Post', 'Par la poste', 'Per post'),
      headline: t('Im Umschlag', 'Sous enveloppe', 'In een envelop'),
      text: inRegions(
        t(
          'Auf Baumwollpapier gedruckt, von Hand beschriftet. In ein bis drei Werktagen da.',
          'Imprimée sur papier coton, écrite à la main. Chez vous en un à trois jours ouvrés.',
          'Gedrukt op katoenpapier, met de hand beschreven. Binnen één tot drie werkdagen in huis.',
        ),
        WORKING_DAYS,
      ),
      step: {
        path: '/geschenke/gutscheine/',
        label: t('Wert wählen', 'Choisir le montant', 'Waarde kiezen'),
      },
    }),
    showpiece(51000, {
      kicker: t('Sofort', 'Tout de suite', 'Meteen'),
      headline: t('Zum Ausdrucken', 'À imprimer', 'Om te printen'),
      text: t(
        'Ein paar Minuten nach der Zahlung im Postfach. Für Geburtstage, die heute sind.',
        'Dans votre boîte quelques minutes après le paiement. Pour les anniversaires d’aujourd’hui.',
        'Een paar minuten na betaling in uw mailbox. Voor verjaardagen die vandaag zijn.',
      ),
      step: { path: '/geschenke/gutscheine/', label: t('Gutschein wählen', 'Choisir un bon', 'Bon kiezen') },
      side: 'right',
    }),
    faq(t('Zum Einlösen', 'Pour l’utiliser', 'Verzilveren'), [
      [
        t('Wo gebe ich die Karte ein?', 'Où saisir la carte ?', 'Waar vul ik de kaart in?'),
        t(
          'In der Kasse, mit Nummer und PIN. Ein Rest bleibt auf der Karte.',
          'À la caisse, avec le numéro et le code PIN. Le solde reste sur la carte.',
          'Bij het afrekenen, met nummer en pincode. Het restbedrag blijft op de kaart.',
        ),
      ],
      [
        t('Wie lange gilt sie?', 'Combien de temps est-elle valable ?', 'Hoelang is de kaart geldig?'),
        t(
          'Drei Jahre ab dem Ende des Kaufjahres.',
          'Trois ans à compter de la fin de l’année d’achat.',
          'Drie jaar vanaf het einde van het jaar van aankoop.',
        ),
      ],
    ]),
  ],
}
