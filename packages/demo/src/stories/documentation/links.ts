import type { DocumentationText } from './documentation-text.ts'

export const links: DocumentationText = {
  slug: 'links',
  title: ['Links', 'Liens', 'Links'],
  text: [
    `Ein Link sagt, wohin er führt, bevor jemand ihn drückt. Der Shop kennt vier Arten.

## Die vier Arten

- Seite: der beste Link. Er bleibt richtig, auch wenn die Seite ihre Adresse ändert; ein Anker führt zu einer Überschrift
- Adresse: beginnt mit einem Schrägstrich, etwa „/sale/“. Der Shop setzt das Land selbst davor. Ein Anker wie „#masse“ bleibt
auf der Seite
- E-Mail: nur die Adresse eintragen, ohne „mailto“
- Datei: Anleitungen und Merkblätter als PDF, höchstens 5 MB, mit Sprache und Größe im Linktext

## Nach außen

Fremde Adressen stehen ausgeschrieben mit „https://“ und öffnen sich in derselben Ansicht. Wer sie in einem neuen Fenster
öffnen will, sagt das im Text: „(neues Fenster)“.

## Worte

- „Alle Leuchten ansehen“ statt „mehr“
- Höchstens vier Wörter auf einem Knopf
- Zwei Links mit gleichem Text haben dasselbe Ziel
- Ein Absatz hat höchstens zwei Links

## Was nicht geht

Links mit „javascript:“ oder fremdem HTML werden weggelassen. Ein Link ins Leere führt auf die Seite „Diese Seite gibt es nicht mehr“;
deshalb gehört zu jeder gelöschten Seite eine Weiterleitung.`,
    `Un lien dit où il mène avant que l’on appuie. La boutique en connaît quatre types.

## Les quatre types

- Page : le meilleur lien. Il reste juste même si la page change d’adresse ; une ancre mène à un titre
- Adresse : commence par une barre oblique, par exemple « /sale/ ». La boutique ajoute le pays. Une ancre comme « #masse »
reste sur la page
- E-mail : saisir l’adresse seule, sans « mailto »
- Fichier : notices et fiches en PDF, 5 Mo au plus, avec la langue et la taille dans le texte du lien

## Vers l’extérieur

Les adresses externes s’écrivent en entier avec « https:// » et s’ouvrent dans la même vue. Pour une nouvelle fenêtre, le
texte le dit : « (nouvelle fenêtre) ».

## Les mots

- « Voir tous les luminaires » plutôt que « plus »
- Quatre mots au plus sur un bouton
- Deux liens au même texte ont la même destination
- Deux liens au plus par paragraphe

## Ce qui ne passe pas

Les liens avec « javascript: » ou du HTML étranger sont omis. Un lien sans cible mène à la page d’erreur ; chaque page
supprimée demande donc une redirection.`,
    `Een link zegt waar hij heen gaat voordat iemand erop drukt. De winkel kent vier soorten.

## De vier soorten

- Pagina: de beste link. Hij blijft kloppen, ook als de pagina een ander adres krijgt; een anker leidt naar een kop
- Adres: begint met een schuine streep, zoals “/sale/”. De winkel zet zelf het land ervoor. Een anker als “#masse” blijft op
de pagina
- E-mail: alleen het adres invullen, zonder “mailto”
- Bestand: handleidingen als pdf, hooguit 5 MB, met taal en grootte in de linktekst

## Naar buiten

Andere sites staan voluit met “https://” en openen in hetzelfde venster. Wie een nieuw venster wil, zegt het in de tekst:
“(nieuw venster)”.

## Woorden

- “Alle lampen bekijken” in plaats van “meer”
- Hooguit vier woorden op een knop
- Twee links met dezelfde tekst hebben hetzelfde doel
- Hooguit twee links per alinea

## Wat niet kan

Links met “javascript:” of vreemde HTML worden weggelaten. Een link naar niets leidt naar de foutpagina; bij elke gewiste
pagina hoort dus een doorverwijzing.`,
  ],
}
