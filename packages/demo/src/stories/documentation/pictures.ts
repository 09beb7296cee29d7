import type { DocumentationText } from './documentation-text.ts'

export const pictures: DocumentationText = {
  slug: 'bilder',
  title: ['Bilder', 'Images', 'Beelden'],
  text: [
    `Ein gutes Bild verkauft mehr als drei Absätze. Der Shop macht daraus alle Größen selbst; er braucht dafür nur eine gute
Vorlage.

## Größe und Format

- Aufmacher: mindestens 2200 Pixel breit, Querformat 16 zu 9
- Teaser, Bild und Text: mindestens 1200 Pixel breit, 4 zu 3 oder 1 zu 1
- Produktbild: mindestens 1200 Pixel breit, quadratisch, ruhiger Grund
- Dateien als AVIF, WebP, JPEG, PNG oder TIFF; der Shop liefert WebP aus

## Ausschnitt

Auf dem Telefon wird ein Bild schmaler. Wichtiges gehört in das mittlere Drittel, Schrift gehört nie ins Bild: Sie lässt
sich nicht übersetzen und wird nicht vorgelesen.

## Alternativtext

- Sagt in einem Satz, was man sieht: „Runder Esstisch aus Eiche mit vier Stühlen am Fenster“
- Beginnt nicht mit „Bild von“
- Bleibt leer, wenn das Bild nur schmückt und der Text daneben alles sagt
- Steht in allen drei Sprachen

## Menschen und Rechte

Für jedes Bild mit Menschen liegt eine Einwilligung vor, bei Kindern die der Eltern. Kinder werden in Alltagssituationen
gezeigt, nie unbekleidet, und Säuglinge schlafen auf dem Rücken, ohne Kissen und ohne Decke.

## Film

Filme starten nicht von selbst, haben Untertitel in der Sprache des Shops und dauern höchstens 90 Sekunden.`,
    `Une bonne image vend mieux que trois paragraphes. La boutique en fabrique toutes les tailles ; il lui faut seulement un
bon original.

## Taille et format

- Grande image : au moins 2200 pixels de large, format paysage 16:9
- Teaser, texte et image : au moins 1200 pixels de large, 4:3 ou carré
- Photo de produit : au moins 1200 pixels de large, carrée, fond calme
- Fichiers AVIF, WebP, JPEG, PNG ou TIFF ; la boutique livre du WebP

## Cadrage

Sur un téléphone, l’image devient plus étroite. L’essentiel tient dans le tiers central, et jamais de texte dans l’image :
il ne se traduit pas et ne se lit pas à voix haute.

## Texte alternatif

- Dit en une phrase ce que l’on voit : « Table ronde en chêne avec quatre chaises près de la fenêtre »
- Ne commence pas par « Image de »
- Reste vide si l’image ne fait que décorer et que le texte dit déjà tout
- Existe dans les trois langues

## Personnes et droits

Chaque image avec des personnes a une autorisation, celle des parents pour les enfants. Les enfants sont montrés dans la vie
de tous les jours, jamais dévêtus, et les nourrissons dorment sur le dos, sans oreiller ni couverture.

## Film

Un film ne démarre pas seul, il est sous-titré dans la langue de la boutique et dure 90 secondes au plus.`,
    `Een goed beeld verkoopt meer dan drie alinea’s. De winkel maakt er zelf alle formaten van; hij heeft alleen een goed
origineel nodig.

## Formaat

- Groot beeld: minstens 2200 pixels breed, liggend 16:9
- Teaser en tekst met beeld: minstens 1200 pixels breed, 4:3 of vierkant
- Productfoto: minstens 1200 pixels breed, vierkant, rustige achtergrond
- Bestanden als AVIF, WebP, JPEG, PNG of TIFF; de winkel levert WebP

## Uitsnede

Op een telefoon wordt een beeld smaller. Het belangrijkste staat in het middelste derde deel, en nooit tekst in het beeld:
die is niet te vertalen en wordt niet voorgelezen.

## Alternatieve tekst

- Zegt in één zin wat je ziet: “Ronde eettafel van eiken met vier stoelen bij het raam”
- Begint niet met “Foto van”
- Blijft leeg als het beeld alleen versiert en de tekst ernaast alles al zegt
- Staat in alle drie de talen

## Mensen en rechten

Voor elk beeld met mensen is er toestemming, bij kinderen die van de ouders. Kinderen worden in het dagelijks leven getoond,
nooit ontkleed, en baby’s slapen op hun rug, zonder kussen en zonder deken.

## Film

Een film begint niet vanzelf, heeft ondertiteling in de taal van de winkel en duurt hooguit 90 seconden.`,
  ],
}
