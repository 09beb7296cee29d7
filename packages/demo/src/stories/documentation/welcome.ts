import type { DocumentationText } from './documentation-text.ts'

export const welcome: DocumentationText = {
  slug: '',
  title: ['Willkommen', 'Bienvenue', 'Welkom'],
  text: [
    `Diese Anleitung ist für alle, die Seiten des Shops bauen und schreiben. Sie ist kurz genug, um sie einmal ganz zu
lesen, und so gegliedert, dass sich danach jede Frage in einer Minute klärt.

## Wo was steht

- Seiten bauen: woraus eine Seite besteht, in welcher Reihenfolge, und was der Shop selbst dazutut
- Bausteine: jeder Baustein mit seinem Zweck, seinen Feldern und seinen Grenzen
- Bilder: Größe, Ausschnitt, Alternativtext
- Links: die vier Arten, und wie ein Link sein Ziel nennt
- Kampagnen: wann und wo etwas erscheint
- Übersetzungen: drei Sprachen, acht Märkte
- Texte schreiben: die Stimme der Marke, und was das Gesetz verlangt

## Was der Shop von selbst macht

Preise, Lieferzeiten, Verfügbarkeit, Steuern und Versandkosten kommen immer frisch aus dem System. Sie gehören nie in
einen Text: Dort veralten sie unbemerkt.

## Wenn etwas fehlt

Ein Baustein, dessen Pflichtfeld leer ist, erscheint nicht. In der Vorschau steht an seiner Stelle, was fehlt; im Shop
bleibt die Seite ohne ihn heil. Wer etwas vermisst, sieht also zuerst in die Vorschau.`,
    `Ce guide s’adresse à toutes les personnes qui construisent et écrivent les pages de la boutique. Il est assez court
pour être lu d’une traite, et organisé pour répondre ensuite à chaque question en une minute.

## Où trouver quoi

- Construire une page : de quoi elle se compose, dans quel ordre, et ce que la boutique ajoute d’elle-même
- Blocs : chaque bloc avec son usage, ses champs et ses limites
- Images : taille, cadrage, texte alternatif
- Liens : les quatre types, et comment un lien nomme sa destination
- Campagnes : quand et où quelque chose apparaît
- Traductions : trois langues, huit marchés
- Écrire les textes : la voix de la marque, et ce que la loi exige

## Ce que la boutique fait seule

Les prix, les délais, la disponibilité, les taxes et les frais de livraison viennent toujours du système. Ils n’ont rien à
faire dans un texte : ils y vieillissent sans que personne ne le voie.

## Quand quelque chose manque

Un bloc dont un champ obligatoire est vide n’apparaît pas. L’aperçu dit à sa place ce qui manque ; dans la boutique, la
page reste intacte sans lui. En cas de doute, regarder d’abord l’aperçu.`,
    `Deze handleiding is voor iedereen die pagina’s van de winkel bouwt en schrijft. Ze is kort genoeg om in één keer te
lezen, en zo ingedeeld dat daarna elke vraag binnen een minuut beantwoord is.

## Wat waar staat

- Een pagina bouwen: waaruit een pagina bestaat, in welke volgorde, en wat de winkel zelf toevoegt
- Blokken: elk blok met zijn doel, zijn velden en zijn grenzen
- Beelden: formaat, uitsnede, alternatieve tekst
- Links: de vier soorten, en hoe een link zijn doel noemt
- Campagnes: wanneer en waar iets verschijnt
- Vertalingen: drie talen, acht markten
- Teksten schrijven: de stem van het merk, en wat de wet vraagt

## Wat de winkel zelf doet

Prijzen, levertijden, beschikbaarheid, btw en verzendkosten komen altijd vers uit het systeem. Ze horen nooit in een tekst:
daar verouderen ze ongemerkt.

## Als er iets ontbreekt

Een blok waarvan een verplicht veld leeg is, verschijnt niet. In het voorbeeld staat op die plek wat er mist; in de winkel
blijft de pagina zonder dat blok heel. Wie iets mist, kijkt dus eerst in het voorbeeld.`,
  ],
}
