import type { DocumentationText } from './documentation-text.ts'

export const consentBanner: DocumentationText = {
  slug: 'einwilligung',
  title: ['Einwilligung', 'Consentement', 'Toestemming'],
  text: [
    `Was der Hinweis zur Einwilligung sagt, steht in Feldern der Seite [Cookies](/cookies/). Welche Dienste er nennt, legt der
Betrieb fest; hier stehen nur ihre Worte.

## Die Felder

- consent_title: die Frage, höchstens 40 Zeichen
- consent_text: zwei, drei Sätze mit dem Link zur Seite Cookies
- consent_categories: je Zweck eine Zeile; „group“ ist necessary, quality, analytics, marketing oder external
- consent_services: je Dienst eine Zeile; „name“ ist der Name, unter dem der Betrieb ihn kennt, etwa econda, googleAds oder
  campaignMemory
- title und company: nur, wenn sie anders lauten sollen als im Shop
- text: wozu der Dienst da ist und wie lange er etwas behält

Fehlt ein Feld, stehen die Worte des Shops da. Der Hinweis fällt nie aus.

## Was das Gesetz verlangt

- Ablehnen ist so leicht wie Zustimmen; die Knöpfe lassen sich deshalb nicht umbenennen oder färben
- Kein Dienst ohne Zweck und Dauer
- Keine Überredung: „für das beste Erlebnis“ ist kein Zweck
- Eine Einwilligung gilt für das, was dort stand; ein neuer Dienst fragt alle noch einmal, ein verbessertes Wort nicht

## Wenn etwas nicht stimmt

Die Vorschau der Seite Cookies nennt oben jede Zeile, die ausgelassen wird, und was stattdessen zu schreiben ist.`,
    `Ce que dit la question du consentement se trouve dans des champs de la page [Cookies](/cookies/). Les services qu’elle nomme
sont fixés par l’exploitation ; seuls leurs mots sont ici.

## Les champs

- consent_title : la question, 40 caractères au plus
- consent_text : deux ou trois phrases, avec le lien vers la page Cookies
- consent_categories : une ligne par finalité ; « group » vaut necessary, quality, analytics, marketing ou external
- consent_services : une ligne par service ; « name » est le nom que l’exploitation lui donne, par exemple econda, googleAds ou
  campaignMemory
- title et company : seulement s’ils doivent différer de ceux de la boutique
- text : à quoi sert le service et combien de temps il garde quelque chose

Un champ manquant laisse la place aux mots de la boutique. La question ne disparaît jamais.

## Ce que la loi exige

- Refuser est aussi simple qu’accepter ; les boutons ne se renomment donc pas et ne se colorent pas
- Pas de service sans finalité ni durée
- Pas de persuasion : « pour une meilleure expérience » n’est pas une finalité
- Un accord vaut pour ce qui était écrit ; un nouveau service repose la question à tous, un mot corrigé non

## Quand quelque chose ne va pas

L’aperçu de la page Cookies nomme en haut chaque ligne laissée de côté, et ce qu’il faut écrire.`,
    `Wat de vraag om toestemming zegt, staat in velden van de pagina [Cookies](/cookies/). Welke diensten ze noemt, bepaalt het
beheer; hier staan alleen hun woorden.

## De velden

- consent_title: de vraag, hoogstens 40 tekens
- consent_text: twee, drie zinnen met de link naar de pagina Cookies
- consent_categories: één regel per doel; ‘group’ is necessary, quality, analytics, marketing of external
- consent_services: één regel per dienst; ‘name’ is de naam waaronder het beheer hem kent, zoals econda, googleAds of
  campaignMemory
- title en company: alleen als ze anders moeten luiden dan in de winkel
- text: waar de dienst voor is en hoelang hij iets bewaart

Ontbreekt een veld, dan staan de woorden van de winkel er. De vraag valt nooit weg.

## Wat de wet vraagt

- Weigeren is net zo makkelijk als accepteren; de knoppen zijn daarom niet te hernoemen of te kleuren
- Geen dienst zonder doel en duur
- Geen overreding: ‘voor de beste ervaring’ is geen doel
- Een toestemming geldt voor wat er stond; een nieuwe dienst vraagt het iedereen opnieuw, een verbeterd woord niet

## Als er iets niet klopt

De voorvertoning van de pagina Cookies noemt bovenaan elke regel die wordt overgeslagen, en wat er in plaats daarvan moet
staan.`,
  ],
}
