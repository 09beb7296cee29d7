import { t } from '../../../words/localised.ts'
import { guide } from '../../guide-page.ts'
import { OAK } from '../../scenes.ts'
import type { StoryPage } from '../../story-parts.ts'
import { CARE } from './topics.ts'
import { KARLA } from './writers.ts'

export const oakCare: StoryPage = guide({
  slug: 'eiche-pflegen',
  kicker: CARE,
  title: t('Eiche ölen', 'Huiler le chêne', 'Eiken oliën'),
  description: t(
    'Eine Stunde im Jahr, ein Lappen, etwas Öl: So bleibt ein Massivholztisch schön.',
    'Une heure par an, un chiffon, un peu d’huile : votre table en bois massif reste belle.',
    'Eén uur per jaar, een doek, wat olie: zo blijft een massief houten tafel mooi.',
  ),
  scene: OAK,
  writer: KARLA,
  published: '2026-09-30',
  parts: [
    t(
      `Geöltes Holz darf leben: Es bekommt Ringe, Kratzer und mit den Jahren einen honigfarbenen Ton. Was stört, lässt sich
beheben. Was erzählt, darf bleiben.

## Das brauchen Sie

- Schleifpapier, Körnung 180 und 240
- Möbelöl und zwei fusselfreie Baumwolllappen
- Eine Stunde, dazu acht Stunden ohne Teller auf dem Tisch

## Schritt für Schritt

1. Tisch abwischen und ganz trocknen lassen
2. Mit 180, dann mit 240 immer in Faserrichtung schleifen
3. Staub abnehmen, zuletzt mit einem leicht feuchten Tuch
4. Öl dünn auftragen, 20 Minuten warten
5. Überstand mit dem zweiten Lappen abreiben, bis nichts mehr klebt

## Was man wissen muss

Ölgetränkte Lappen können sich selbst entzünden. Breiten Sie sie zum Trocknen im Freien aus oder legen Sie sie in ein Glas
mit Deckel. Heiße Töpfe brauchen einen Untersetzer, auch auf Eiche.`,
      `Un bois huilé vit : il prend des auréoles, des rayures et, avec les années, une teinte de miel. Ce qui gêne se répare,
ce qui raconte peut rester.

## Ce qu’il vous faut

- Du papier abrasif, grain 180 et 240
- De l’huile pour meubles et deux chiffons de coton non pelucheux
- Une heure, puis huit heures sans rien poser sur la table

## Étape par étape

1. Essuyez la table et laissez-la bien sécher
2. Poncez au grain 180, puis 240, toujours dans le sens des fibres
3. Dépoussiérez et finissez avec un chiffon à peine humide
4. Appliquez l’huile en couche fine et patientez 20 minutes
5. Essuyez l’excédent avec le second chiffon, jusqu’à ce que rien ne colle

## Bon à savoir

Un chiffon imbibé d’huile peut s’enflammer tout seul. Faites-le sécher étalé à l’air libre ou enfermez-le dans un bocal.
Et même sur du chêne, un plat brûlant demande un dessous-de-plat.`,
      `Geolied hout mag leven: het krijgt kringen, krassen en met de jaren een honingkleur. Wat stoort is te herstellen, wat
een verhaal vertelt mag blijven.

## Dit hebt u nodig

- Schuurpapier, korrel 180 en 240
- Meubelolie en twee pluisvrije katoenen doeken
- Een uur, en daarna acht uur niets op tafel

## Stap voor stap

1. Neem de tafel af en laat hem goed drogen
2. Schuur met 180 en dan met 240, altijd met de nerf mee
3. Verwijder het stof, als laatste met een licht vochtige doek
4. Breng de olie dun aan en wacht 20 minuten
5. Wrijf het teveel weg met de tweede doek, tot er niets meer plakt

## Goed om te weten

Doeken met olie kunnen vanzelf ontbranden. Laat ze buiten uitgespreid drogen of bewaar ze in een pot met deksel. Een hete
pan heeft een onderzetter nodig, ook op eiken.`,
    ),
  ],
  shop: [
    t('Aus massiver Eiche', 'En chêne massif', 'Van massief eiken'),
    [110513, 110913, 110113, 120313, 130113, 120713],
    '/essen/esstische/',
  ],
})
