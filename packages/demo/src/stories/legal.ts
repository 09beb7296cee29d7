import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../words/localised.ts'
import { type Block, block, richText } from './story-blocks.ts'

export type LegalPage = { slug: string; title: Localised; description: Localised; body: Block[] }

/** The legal and service pages that a shop owes its shoppers, filled with the brand's own data. @see eu-duties C-35 */
export function legalPages(brand: Brand): LegalPage[] {
  const { legal, hotlines, name } = brand
  const entity = legal.DE
  const contact = `${entity.email} · ${hotlines.DE.number}`
  const address = `${entity.name}, ${entity.street}, ${entity.city}, ${entity.country}`

  return [
    page(
      'impressum',
      t('Impressum', 'Mentions légales', 'Colofon'),
      t(
        `## Anbieter

${address}

Vertreten durch: ${entity.managingDirector}

## Kontakt

${contact}

## Register

${entity.register} · Umsatzsteuer-ID ${entity.vatId}

## Streitbeilegung

Wir nehmen nicht an einem Verfahren zur Streitbeilegung vor einer Verbraucherschlichtungsstelle teil und sind dazu auch
nicht verpflichtet. Schreiben Sie uns: Wir finden eine Lösung.`,
        `## Éditeur

${address}

Représentant légal : ${entity.managingDirector}

## Contact

${contact}

## Registre

${entity.register} · N° de TVA ${entity.vatId}

## Médiation

En cas de désaccord, écrivez-nous d’abord : nous cherchons une solution. Vous pouvez ensuite saisir gratuitement le
médiateur de la consommation compétent dans votre pays.`,
        `## Aanbieder

${address}

Vertegenwoordigd door: ${entity.managingDirector}

## Contact

${contact}

## Register

${entity.register} · Btw-nummer ${entity.vatId}

## Geschillen

Bent u het niet met ons eens? Schrijf ons eerst, dan zoeken we een oplossing. Daarna kunt u terecht bij de bevoegde
geschilleninstantie in uw land.`,
      ),
    ),
    page(
      'agb',
      t('Allgemeine Geschäftsbedingungen', 'Conditions générales de vente', 'Algemene voorwaarden'),
      t(
        `## Vertragspartner

Der Kaufvertrag kommt mit ${entity.name} zustande. Mit dem Absenden der Bestellung geben Sie ein verbindliches Angebot ab;
wir nehmen es mit der Bestellbestätigung per E-Mail an.

## Preise und Versand

Alle Preise enthalten die gesetzliche Mehrwertsteuer. Versandkosten stehen vor dem Absenden der Bestellung in der
Übersicht. Wir liefern in die Länder, die im Bestellvorgang genannt sind.

## Zahlung

Welche Zahlungsarten in Ihrem Land möglich sind, zeigt die Kasse. Die Ware bleibt bis zur vollständigen Bezahlung unser
Eigentum.

## Gewährleistung

Es gelten die gesetzlichen Rechte bei Mängeln. Die Frist beträgt mindestens zwei Jahre ab Lieferung.`,
        `## Parties au contrat

Le contrat de vente est conclu avec ${entity.name}. En envoyant votre commande, vous faites une offre ferme ; nous
l’acceptons par la confirmation de commande envoyée par e-mail.

## Prix et livraison

Tous les prix comprennent la TVA. Les frais de livraison figurent dans le récapitulatif avant l’envoi de la commande. Nous
livrons dans les pays indiqués lors de la commande.

## Paiement

La caisse indique les moyens de paiement proposés dans votre pays. La marchandise reste notre propriété jusqu’au paiement
complet.

## Garantie légale

Vous bénéficiez de la garantie légale de conformité, d’une durée d’au moins deux ans à compter de la livraison.`,
        `## Partijen

De koopovereenkomst komt tot stand met ${entity.name}. Met het verzenden van de bestelling doet u een bindend aanbod; wij
aanvaarden het met de orderbevestiging per e-mail.

## Prijzen en verzending

Alle prijzen zijn inclusief btw. De verzendkosten staan in het overzicht voordat u de bestelling verzendt. Wij leveren in
de landen die tijdens het bestellen worden genoemd.

## Betaling

Welke betaalmethoden er in uw land zijn, ziet u bij het afrekenen. De goederen blijven ons eigendom tot ze volledig zijn
betaald.

## Garantie

U heeft recht op de wettelijke garantie van ten minste twee jaar na levering.`,
      ),
    ),
    page(
      'datenschutz',
      t('Datenschutz', 'Protection des données', 'Privacy'),
      t(
        `## Wer verantwortlich ist

${address}. Fragen beantworten wir unter ${entity.email}.

## Was wir speichern

- Für Ihre Bestellung: Name, Anschrift, E-Mail-Adresse und was Sie gekauft haben
- Für den Warenkorb: eine zufällige Kennung in einem notwendigen Cookie
- Für Statistik und Werbung: nichts, solange Sie nicht zugestimmt haben

## Wie lange

Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt. Alles andere löschen wir, sobald es nicht mehr
gebraucht wird oder Sie es wünschen.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung und eine Kopie Ihrer Daten verlangen und sich bei einer Aufsichtsbehörde
beschweren.`,
        `## Responsable du traitement

${address}. Nous répondons à vos questions à l’adresse ${entity.email}.

## Ce que nous conservons

- Pour votre commande : nom, adresse, e-mail et articles achetés
- Pour le panier : un identifiant aléatoire dans un cookie nécessaire
- Pour les statistiques et la publicité : rien sans votre accord

## Combien de temps

Nous gardons les factures aussi longtemps que le droit fiscal l’exige. Tout le reste est effacé dès qu’il n’est plus utile
ou que vous le demandez.

## Vos droits

Vous pouvez demander l’accès, la rectification, l’effacement et une copie de vos données, et saisir l’autorité de contrôle.`,
        `## Wie verantwoordelijk is

${address}. Vragen beantwoorden we via ${entity.email}.

## Wat we bewaren

- Voor uw bestelling: naam, adres, e-mailadres en wat u heeft gekocht
- Voor het winkelmandje: een willekeurig kenmerk in een noodzakelijke cookie
- Voor statistiek en reclame: niets, zolang u geen toestemming heeft gegeven

## Hoe lang

Facturen bewaren we zo lang als de belastingwet vraagt. Al het andere wissen we zodra het niet meer nodig is of u erom
vraagt.

## Uw rechten

U kunt inzage, correctie, verwijdering en een kopie van uw gegevens vragen en een klacht indienen bij de toezichthouder.`,
      ),
    ),
    page(
      'widerruf',
      t('Widerrufsrecht', 'Droit de rétractation', 'Herroepingsrecht'),
      t(
        `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an
dem Tag, an dem Sie die letzte Ware erhalten haben. ${name} gibt Ihnen darüber hinaus dreißig Tage Zeit für die Rückgabe.

## So widerrufen Sie

Eine eindeutige Erklärung genügt: per E-Mail an ${entity.email} oder mit einem Brief an ${address}.

## Was dann geschieht

Wir erstatten alle Zahlungen einschließlich der Standardlieferkosten binnen vierzehn Tagen, mit demselben Zahlungsmittel.
Die Rücksendung ist für Sie kostenfrei.

## Ausnahmen

Für Waren, die nach Ihren Wünschen angefertigt wurden, etwa mit einem Namen, besteht kein Widerrufsrecht.`,
        `Vous avez le droit de vous rétracter de ce contrat sans motif dans un délai de quatorze jours à compter de la réception
du dernier article. ${name} vous accorde en outre trente jours pour rendre vos achats.

## Comment faire

Une déclaration claire suffit : par e-mail à ${entity.email} ou par courrier à ${address}.

## Et ensuite

Nous remboursons tous les paiements, frais de livraison standard compris, sous quatorze jours et par le même moyen de
paiement. Le retour est gratuit.

## Exceptions

Le droit de rétractation ne s’applique pas aux articles personnalisés, par exemple avec un prénom.`,
        `U heeft het recht om deze overeenkomst binnen veertien dagen zonder opgave van redenen te herroepen. De termijn begint
op de dag waarop u het laatste artikel heeft ontvangen. ${name} geeft u bovendien dertig dagen om te retourneren.

## Zo doet u het

Een duidelijke verklaring is genoeg: per e-mail aan ${entity.email} of per brief aan ${address}.

## Wat er daarna gebeurt

We betalen alles terug, inclusief de standaard verzendkosten, binnen veertien dagen en via dezelfde betaalmethode.
Retourneren is gratis.

## Uitzonderingen

Voor artikelen die op maat zijn gemaakt, bijvoorbeeld met een naam, geldt geen herroepingsrecht.`,
      ),
    ),
    page(
      'versand',
      t('Versand und Lieferung', 'Livraison', 'Verzending en levering'),
      t(
        `## Paket oder Spedition

Kleine Artikel kommen als Paket. Große Möbel bringt eine Spedition, nach Absprache am Telefon, bis in das Zimmer Ihrer
Wahl.

## Lieferzeit

Sie steht bei jedem Artikel, im Warenkorb und in der Bestellbestätigung, als Zeitraum mit Datum.

## Kosten

Die Versandkosten zeigt der Warenkorb, bevor Sie zur Kasse gehen. Ab einem bestimmten Warenwert liefern wir Pakete ohne
Kosten.`,
        `## Colis ou transporteur

Les petits articles arrivent en colis. Les grands meubles sont livrés par un transporteur, sur rendez-vous téléphonique,
dans la pièce de votre choix.

## Délai

Il figure sur chaque article, dans le panier et dans la confirmation de commande, avec des dates.

## Frais

Le panier affiche les frais de livraison avant le passage en caisse. À partir d’un certain montant, les colis sont livrés
gratuitement.`,
        `## Pakket of transporteur

Kleine artikelen komen als pakket. Grote meubels brengt een transporteur, na telefonische afspraak, tot in de kamer van uw
keuze.

## Levertijd

Die staat bij elk artikel, in het winkelmandje en in de orderbevestiging, met data.

## Kosten

Het winkelmandje toont de verzendkosten voordat u afrekent. Vanaf een bepaald bedrag leveren we pakketten gratis.`,
      ),
    ),
    page(
      'barrierefreiheit',
      t('Erklärung zur Barrierefreiheit', 'Déclaration d’accessibilité', 'Toegankelijkheidsverklaring'),
      t(
        `${name} möchte, dass alle einkaufen können. Dieser Shop ist nach den Richtlinien WCAG 2.2, Stufe AA, gebaut und wird
bei jeder Änderung geprüft: mit der Tastatur allein, mit automatischen Prüfungen auf jeder Seite und in jedem Baustein.

## Wenn etwas nicht geht

Schreiben Sie an ${entity.email} oder rufen Sie an: ${hotlines.DE.number}. Wir antworten binnen fünf Werktagen.

## Aufsicht

Zuständig ist in Deutschland die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
Dienstleistungen.`,
        `${name} veut que tout le monde puisse faire ses achats. Ce site est construit selon les règles WCAG 2.2, niveau AA, et
contrôlé à chaque modification : au clavier seul et par des tests automatiques sur chaque page.

## État de conformité

Conformité partielle : l’audit complet selon le RGAA n’a pas encore eu lieu.

## Un obstacle ?

Écrivez à ${entity.email} ou appelez le ${hotlines.FR.number}. Nous répondons sous cinq jours ouvrés.`,
        `${name} wil dat iedereen kan winkelen. Deze winkel is gebouwd volgens WCAG 2.2, niveau AA, en wordt bij elke wijziging
gecontroleerd: met alleen het toetsenbord en met automatische tests op elke pagina.

## Werkt er iets niet?

Schrijf naar ${entity.email} of bel ${hotlines.NL.number}. We antwoorden binnen vijf werkdagen.`,
      ),
    ),
  ]
}

function page(slug: string, title: Localised, text: Localised): LegalPage {
  return { slug, title, description: title, body: [block('rich_text', richText('text', text))] }
}
