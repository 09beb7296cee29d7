import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../../words/localised.ts'
import { perMarket } from '../../market-facts.ts'
import { anchor, contact } from '../../story-frames.ts'
import { buttons, faq, type StoryPage } from '../../story-parts.ts'
import { ASK, ASK_TEXT } from './ask.ts'

/** Questions and answers; some of them depend on the market. */
export function questions(brand: Brand): StoryPage {
  return {
    slug: 'faq',
    title: t('Häufige Fragen', 'Questions fréquentes', 'Veelgestelde vragen'),
    description: t(
      'Antworten zu Bestellung, Lieferung, Rückgabe und Pflege.',
      'Réponses sur la commande, la livraison, les retours et l’entretien.',
      'Antwoorden over bestellen, levering, retour en onderhoud.',
    ),
    body: [
      buttons(
        [
          { path: '#bestellen', label: t('Bestellen', 'Commander', 'Bestellen') },
          { path: '#liefern', label: t('Liefern', 'Livraison', 'Levering') },
          { path: '#pflegen', label: t('Pflegen', 'Entretenir', 'Onderhouden') },
        ],
        { width: 'page' },
      ),
      anchor('bestellen'),
      faq(t('Bestellen', 'Commander', 'Bestellen'), [
        [
          t('Brauche ich ein Kundenkonto?', 'Faut-il créer un compte ?', 'Heb ik een account nodig?'),
          t(
            'Nein. Sie können immer als Gast bestellen. Ein Konto merkt sich Adressen und zeigt, wo Ihr Möbel gerade ist.',
            'Non, vous pouvez toujours commander sans compte. Un compte retient vos adresses et suit vos livraisons.',
            'Nee, u kunt altijd als gast bestellen. Een account onthoudt adressen en laat zien waar uw meubel is.',
          ),
        ],
        [
          t(
            'Kann ich eine Bestellung noch ändern?',
            'Puis-je modifier une commande ?',
            'Kan ik een bestelling nog wijzigen?',
          ),
          perMarket(brand, ({ phone }) =>
            t(
              `Solange sie nicht im Versand ist, ja. Rufen Sie an: ${phone}.`,
              `Oui, tant qu’elle n’est pas expédiée. Appelez-nous au ${phone}.`,
              `Ja, zolang die niet onderweg is. Bel ons: ${phone}.`,
            ),
          ),
        ],
        [
          t(
            'Wie lege ich einen Gutschein ein?',
            'Comment utiliser un bon ?',
            'Hoe gebruik ik een kortingscode?',
          ),
          t(
            'Im Warenkorb, unter der Summe. Je Bestellung gilt ein Code.',
            'Dans le panier, sous le total. Un code par commande.',
            'In het winkelmandje, onder het totaal. Per bestelling geldt één code.',
          ),
        ],
      ]),
      anchor('liefern'),
      faq(t('Liefern', 'Livraison', 'Levering'), [
        [
          t('Wann kommt mein Möbel?', 'Quand mon meuble arrive-t-il ?', 'Wanneer komt mijn meubel?'),
          t(
            'Der Zeitraum steht beim Artikel. Die Spedition vereinbart den Tag mit Ihnen. Mehr unter [Versand](/versand/).',
            'Le délai figure sur la fiche ; le transporteur convient du jour avec vous. Plus de détails sous [Livraison](/versand/).',
            'De periode staat bij het artikel. De transporteur spreekt de dag met u af. Meer onder [Verzending](/versand/).',
          ),
        ],
        [
          t('Bauen Sie auf?', 'Montez-vous les meubles ?', 'Monteert u ook?'),
          t(
            'Betten und Schränke auf Wunsch, gegen Aufpreis in der Kasse. Tische kommen mit vier Schrauben und einem Schlüssel.',
            'Les lits et armoires sur demande, en option à la caisse. Les tables arrivent avec quatre vis et une clé.',
            'Bedden en kasten op verzoek, tegen meerprijs bij het afrekenen. Tafels komen met vier schroeven en een sleutel.',
          ),
        ],
      ]),
      anchor('pflegen'),
      faq(t('Pflegen', 'Entretenir', 'Onderhouden'), [
        [
          t('Wie öle ich Eiche?', 'Comment huiler le chêne ?', 'Hoe olie ik eiken?'),
          t(
            'Einmal im Jahr, in einer Stunde. [So geht es](/ratgeber/eiche-pflegen/).',
            'Une fois par an, en une heure. [Voici comment](/ratgeber/eiche-pflegen/).',
            'Eén keer per jaar, in een uur. [Zo doet u dat](/ratgeber/eiche-pflegen/).',
          ),
        ],
        [
          t('Gibt es Ersatzteile?', 'Proposez-vous des pièces détachées ?', 'Zijn er reserveonderdelen?'),
          t(
            'Füße, Bezüge und Beschläge halten wir mindestens zehn Jahre vor.',
            'Pieds, housses et ferrures restent disponibles au moins dix ans.',
            'Poten, hoezen en beslag houden wij minstens tien jaar op voorraad.',
          ),
        ],
      ]),
      contact(ASK, ASK_TEXT),
    ],
  }
}
