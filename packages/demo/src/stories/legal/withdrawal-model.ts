import type { MarketFacts } from '../market-facts.ts'

/**
 * The law's own instruction on withdrawal and its form, word by word: whoever fills them in as they are has informed
 * rightly. They say Sie, vous and u whatever the brand's voice, and are changed with the law only.
 *
 * Filled in for goods that may come in several parcels, whose return the shop pays; where the function for withdrawal
 * is, the model lets a shop say in words.
 *
 * @see Directive 2011/83/EU, Annex I; Art. 246a § 1 EGBGB, annexes 1 and 2; docs/law-texts.md
 */
export const MODEL_INSTRUCTION = { de: germanInstruction, fr: frenchInstruction, nl: dutchInstruction }
export const MODEL_FORM = { de: germanForm, fr: frenchForm, nl: dutchForm }

type Trader = Pick<MarketFacts, 'entity' | 'address' | 'phone'>

function germanInstruction({ entity, address, phone }: Trader): string {
  return `## Widerrufsbelehrung

### Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der
Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Telefon: ${phone}, E-Mail:
[${entity.email}](${entity.email})) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine
E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte
Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter
[Vertrag widerrufen](/vertrag-widerrufen/) ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem
dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der
Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der
Widerrufsfrist absenden.

### Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der
Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als
die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab
dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese
Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei
denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte
berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht
haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den
Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren
vor Ablauf der Frist von vierzehn Tagen absenden.

Wir tragen die Kosten der Rücksendung der Waren.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der
Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.`
}

function germanForm({ entity, address }: Trader): string {
  return `## Muster-Widerrufsformular

(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

- An ${address}, E-Mail: ${entity.email}:
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)
- Bestellt am (*)/erhalten am (*)
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

(*) Unzutreffendes streichen.`
}

function frenchInstruction({ entity, address, phone }: Trader): string {
  return `## Informations concernant l’exercice du droit de rétractation

### Droit de rétractation

Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.

Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné
par vous, prend physiquement possession du dernier bien.

Pour exercer le droit de rétractation, vous devez nous notifier (${address}, téléphone : ${phone}, adresse électronique :
[${entity.email}](${entity.email})) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée
d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de
formulaire de rétractation mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation en
ligne sur [Se rétracter du contrat](/vertrag-widerrufen/). Si vous utilisez cette fonctionnalité en ligne, nous vous
enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par
courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice
du droit de rétractation avant l’expiration du délai de rétractation.

### Effets de rétractation

En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y
compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas
échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif
et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de
rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que
vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de
cause, ce remboursement n’occasionnera pas de frais pour vous.

Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve
d’expédition du bien, la date retenue étant celle du premier de ces faits.

Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause, au plus tard quatorze
jours après que vous nous aurez communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté
si vous renvoyez le bien avant l’expiration du délai de quatorze jours.

Nous prendrons en charge les frais de renvoi du bien.

Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que celles
nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.`
}

function frenchForm({ entity, address }: Trader): string {
  return `## Modèle de formulaire de rétractation

(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

- À l’attention de ${address}, adresse électronique : ${entity.email} :
- Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous
- Commandé le (*)/reçu le (*)
- Nom du (des) consommateur(s)
- Adresse du (des) consommateur(s)
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)
- Date

(*) Rayez la mention inutile.`
}

function dutchInstruction({ entity, address, phone }: Trader): string {
  return `## Modelinstructies voor herroeping

### Herroepingsrecht

U hebt het recht om binnen een termijn van 14 dagen zonder opgave van redenen de overeenkomst te herroepen.

De herroepingstermijn verstrijkt 14 dagen na de dag waarop u of een door u aangewezen derde, die niet de vervoerder is, het
laatste goed fysiek in bezit krijgt.

Om het herroepingsrecht uit te oefenen, moet u ons (${address}, telefoon: ${phone}, e-mail:
[${entity.email}](${entity.email})) via een ondubbelzinnige verklaring (bijvoorbeeld schriftelijk per post of e-mail) op de
hoogte stellen van uw beslissing de overeenkomst te herroepen. U kunt hiervoor gebruikmaken van het bijgevoegde
modelformulier voor herroeping, maar bent hiertoe niet verplicht. U kunt uw herroepingsrecht ook online uitoefenen op
[Overeenkomst herroepen](/vertrag-widerrufen/). Als u deze onlinefunctie gebruikt, sturen wij u onverwijld op een duurzame
gegevensdrager (bijvoorbeeld per e-mail) een ontvangstbevestiging met de inhoud van de herroepingsverklaring en de datum en
het tijdstip van de indiening ervan.

Om de herroepingstermijn na te leven volstaat het om uw mededeling betreffende uw uitoefening van het herroepingsrecht te
verzenden voordat de herroepingstermijn is verstreken.

### Gevolgen van de herroeping

Als u de overeenkomst herroept, ontvangt u alle betalingen die u tot op dat moment heeft gedaan, inclusief leveringskosten
(met uitzondering van eventuele extra kosten ten gevolge van uw keuze voor een andere wijze van levering dan de door ons
geboden goedkoopste standaardlevering) onverwijld en in ieder geval niet later dan 14 dagen nadat wij op de hoogte zijn
gesteld van uw beslissing de overeenkomst te herroepen, van ons terug. Wij betalen u terug met hetzelfde betaalmiddel als
waarmee u de oorspronkelijke transactie heeft verricht, tenzij u uitdrukkelijk anderszins heeft ingestemd; in ieder geval
zullen u voor zulke terugbetaling geen kosten in rekening worden gebracht.

Wij mogen wachten met terugbetaling tot wij de goederen hebben teruggekregen, of u heeft aangetoond dat u de goederen heeft
teruggezonden, al naar gelang welk tijdstip eerst valt.

U dient de goederen onverwijld, doch in ieder geval niet later dan 14 dagen na de dag waarop u het besluit de overeenkomst
te herroepen aan ons heeft medegedeeld, aan ons terug te zenden of te overhandigen. U bent op tijd als u de goederen
terugstuurt voordat de termijn van 14 dagen is verstreken.

Wij nemen de kosten van het terugzenden van de goederen voor onze rekening.

U bent alleen aansprakelijk voor de waardevermindering van de goederen die het gevolg is van het gebruik van de goederen,
dat verder gaat dan nodig is om de aard, de kenmerken en de werking van de goederen vast te stellen.`
}

function dutchForm({ entity, address }: Trader): string {
  return `## Modelformulier voor herroeping

(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)

- Aan ${address}, e-mail: ${entity.email}:
- Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*)
- Besteld op (*)/Ontvangen op (*)
- Naam/Namen consument(en)
- Adres consument(en)
- Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)
- Datum

(*) Doorhalen wat niet van toepassing is.`
}
