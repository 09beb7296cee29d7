import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import type { StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'

/** The right to withdraw, with the law's model form; in Switzerland the same by promise. @see eu-duties C-01 */
export function withdrawal(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Widerrufsrecht', 'Droit de rétractation', 'Herroepingsrecht')
  return {
    slug: 'widerruf',
    title,
    description: t(
      `Wie ${say('Sie einen Kauf widerrufen', 'du einen Kauf widerrufst')}, mit Muster-Formular, und was danach geschieht.`,
      `Comment ${say('vous', 'te')} rétracter, avec le formulaire type, et ce qui se passe ensuite.`,
      `Hoe ${say('u', 'je')} een aankoop herroept, met modelformulier, en wat er daarna gebeurt.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-15',
      ),
      legalText(
        perMarket(brand, (facts) => t(germanForm(facts), frenchForm(facts), dutchForm(facts))),
        '',
      ),
    ],
  }
}

function german({ entity, address, phone, shop, country, say }: MarketFacts): string {
  return `${country === 'CH' ? `Das Schweizer Recht kennt für Käufe im Internet kein Widerrufsrecht. ${say('Wir räumen es Ihnen trotzdem ein.', 'Wir räumen es dir trotzdem ein.')}\n\n` : ''}${say('Sie haben das Recht', 'Du hast das Recht')}, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an
dem Tag, an dem ${say('Sie oder eine von Ihnen benannte Person die letzte Ware erhalten haben', 'du oder eine von dir benannte Person die letzte Ware erhalten hat')}. ${shop} ${say('gibt Ihnen', 'gibt dir')} darüber hinaus
**dreißig Tage** Zeit, unbenutzte Artikel zurückzugeben.

## So ${say('widerrufen Sie', 'widerrufst du')}

Eine eindeutige Erklärung genügt:

${
  country === 'CH'
    ? `- online ${say('in Ihrem', 'in deinem')} [Kundenkonto](/konto/bestellungen/) bei der Bestellung, auch für einzelne Artikel`
    : '- online unter [Vertrag widerrufen](/vertrag-widerrufen/), ohne Anmeldung, auch für einzelne Artikel'
}
- per E-Mail an [${entity.email}](${entity.email}) oder am Telefon unter ${phone}
- mit einem Brief an ${address}

${say('Sie können das', 'Du kannst das')} Muster unten verwenden, ${say('müssen es', 'musst es')} aber nicht. Zur Wahrung der Frist reicht es, ${say('dass Sie die Erklärung vor ihrem Ablauf absenden', 'dass du die Erklärung vor ihrem Ablauf absendest')}. Wir bestätigen den Eingang sofort per E-Mail, mit Datum und Uhrzeit.

## Was dann geschieht

Wir erstatten alle Zahlungen einschließlich der Standardlieferkosten binnen vierzehn Tagen, mit demselben Zahlungsmittel.
Wir dürfen damit warten, bis die Ware zurück ist ${say('oder Sie zeigen', 'oder du zeigst')}, dass sie unterwegs ist. ${say('Schicken Sie', 'Schick')} Pakete binnen
vierzehn Tagen zurück; den Rückversand zahlen wir. Möbel holt die Spedition ${say('bei Ihnen ab', 'bei dir ab')}. Für einen Wertverlust ${say('kommen Sie nur auf, wenn Sie mehr getan haben', 'kommst du nur auf, wenn du mehr getan hast')}, als die Ware zu prüfen.

## Ausnahmen

Kein Widerrufsrecht besteht für Waren, die ${say('nach Ihren', 'nach deinen')} Wünschen angefertigt wurden, etwa mit einem Namen oder nach Maß, und
für versiegelte Hygieneartikel, deren Siegel entfernt wurde.`
}

/** The form speaks as the law does, whatever the brand's voice. */
function germanForm({ address, entity }: MarketFacts): string {
  return `## Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.

- An: ${address}, ${entity.email}
- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)
- Bestellt am (*) / erhalten am (*)
- Bestellnummer
- Name und Anschrift
- Unterschrift (nur bei Mitteilung auf Papier) und Datum

(*) Unzutreffendes streichen.`
}

function french({ entity, address, phone, shop, country, say }: MarketFacts): string {
  return `${country === 'CH' ? `Le droit suisse ne prévoit pas de rétractation pour les achats en ligne. ${say('Nous vous l’accordons', 'Nous te l’accordons')} malgré tout.\n\n` : ''}${say('Vous avez le droit de vous', 'Tu as le droit de te')} rétracter de ce contrat, sans donner de motif, dans un délai de quatorze jours à compter de la
réception du dernier article ${say('par vous-même', 'par toi-même')} ou par une personne ${say('désignée par vous', 'désignée par toi')}. ${shop} ${say('vous accorde', 't’accorde')} en outre **trente
jours** pour rendre les articles non utilisés.

## Comment faire

Une déclaration claire suffit :

${
  country === 'CH'
    ? `- en ligne, ${say('dans votre', 'dans ton')} [espace client](/konto/bestellungen/), auprès de la commande, même pour un seul article`
    : '- en ligne, sous [Se rétracter du contrat](/vertrag-widerrufen/), sans connexion, même pour un seul article'
}
- par e-mail à [${entity.email}](${entity.email}) ou par téléphone au ${phone}
- par courrier à ${address}

${say('Vous pouvez utiliser', 'Tu peux utiliser')} le formulaire ci-dessous, sans obligation. Le délai est respecté ${say('si vous envoyez votre', 'si tu envoies ta')} déclaration avant
son expiration. Nous en accusons réception aussitôt par e-mail, avec la date et l’heure.

## Et ensuite

Nous remboursons tous les paiements, frais de livraison standard compris, sous quatorze jours et par le même moyen de
paiement. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi. ${say('Renvoyez les', 'Renvoie les')} colis sous quatorze jours ;
le retour est à notre charge. Le transporteur reprend les meubles ${say('chez vous', 'chez toi')}. ${say('Votre responsabilité', 'Ta responsabilité')} n’est engagée que pour une
dépréciation due à des manipulations allant au-delà de l’essai.

## Exceptions

Le droit de rétractation ne s’applique ni aux articles confectionnés ${say('selon vos', 'selon tes')} souhaits, par exemple avec un prénom ou sur
mesure, ni aux articles d’hygiène scellés dont le scellé a été retiré.`
}

function frenchForm({ address, entity }: MarketFacts): string {
  return `## Formulaire type de rétractation

Si vous souhaitez vous rétracter, complétez et renvoyez ce formulaire.

- À l’attention de : ${address}, ${entity.email}
- Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente des biens (*) ci-dessous
- Commandé le (*) / reçu le (*)
- Numéro de commande
- Nom et adresse
- Signature (uniquement en cas de notification sur papier) et date

(*) Rayez la mention inutile.`
}

function dutch({ entity, address, phone, shop, say }: MarketFacts): string {
  return `${say('U heeft het recht', 'Je hebt het recht')} om deze overeenkomst binnen veertien dagen zonder opgave van redenen te herroepen. De termijn begint
op de dag ${say('waarop u, of iemand die u heeft aangewezen, het laatste artikel heeft', 'waarop je, of iemand die je hebt aangewezen, het laatste artikel hebt')} ontvangen. ${shop} ${say('geeft u bovendien', 'geeft je bovendien')}
**dertig dagen** om ongebruikte artikelen terug te sturen.

## ${say('Zo doet u', 'Zo doe je')} het

Een duidelijke verklaring is genoeg:

- online via [Overeenkomst herroepen](/vertrag-widerrufen/), zonder in te loggen, ook voor losse artikelen
- per e-mail aan [${entity.email}](${entity.email}) of telefonisch via ${phone}
- per brief aan ${address}

${say('U mag het', 'Je mag het')} formulier hieronder gebruiken, maar dat hoeft niet. Het is voldoende ${say('als u uw', 'als je je')} verklaring vóór het einde van de
termijn verstuurt. Wij bevestigen de ontvangst meteen per e-mail, met datum en tijd.

## Wat er daarna gebeurt

Wij betalen alles terug, inclusief de standaard verzendkosten, binnen veertien dagen en via dezelfde betaalmethode. Wij
mogen wachten tot de artikelen terug zijn ${say('of u aantoont', 'of je aantoont')} dat ze onderweg zijn. Stuur pakketten binnen veertien dagen terug; de
retourkosten zijn voor ons. Meubels haalt de transporteur ${say('bij u', 'bij je')} op. ${say('U bent alleen', 'Je bent alleen')} aansprakelijk voor waardevermindering ${say('als u verder', 'als je verder')} bent gegaan dan nodig was om het artikel te beoordelen.

## Uitzonderingen

Voor artikelen die op maat of met een naam zijn gemaakt geldt geen herroepingsrecht, net als voor verzegelde
hygiëneartikelen waarvan het zegel is verbroken.`
}

function dutchForm({ address, entity }: MarketFacts): string {
  return `## Modelformulier voor herroeping

Wilt u de overeenkomst herroepen, vul dit formulier dan in en stuur het terug.

- Aan: ${address}, ${entity.email}
- Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*) herroep/herroepen (*)
- Besteld op (*) / ontvangen op (*)
- Bestelnummer
- Naam en adres
- Handtekening (alleen wanneer dit formulier op papier wordt ingediend) en datum

(*) Doorhalen wat niet van toepassing is.`
}
