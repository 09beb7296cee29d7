import type { MarketFacts } from '../market-facts.ts'

/**
 * What the shop grants where no law does: the Swiss Code of Obligations knows a right to withdraw at the door and on the
 * telephone only (art. 40a ff.), so these words are the shop's own and in its voice.
 */
export function germanPromise({ entity, address, phone, say }: MarketFacts): string {
  return `## Freiwilliges Widerrufsrecht

Das Schweizer Recht (Obligationenrecht, Art. 40a ff.) kennt für Käufe im Internet kein Widerrufsrecht. ${say('Wir räumen es Ihnen trotzdem ein', 'Wir räumen es dir trotzdem ein')}, freiwillig und zu diesen Bedingungen:

${say('Sie können', 'Du kannst')} den Kauf binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem ${say('Sie oder eine von Ihnen benannte Person die letzte Ware erhalten haben', 'du oder eine von dir benannte Person die letzte Ware erhalten hat')}. Es genügt, die Erklärung vor ihrem Ablauf abzusenden:

- online ${say('in Ihrem', 'in deinem')} [Kundenkonto](/konto/bestellungen/) bei der Bestellung, auch für einzelne Artikel
- per E-Mail an [${entity.email}](${entity.email}) oder am Telefon unter ${phone}
- mit einem Brief an ${address}

### Was dann geschieht

Wir erstatten alle Zahlungen einschliesslich der Standardlieferkosten binnen vierzehn Tagen, mit demselben Zahlungsmittel.
Wir dürfen damit warten, bis die Ware zurück ist ${say('oder Sie zeigen', 'oder du zeigst')}, dass sie unterwegs ist. ${say('Schicken Sie', 'Schick')} die Ware binnen
vierzehn Tagen zurück; den Rückversand zahlen wir. Für einen Wertverlust ${say('kommen Sie nur auf, wenn Sie mehr getan haben', 'kommst du nur auf, wenn du mehr getan hast')}, als die Ware zu prüfen.`
}

export function frenchPromise({ entity, address, phone }: MarketFacts): string {
  return `## Droit de rétractation volontaire

Le droit suisse (Code des obligations, art. 40a ss) ne prévoit pas de rétractation pour les achats en ligne. Nous vous l’accordons malgré tout, volontairement et aux conditions suivantes :

Vous pouvez vous rétracter dans un délai de quatorze jours, sans donner de motif. Le délai commence le jour de la réception du dernier article par vous-même ou par une personne désignée par vous. Il suffit d’envoyer la déclaration avant son expiration :

- en ligne, dans votre [compte client](/konto/bestellungen/), sur la page de la commande, même pour un seul article
- par e-mail à [${entity.email}](${entity.email}) ou par téléphone au ${phone}
- par courrier à ${address}

### Et ensuite

Nous remboursons tous les paiements, frais de livraison standard compris, sous quatorze jours et par le même moyen de
paiement. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi. Renvoyez les articles sous quatorze jours ;
le retour est à notre charge. Votre responsabilité n’est engagée que pour une dépréciation due à des manipulations allant au-delà de l’essai.`
}
