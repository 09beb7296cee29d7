import type { DocumentationText } from './documentation-text.ts'

export const buildingPages: DocumentationText = {
  slug: 'seiten-bauen',
  title: ['Seiten bauen', 'Construire une page', 'Een pagina bouwen'],
  text: [
    `Eine Seite besteht aus Bausteinen, die untereinander stehen. Der erste trägt die Überschrift: meistens ein
Aufmacher, sonst der Titel der Seite. Alles Weitere führt von dort nach unten, vom Überblick ins Einzelne.

## Ein Aufbau, der trägt

- Einstieg: ein Aufmacher mit einer kurzen Überschrift und einem Ziel
- Wege: Kategorien oder Teaser, drei bis sechs davon
- Ware: eine Produktreihe, nicht länger als nötig
- Geschichte: Text und Bild im Wechsel, mit einem Gedanken je Abschnitt
- Vertrauen: Versprechen, Fragen und Antworten
- Abschied: Newsletter oder ein Link zum nächsten Thema

## Regeln, die immer gelten

- Ein Aufmacher je Seite, ganz oben
- Höchstens zwei Produktreihen hintereinander
- Jedes Bild hat einen Alternativtext, der sagt, was man sieht
- Links nennen ihr Ziel: „Alle Leuchten“ statt „Hier klicken“
- Eine Seite hat eine Hauptüberschrift; Zwischenüberschriften überspringen keine Ebene

## Welche Seite wofür

- Startseite: ändert sich mit der Jahreszeit, mindestens alle vier Wochen
- Kategorieseite: zwei Sätze über den Waren, mehr steht darunter
- Ratgeber: eine Frage, eine Antwort, dazu die passende Ware am Ende
- Aktionsseite: hat ein Enddatum und wird danach umgeleitet, nicht gelöscht
- Rechtsseite: nur Text, nur nach Freigabe

## Adressen

Die Adresse einer Seite steht auf Deutsch, klein geschrieben, mit Bindestrichen und ohne Umlaute: „tisch-decken“. Sie bleibt
für immer. Wer eine Seite umbenennt, legt eine Weiterleitung an.

## Vor dem Veröffentlichen

- Auf einem schmalen Telefon lesen, nicht nur am Bildschirm
- Jeden Link einmal drücken
- Titel und Beschreibung für Suchmaschinen ausfüllen: bis 60 und bis 155 Zeichen
- Prüfen, ob Französisch und Niederländisch da sind

## Mehrere Seiten auf einmal

Was zusammengehört, etwa Startseite, Aktionsseite und Leiste zu einem Schlussverkauf, kommt in ein Release. Bis es
veröffentlicht ist, ändert sich im Shop nichts; die Vorschau zeigt alle Seiten so, wie sie sein werden. Dann sehen Kunden alle
oder keine: von Hand oder zu einem Zeitpunkt. Wer eine dieser Seiten inzwischen für sich ändert, bekommt vorher beide Fassungen
gezeigt.`,
    `Une page se compose de blocs placés les uns sous les autres. Le premier porte le titre : le plus souvent une grande
image, sinon le titre de la page. Tout le reste descend de là, de la vue d’ensemble au détail.

## Une structure qui tient

- L’entrée : une grande image avec un titre court et une destination
- Les chemins : catégories ou teasers, de trois à six
- Les produits : une rangée, pas plus longue que nécessaire
- L’histoire : texte et image en alternance, une idée par section
- La confiance : promesses, questions et réponses
- La sortie : la newsletter ou un lien vers le sujet suivant

## Règles valables partout

- Une seule grande image par page, tout en haut
- Deux rangées de produits à la suite au maximum
- Chaque image a un texte alternatif qui dit ce que l’on voit
- Un lien nomme sa destination : « Tous les luminaires » plutôt que « Cliquez ici »
- Une page a un seul titre principal ; les intertitres ne sautent aucun niveau

## Quelle page pour quoi

- Accueil : change avec la saison, au moins toutes les quatre semaines
- Page de catégorie : deux phrases au-dessus des produits, le reste en dessous
- Guide : une question, une réponse, et les produits utiles à la fin
- Page d’offre : elle a une date de fin, puis elle est redirigée, jamais supprimée
- Page légale : du texte seul, et seulement après validation

## Adresses

L’adresse d’une page est en allemand, en minuscules, avec des tirets et sans accents : « tisch-decken ». Elle reste pour
toujours. Renommer une page, c’est aussi créer une redirection.

## Avant de publier

- Lire sur un téléphone étroit, pas seulement à l’écran
- Essayer chaque lien
- Remplir le titre et la description pour les moteurs de recherche : 60 et 155 caractères au plus
- Vérifier que le français et le néerlandais sont là

## Plusieurs pages à la fois

Ce qui va ensemble, par exemple l’accueil, la page d’offre et le bandeau d’une fin de saison, se prépare dans une mise en ligne
groupée (« release »). Tant qu’elle n’est pas publiée, rien ne change dans la boutique ; l’aperçu montre toutes les pages comme
elles seront. Puis les clients les voient toutes ou aucune : à la main ou à un moment choisi. Si l’une de ces pages a changé
entre-temps, les deux versions sont montrées avant.`,
    `Een pagina bestaat uit blokken onder elkaar. Het eerste blok draagt de titel: meestal een groot beeld, anders de titel
van de pagina. Al het andere leidt van daar naar beneden, van overzicht naar detail.

## Een opbouw die werkt

- Begin: een groot beeld met een korte titel en één doel
- Wegen: categorieën of teasers, drie tot zes
- Producten: één rij, niet langer dan nodig
- Verhaal: tekst en beeld om en om, één gedachte per deel
- Vertrouwen: beloften, vragen en antwoorden
- Afscheid: de nieuwsbrief of een link naar het volgende onderwerp

## Regels die altijd gelden

- Eén groot beeld per pagina, helemaal bovenaan
- Hooguit twee rijen producten achter elkaar
- Elk beeld heeft een alternatieve tekst die zegt wat je ziet
- Een link noemt zijn doel: “Alle lampen” in plaats van “Klik hier”
- Een pagina heeft één hoofdtitel; tussentitels slaan geen niveau over

## Welke pagina waarvoor

- Startpagina: verandert met het seizoen, minstens om de vier weken
- Categoriepagina: twee zinnen boven de producten, de rest eronder
- Gids: één vraag, één antwoord, en de passende producten aan het eind
- Actiepagina: heeft een einddatum en wordt daarna doorgestuurd, niet gewist
- Juridische pagina: alleen tekst, alleen na goedkeuring

## Adressen

Het adres van een pagina is Duits, in kleine letters, met streepjes en zonder umlauten: “tisch-decken”. Het blijft voor
altijd. Wie een pagina hernoemt, maakt een doorverwijzing.

## Voor het publiceren

- Lezen op een smalle telefoon, niet alleen op het scherm
- Elke link één keer proberen
- Titel en beschrijving voor zoekmachines invullen: hooguit 60 en 155 tekens
- Kijken of Frans en Nederlands er zijn

## Meerdere pagina’s tegelijk

Wat bij elkaar hoort, zoals de startpagina, de actiepagina en de balk van een uitverkoop, komt in een release. Tot die
gepubliceerd is, verandert er niets in de winkel; het voorbeeld toont alle pagina’s zoals ze worden. Daarna zien klanten ze
allemaal of geen: met de hand of op een gekozen moment. Is een van die pagina’s intussen apart veranderd, dan worden eerst beide
versies getoond.`,
  ],
}
