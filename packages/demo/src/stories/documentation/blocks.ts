import type { DocumentationText } from './documentation-text.ts'

export const blocks: DocumentationText = {
  slug: 'bausteine',
  title: ['Bausteine', 'Blocs', 'Blokken'],
  text: [
    `Diese Seite sagt zu jedem Baustein, wofür er gut ist, welche Felder er hat und wie viel hineinpasst. Die Angaben unten
kommen aus den Bausteinen selbst und sind deshalb immer aktuell.

## Den richtigen Baustein finden

- Eine Seite eröffnen: Aufmacher
- Zu Kategorien führen: Teaser, Teaserraster, Kategoriekreise
- Ware zeigen: Produktreihe, wenn die Auswahl feststeht; Empfehlungen, wenn sie sich nach Besuchern richten darf
- Etwas erklären: Bild und Text, Fließtext, Akkordeon, Häufige Fragen
- Versprechen zusammenfassen: Versprechen, Siegel, Zahlungsarten
- In die Tiefe führen: Ratgeberteaser, Checkliste
- In Kontakt bleiben: Newsletter

## Felder, die alle gemeinsam haben

- Pflichtfelder sind im Editor mit einem Stern markiert; ohne sie erscheint der Baustein nicht
- Grenzen bei der Länge sind die Zeichen, die auf einem Telefon noch gut aussehen
- Zeilen lassen sich ziehen; ihre Reihenfolge ist die im Shop
- Ein leerer Link macht aus einem Knopf keinen Knopf: Er wird weggelassen

## Abstand und Farbe

Der Abstand zwischen Bausteinen ist geregelt und lässt sich nicht ändern. Zwei Bausteine mit farbigem Grund stehen nie
direkt untereinander. Schriftfarben wählt der Shop, damit jeder Text lesbar bleibt.

## Alle Bausteine im Einzelnen

Es folgt jeder Baustein in alphabetischer Ordnung.`,
    `Cette page dit de chaque bloc à quoi il sert, quels champs il possède et combien il contient. Les indications ci-dessous
viennent des blocs eux-mêmes : elles sont toujours à jour, et rédigées en allemand.

## Trouver le bon bloc

- Ouvrir une page : grande image
- Mener aux catégories : teaser, grille de teasers, bulles de catégories
- Montrer des produits : rangée de produits si le choix est arrêté ; recommandations s’il peut dépendre du visiteur
- Expliquer : texte et image, texte mis en forme, liste dépliante
- Résumer les promesses : ligne de promesses
- Aller plus loin : teasers de guides, liste à cocher
- Rester en contact : newsletter

## Ce que tous les champs ont en commun

- Les champs obligatoires portent une étoile ; sans eux, le bloc n’apparaît pas
- Les limites de longueur sont celles qui restent belles sur un téléphone
- Les lignes se déplacent ; leur ordre est celui de la boutique
- Un lien vide ne fait pas un bouton : il est omis

## Espace et couleur

L’espace entre les blocs est réglé et ne change pas. Deux blocs sur fond coloré ne se suivent jamais. La boutique choisit
les couleurs de texte pour que tout reste lisible.

## Tous les blocs en détail

Suit chaque bloc, par ordre alphabétique.`,
    `Deze pagina zegt van elk blok waar het goed voor is, welke velden het heeft en hoeveel erin past. De gegevens hieronder
komen uit de blokken zelf: ze zijn altijd actueel, en in het Duits.

## Het juiste blok vinden

- Een pagina openen: groot beeld
- Naar categorieën leiden: teaser, teaserraster, categoriecirkels
- Producten tonen: productrij als de keuze vaststaat; aanbevelingen als ze van de bezoeker mag afhangen
- Iets uitleggen: tekst met beeld, opgemaakte tekst, uitklaplijst
- Beloften samenvatten: belofteregel
- Verder lezen: gidsteasers, checklist
- Contact houden: nieuwsbrief

## Wat alle velden gemeen hebben

- Verplichte velden hebben een sterretje; zonder die velden verschijnt het blok niet
- Grenzen aan de lengte zijn wat er op een telefoon nog goed uitziet
- Regels zijn te verslepen; hun volgorde is die van de winkel
- Een lege link maakt geen knop: hij wordt weggelaten

## Ruimte en kleur

De ruimte tussen blokken ligt vast. Twee blokken met een gekleurde achtergrond staan nooit direct onder elkaar. De winkel
kiest de tekstkleuren, zodat alles leesbaar blijft.

## Alle blokken in detail

Hierna volgt elk blok, in alfabetische volgorde.`,
  ],
}
