import type { DocumentationText } from './documentation-text.ts'

export const campaigns: DocumentationText = {
  slug: 'kampagnen',
  title: ['Kampagnen', 'Campagnes', 'Campagnes'],
  text: [
    `Eine Kampagne ist ein Hinweis mit Anfang, Ende und Ort. Sie erscheint von selbst und verschwindet von selbst.

## Zeit

„Ab“ und „bis“ stehen in Weltzeit (UTC). Im Winter ist es bei uns eine Stunde später, im Sommer zwei. Ein Tag ohne Uhrzeit
meint den ganzen Tag. Ein Datum, das keines ist, lässt die Kampagne verschwinden: Ein falsches Versprechen wäre schlimmer.

## Ort

Ohne Auslöser ist eine Kampagne überall zu sehen. Mit Auslösern genügt einer, der passt.

- Adresse: ein Pfad, mit einem Stern am Ende auch alles darunter
- Kasse: nur im Bestellvorgang
- Artikelnummer: auf diesen Produktseiten, mehrere durch Komma getrennt
- Marke und Untermarke: auf Produktseiten dieser Namen
- Kategorie: auf Seiten, in deren Brotkrumen der Name steht
- Sale: auf Seiten reduzierter Ware

## Bedingungen

Zu jedem Rabatt gehören Bedingungen: Zeitraum, Mindestwert, was ausgenommen ist, ob er sich kombinieren lässt, wie viele es
gibt. Sie öffnen sich in einem eigenen Fenster und sind so lesbar wie jeder andere Text.

## Was das Gesetz verlangt

- Ein durchgestrichener Preis ist der niedrigste der letzten 30 Tage; der Shop rechnet ihn aus
- „Nur heute“ gilt nur heute, und wird nicht verlängert
- Ein Countdown endet, wenn die Aktion endet
- „Gratis“ heißt ohne jede Bedingung`,
    `Une campagne est une annonce avec un début, une fin et un lieu. Elle apparaît et disparaît d’elle-même.

## Le temps

« De » et « à » sont en temps universel (UTC). En hiver, il est chez nous une heure de plus, en été deux. Un jour sans heure
vaut pour la journée entière. Une date invalide fait disparaître la campagne : une fausse promesse serait pire.

## Le lieu

Sans déclencheur, une campagne se voit partout. Avec plusieurs déclencheurs, un seul suffit.

- Adresse : un chemin, avec une étoile à la fin pour tout ce qui se trouve dessous
- Commande : seulement pendant le passage en caisse
- Numéro d’article : sur ces pages de produits, séparés par des virgules
- Marque et sous-marque : sur les pages de produits de ce nom
- Catégorie : sur les pages dont le fil d’Ariane contient ce nom
- Soldes : sur les pages d’articles réduits

## Les conditions

Chaque remise a ses conditions : période, montant minimum, exclusions, cumul, quantité disponible. Elles s’ouvrent dans une
fenêtre à part et se lisent comme tout autre texte.

## Ce que la loi exige

- Un prix barré est le plus bas des 30 derniers jours ; la boutique le calcule
- « Aujourd’hui seulement » vaut aujourd’hui seulement, et ne se prolonge pas
- Un compte à rebours finit avec l’offre
- « Gratuit » veut dire sans aucune condition`,
    `Een campagne is een bericht met een begin, een einde en een plaats. Ze verschijnt en verdwijnt vanzelf.

## Tijd

“Van” en “tot” staan in wereldtijd (UTC). In de winter is het bij ons een uur later, in de zomer twee. Een dag zonder uur
geldt de hele dag. Een ongeldige datum laat de campagne verdwijnen: een valse belofte is erger.

## Plaats

Zonder voorwaarde is een campagne overal te zien. Met voorwaarden is één die past genoeg.

- Adres: een pad, met een sterretje aan het eind ook alles daaronder
- Kassa: alleen tijdens het bestellen
- Artikelnummer: op deze productpagina’s, gescheiden door komma’s
- Merk en submerk: op productpagina’s met die naam
- Categorie: op pagina’s met die naam in het kruimelpad
- Sale: op pagina’s met afgeprijsde artikelen

## Voorwaarden

Bij elke korting horen voorwaarden: periode, minimumbedrag, uitzonderingen, combineren of niet, hoeveel er zijn. Ze openen
in een eigen venster en zijn net zo leesbaar als elke andere tekst.

## Wat de wet vraagt

- Een doorgestreepte prijs is de laagste van de laatste 30 dagen; de winkel berekent hem
- “Alleen vandaag” geldt alleen vandaag, en wordt niet verlengd
- Een aftelklok eindigt met de actie
- “Gratis” betekent zonder enige voorwaarde`,
  ],
}
