import type { Localised } from '@shop/commerce/catalogue/catalogue-record'
import { t } from '../words/localised.ts'
import { type Block, block, richText } from './story-blocks.ts'

export type DocumentationPage = { slug: string; title: Localised; description: Localised; body: Block[] }

/** What editors have to know, in both brands. */
export const documentationPages: DocumentationPage[] = [
  page(
    'seiten-bauen',
    t('Seiten bauen', 'Construire une page', 'Een pagina bouwen'),
    t(
      `Eine Seite besteht aus Bausteinen, die untereinander stehen. Der erste Baustein trägt die Überschrift: meistens ein
Bühnenbild, sonst der Titel der Seite.

## Regeln, die immer gelten

- Ein Bühnenbild je Seite, ganz oben
- Höchstens zwei Produktreihen hintereinander
- Jedes Bild hat einen Alternativtext, der sagt, was man sieht
- Links nennen ihr Ziel: „Alle Leuchten“ statt „Hier klicken“`,
      `Une page se compose de blocs placés les uns sous les autres. Le premier porte le titre : le plus souvent une grande
image, sinon le titre de la page.

## Règles valables partout

- Une seule grande image par page, tout en haut
- Deux rangées de produits à la suite au maximum
- Chaque image a un texte alternatif qui dit ce que l’on voit
- Un lien nomme sa destination : « Tous les luminaires » plutôt que « Cliquez ici »`,
      `Een pagina bestaat uit blokken onder elkaar. Het eerste blok draagt de titel: meestal een groot beeld, anders de titel
van de pagina.

## Regels die altijd gelden

- Eén groot beeld per pagina, helemaal bovenaan
- Hooguit twee rijen producten achter elkaar
- Elk beeld heeft een alternatieve tekst die zegt wat je ziet
- Een link noemt zijn doel: “Alle lampen” in plaats van “Klik hier”`,
    ),
  ),
  page(
    'texte-schreiben',
    t('Texte schreiben', 'Écrire les textes', 'Teksten schrijven'),
    t(
      `Kurze Sätze, konkrete Wörter, keine Versprechen, die das Produkt nicht hält.

## Was nicht geht

- Umweltaussagen ohne Nachweis
- Preisvergleiche ohne den niedrigsten Preis der letzten 30 Tage
- Großbuchstaben als Betonung`,
      `Des phrases courtes, des mots concrets, aucune promesse que le produit ne tient pas.

## À éviter

- Les allégations écologiques sans preuve
- Les comparaisons de prix sans le prix le plus bas des 30 derniers jours
- Les majuscules pour insister`,
      `Korte zinnen, concrete woorden, geen beloften die het product niet waarmaakt.

## Wat niet kan

- Milieuclaims zonder bewijs
- Prijsvergelijkingen zonder de laagste prijs van de afgelopen 30 dagen
- Hoofdletters om iets te benadrukken`,
    ),
  ),
]

function page(slug: string, title: Localised, text: Localised): DocumentationPage {
  return { slug, title, description: title, body: [block('rich_text', richText('text', text))] }
}
