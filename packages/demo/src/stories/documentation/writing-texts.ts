import type { DocumentationText } from './documentation-text.ts'

export const writingTexts: DocumentationText = {
  slug: 'texte-schreiben',
  title: ['Texte schreiben', 'Écrire les textes', 'Teksten schrijven'],
  text: [
    `Kurze Sätze, konkrete Wörter, keine Versprechen, die das Produkt nicht hält. Beide Marken schreiben so; wie sie klingen,
unterscheidet sie.

## Lindhaus

Ruhig, erwachsen, ein wenig literarisch. Wir sagen „Sie“, „vous“ und „u“.

- So: „Leinen wird mit jeder Wäsche weicher.“
- Nicht so: „Mega-soft! Jetzt zuschlagen!“
- Material und Herkunft vor Gefühl
- Überschriften sind halbe Sätze ohne Punkt: „Licht für lange Abende“

## Pünktchen

Warm, leicht, auf Augenhöhe. Wir sagen „du“, „vous“ und „je“, und sprechen mit Eltern, nicht mit Kindern.

- So: „Passt vom ersten Tag an und wächst mit.“
- Nicht so: „Zuckersüß für kleine Prinzessinnen“
- Sicherheit zuerst: Norm, Alter und Gewicht gehören in den ersten Absatz
- Kein erhobener Zeigefinger: Jede Familie macht es anders

## Länge

- Überschrift: bis 50 Zeichen
- Teaser: ein Satz, bis 90 Zeichen
- Absatz: höchstens vier Zeilen auf dem Telefon
- Ratgeber: 600 bis 900 Wörter, alle 150 Wörter eine Zwischenüberschrift

## Schreibweise

- Zahlen mit Einheit und schmalem Abstand: 90 × 200 cm
- Gedankenstrich, nicht Bindestrich – so
- Keine Großbuchstaben als Betonung, höchstens ein Ausrufezeichen je Seite
- Gendern: neutrale Wörter suchen, sonst beide Formen

## Was nicht geht

- Umweltaussagen ohne Nachweis: „nachhaltig“ sagt nichts, „zertifiziert nach …“ schon
- Heilversprechen, auch indirekte
- Preisvergleiche ohne den niedrigsten Preis der letzten 30 Tage
- Bewertungen, die niemand geschrieben hat`,
    `Des phrases courtes, des mots concrets, aucune promesse que le produit ne tient pas. Les deux marques écrivent ainsi ;
c’est leur voix qui les distingue.

## Lindhaus

Calme, adulte, un peu littéraire. On dit « vous ».

- Oui : « Le lin s’adoucit à chaque lavage. »
- Non : « Ultra doux ! À saisir d’urgence ! »
- La matière et l’origine avant l’émotion
- Les titres sont des demi-phrases sans point : « Lumière pour longues soirées »

## Pünktchen

Chaleureux, léger, d’égal à égal. On dit « vous », et l’on parle aux parents, pas aux enfants.

- Oui : « Convient dès le premier jour et grandit avec l’enfant. »
- Non : « Trop mignon pour petites princesses »
- La sécurité d’abord : norme, âge et poids dès le premier paragraphe
- Pas de leçon : chaque famille fait à sa manière

## Longueur

- Titre : 50 caractères au plus
- Teaser : une phrase, 90 caractères au plus
- Paragraphe : quatre lignes au plus sur un téléphone
- Guide : de 600 à 900 mots, un intertitre tous les 150 mots

## Écriture

- Les nombres avec leur unité : 90 × 200 cm
- Une espace insécable avant les signes doubles, des guillemets français
- Pas de majuscules pour insister, un point d’exclamation par page au plus
- Des mots neutres de préférence, sinon les deux formes

## À éviter

- Les allégations écologiques sans preuve : « durable » ne dit rien, « certifié selon … » si
- Les promesses de guérison, même indirectes
- Les comparaisons de prix sans le prix le plus bas des 30 derniers jours
- Les avis que personne n’a écrits`,
    `Korte zinnen, concrete woorden, geen beloften die het product niet waarmaakt. Beide merken schrijven zo; hun stem maakt
het verschil.

## Lindhaus

Rustig, volwassen, een beetje literair. We zeggen “u”.

- Zo: “Linnen wordt met elke wasbeurt zachter.”
- Niet zo: “Megazacht! Sla nu je slag!”
- Materiaal en herkomst vóór gevoel
- Titels zijn halve zinnen zonder punt: “Licht voor lange avonden”

## Pünktchen

Warm, licht, op ooghoogte. We zeggen “je” en praten met ouders, niet met kinderen.

- Zo: “Past vanaf de eerste dag en groeit mee.”
- Niet zo: “Snoezig voor kleine prinsesjes”
- Veiligheid eerst: norm, leeftijd en gewicht in de eerste alinea
- Geen opgeheven vinger: elk gezin doet het anders

## Lengte

- Titel: tot 50 tekens
- Teaser: één zin, tot 90 tekens
- Alinea: hooguit vier regels op een telefoon
- Gids: 600 tot 900 woorden, om de 150 woorden een tussenkop

## Schrijfwijze

- Getallen met hun eenheid: 90 × 200 cm
- Gedachtestreep, geen koppelteken – zo
- Geen hoofdletters om iets te benadrukken, hooguit één uitroepteken per pagina
- Liever neutrale woorden, anders beide vormen

## Wat niet kan

- Milieuclaims zonder bewijs: “duurzaam” zegt niets, “gecertificeerd volgens …” wel
- Beloften over genezing, ook indirecte
- Prijsvergelijkingen zonder de laagste prijs van de afgelopen 30 dagen
- Beoordelingen die niemand heeft geschreven`,
  ],
}
