import type { DocumentationText } from './documentation-text.ts'

export const translations: DocumentationText = {
  slug: 'uebersetzungen',
  title: ['Übersetzungen', 'Traductions', 'Vertalingen'],
  text: [
    `Der Shop spricht drei Sprachen in acht Märkten. Deutsch ist die Quelle; Französisch und Niederländisch stehen am selben
Baustein daneben.

## Wer was sieht

- Deutschland und Österreich lesen denselben deutschen Text
- Die Schweiz liest ihn auch; der Shop schreibt dort von selbst ss statt ß
- Frankreich, Belgien und die Schweiz teilen sich das Französische
- Belgien und die Niederlande teilen sich das Niederländische

## Wenn eine Übersetzung fehlt

Dann steht dort Deutsch. Das fällt auf und soll auffallen: Eine Seite geht erst hinaus, wenn alle drei Sprachen gefüllt sind.

## Was anders ist, nicht nur anders heißt

- Maße und Normen: Bettgrößen sind in Frankreich andere
- Feste: Der 1. August ist in der Schweiz, Sinterklaas in den Niederlanden
- Rechtliches: Gewährleistung, Ombudsstellen und Pflichtsätze schreibt die Rechtsabteilung je Land
- Preise: nie im Text, auch nicht „ab 9,99“

## Handwerk

- Sinngemäß übersetzen, nicht Wort für Wort
- Deutsche Zusammensetzungen werden auf Französisch ein Drittel länger: Knöpfe kurz halten
- Zeichen der Sprache verwenden: „…“, « … », “…”
- Alternativtexte nicht vergessen`,
    `La boutique parle trois langues sur huit marchés. L’allemand est la source ; le français et le néerlandais se trouvent à
côté, dans le même bloc.

## Qui voit quoi

- L’Allemagne et l’Autriche lisent le même texte allemand
- La Suisse le lit aussi ; la boutique y écrit d’elle-même ss au lieu de ß
- La France, la Belgique et la Suisse partagent le français
- La Belgique et les Pays-Bas partagent le néerlandais

## Quand une traduction manque

L’allemand apparaît à sa place. Cela se remarque, et c’est voulu : une page ne sort que lorsque les trois langues sont là.

## Ce qui diffère vraiment

- Mesures et normes : les lits n’ont pas la même taille en France
- Fêtes : le 1er août en Suisse, la Saint-Nicolas aux Pays-Bas
- Droit : garanties, médiateurs et mentions obligatoires viennent du service juridique, pays par pays
- Prix : jamais dans un texte, pas même « dès 9,99 »

## Le métier

- Traduire le sens, pas les mots
- Un mot composé allemand devient un tiers plus long en français : garder les boutons courts
- Employer les signes de la langue : „…“, « … », “…”
- Ne pas oublier les textes alternatifs`,
    `De winkel spreekt drie talen in acht markten. Duits is de bron; Frans en Nederlands staan ernaast in hetzelfde blok.

## Wie wat ziet

- Duitsland en Oostenrijk lezen dezelfde Duitse tekst
- Zwitserland ook; daar schrijft de winkel vanzelf ss in plaats van ß
- Frankrijk, België en Zwitserland delen het Frans
- België en Nederland delen het Nederlands

## Als een vertaling ontbreekt

Dan staat er Duits. Dat valt op, en dat is de bedoeling: een pagina gaat pas uit als alle drie de talen gevuld zijn.

## Wat echt anders is

- Maten en normen: bedden hebben in Frankrijk andere maten
- Feestdagen: 1 augustus in Zwitserland, Sinterklaas in Nederland
- Recht: garantie, geschillencommissies en verplichte zinnen komen per land van de juridische afdeling
- Prijzen: nooit in een tekst, ook niet “vanaf 9,99”

## Het vak

- Naar de zin vertalen, niet woord voor woord
- Duitse samenstellingen worden langer: houd knoppen kort
- Gebruik de tekens van de taal: „…“, « … », “…”
- Vergeet de alternatieve teksten niet`,
  ],
}
