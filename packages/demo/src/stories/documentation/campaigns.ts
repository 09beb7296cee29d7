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

## Leiste und Fenster

Alle Kampagnen des Shops stehen als Block „Kampagne“ auf der Seite [Aktionen](/aktionen/). Von dort erscheint jede als Leiste
über den Seiten, zu denen ein Auslöser passt, auch über Produktseiten, Warenkorb und Kasse. Es ist immer nur eine: Die erste
in der Reihenfolge der Seite gewinnt.

- Zeile der Leiste: höchstens 90 Zeichen; ist sie leer, steht dort die Überschrift
- Gutscheincode: steht im Fenster, und das Ziel nimmt ihn mit
- Öffnet sich: „never“ wartet auf „Mehr dazu“; „once“ öffnet das Fenster einmal von selbst, frühestens auf der zweiten Seite
  eines Besuchs, nach acht Sekunden, nie in der Kasse und nie über dem Hinweis zur Einwilligung
- Wer eine Leiste schließt, sieht sie in diesem Besuch nicht wieder, mit Einwilligung auch später nicht
- Auf Seiten von Säuglingsnahrung, Büchern und Geschenkkarten erscheint nie eine, auch nicht über Listen, die sie zeigen
- Konto, Anmeldung, Bestellbestätigung, Widerruf und Länderwahl haben keine; die Vorschau sagt es, wenn ein Auslöser sie nennt

## Was gezählt wird

Wer die vier Felder promotion_id, promotion_name, promotion_creative und promotion_slot ausfüllt, bekommt den Block in der
Statistik als Werbung gezählt, einmal je Besuch und nur mit Einwilligung. Ein leeres Feld, und niemand zählt.

- promotion_id: die Aktion, „leinenwochen“
- promotion_name: wie sie in Berichten heißt, „Leinenwochen“
- promotion_creative: welches Bild oder Wort, „leiste“
- promotion_slot: wo auf der Seite, „ueber-der-seite“

## Wenn etwas nicht erscheint

Die Vorschau sagt es am Block: ein Datum, das keines ist, ein Ende vor dem Anfang, ein Auslöser ohne Wert, ein Pfad ohne
Schrägstrich, ein Code ohne Bedingungen, ein Ziel ohne Worte.

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
- Commande : seulement au moment de commander
- Numéro d’article : sur ces pages de produits, séparés par des virgules
- Marque et sous-marque : sur les pages de produits de ce nom
- Catégorie : sur les pages dont le fil d’Ariane contient ce nom
- Promotions : sur les pages d’articles réduits

## Les conditions

Chaque remise a ses conditions : période, montant minimum, exclusions, cumul, quantité disponible. Elles s’ouvrent dans une
fenêtre à part et se lisent comme tout autre texte.

## La barre et la fenêtre

Toutes les campagnes de la boutique sont des blocs « Campagne » de la page [Offres du moment](/aktionen/). De là, chacune
apparaît en barre au-dessus des pages qui répondent à un déclencheur, fiches produit, panier et commande compris. Il n’y en a
jamais qu’une : la première dans l’ordre de la page l’emporte.

- Ligne de la barre : 90 caractères au plus ; vide, le titre la remplace
- Code avantage : il figure dans la fenêtre, et le lien l’emporte
- S’ouvre : « never » attend « En savoir plus » ; « once » ouvre la fenêtre une seule fois d’elle-même, au plus tôt à la
  deuxième page d’une visite, après huit secondes, jamais pendant la commande ni par-dessus la question du consentement
- Une barre masquée ne revient pas pendant la visite, ni plus tard si le visiteur y consent
- Aucune sur les pages de laits infantiles, de livres et de cartes cadeaux, ni au-dessus des listes qui en montrent
- Ni sur le compte, la connexion, la confirmation de commande, la rétractation et le choix du pays ; l’aperçu le signale
  si un déclencheur les nomme

## Ce qui est compté

Un bloc dont les quatre champs promotion_id, promotion_name, promotion_creative et promotion_slot sont remplis est compté
comme publicité, une fois par visite et seulement avec consentement. Un champ vide, et personne ne compte.

- promotion_id : l’offre, « leinenwochen »
- promotion_name : son nom dans les rapports, « Semaines du lin »
- promotion_creative : quelle image ou quels mots, « leiste »
- promotion_slot : où sur la page, « ueber-der-seite »

## Quand rien n’apparaît

L’aperçu le dit sur le bloc : une date invalide, une fin avant le début, un déclencheur sans valeur, un chemin sans barre
oblique, un code sans conditions, un lien sans mots.

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

## Balk en venster

Alle campagnes van de winkel staan als blok ‘Campagne’ op de pagina [Acties](/aktionen/). Van daaruit verschijnt elk als balk
boven de pagina’s waar een voorwaarde past, ook boven productpagina’s, winkelmandje en kassa. Er is er altijd maar één: de
eerste in de volgorde van de pagina wint.

- Regel van de balk: hoogstens 90 tekens; is hij leeg, dan staat daar de kop
- Actiecode: staat in het venster, en de link neemt hem mee
- Gaat open: ‘never’ wacht op ‘Meer hierover’; ‘once’ opent het venster één keer vanzelf, op zijn vroegst op de tweede pagina
  van een bezoek, na acht seconden, nooit in de kassa en nooit over de vraag om toestemming
- Wie een balk sluit, ziet hem tijdens dit bezoek niet terug, met toestemming ook later niet
- Bij zuigelingenvoeding, boeken en cadeaukaarten verschijnt er nooit een, ook niet boven lijsten waarin ze staan
- Account, inloggen, bestelbevestiging, herroeping en landkeuze hebben er geen; de voorvertoning meldt het als een voorwaarde ze noemt

## Wat geteld wordt

Wie de vier velden promotion_id, promotion_name, promotion_creative en promotion_slot invult, laat het blok als reclame
tellen, één keer per bezoek en alleen met toestemming. Eén leeg veld, en niemand telt.

- promotion_id: de actie, ‘leinenwochen’
- promotion_name: hoe ze in rapporten heet, ‘Linnenweken’
- promotion_creative: welk beeld of woord, ‘leiste’
- promotion_slot: waar op de pagina, ‘ueber-der-seite’

## Als er niets verschijnt

De voorvertoning zegt het bij het blok: een ongeldige datum, een einde vóór het begin, een voorwaarde zonder waarde, een pad
zonder schuine streep, een code zonder voorwaarden, een link zonder woorden.

## Wat de wet vraagt

- Een doorgestreepte prijs is de laagste van de laatste 30 dagen; de winkel berekent hem
- “Alleen vandaag” geldt alleen vandaag, en wordt niet verlengd
- Een aftelklok eindigt met de actie
- “Gratis” betekent zonder enige voorwaarde`,
  ],
}
