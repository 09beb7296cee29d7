import type { MarketFacts } from '../market-facts.ts'

/**
 * What the law's model has no place for: what is exempt, and what the shop promises beyond the law. In the brand's
 * voice, and in a part of its own so that the model stays as it is.
 *
 * @see eu-duties C-01; § 312g(2) BGB; § 18 FAGG; art. L221-28 code de la consommation; art. VI.53 CDE; art. 6:230p BW
 */
export const WITHDRAWAL_NOTES = { de: german, fr: french, nl: dutch }

function german({ country, shop, say }: MarketFacts): string {
  return `## ${country === 'CH' ? 'Wofür es nicht gilt' : 'Wofür kein Widerrufsrecht besteht'}

${GERMAN_EXEMPTIONS[country === 'AT' || country === 'CH' ? country : 'DE']}

Solange wir mit der Anfertigung nicht begonnen haben, lässt sich auch so ein Artikel noch stornieren.

## Gutscheinkarten und Downloads

Eine Gutscheinkarte, mit der Post oder als Datei, nehmen wir zurück, solange nichts mit ihr bezahlt wurde. Wer etwas
herunterlädt, verzichtet bei uns auf nichts: ${country === 'CH' ? 'Auch dafür gelten die vierzehn Tage' : 'Das Widerrufsrecht bleibt vierzehn Tage lang bestehen'}, gerechnet vom Tag des Vertragsschlusses.

## Was wir darüber hinaus versprechen

${shop} ${say('gibt Ihnen', 'gibt dir')} **dreißig Tage** Zeit, unbenutzte Artikel zurückzugeben. Pakete ${say('schicken Sie mit unserem Etikett', 'schickst du mit unserem Etikett')}, Möbel holt die
Spedition ${say('bei Ihnen ab', 'bei dir ab')}; beides kostet nichts. Wie es geht, steht unter [Rückgabe](/rueckgabe/).

[Frühere Fassungen dieses Textes](/fassungen/)`
}

const GERMAN_EXEMPTIONS = {
  DE: `Das Widerrufsrecht besteht nicht bei Verträgen (§ 312g Abs. 2 BGB)

- zur Lieferung von Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch den Verbraucher maßgeblich ist oder die eindeutig auf die persönlichen Bedürfnisse des Verbrauchers zugeschnitten sind, etwa mit einem Namen oder nach Maß

Das Widerrufsrecht erlischt vorzeitig bei Verträgen

- zur Lieferung versiegelter Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde`,
  AT: `Kein Rücktrittsrecht besteht (§ 18 FAGG) bei Verträgen über

- Waren, die nach Kundenspezifikationen angefertigt werden oder eindeutig auf die persönlichen Bedürfnisse zugeschnitten sind, etwa mit einem Namen oder nach Maß
- Waren, die versiegelt geliefert werden und aus Gründen des Gesundheitsschutzes oder aus Hygienegründen nicht zur Rückgabe geeignet sind, sofern deren Versiegelung nach der Lieferung entfernt wurde`,
  CH: `Ausgenommen sind

- Waren, die nach Wunsch angefertigt werden, etwa mit einem Namen oder nach Maß
- versiegelte Hygieneartikel, deren Siegel nach der Lieferung entfernt wurde`,
}

function french({ country, shop }: MarketFacts): string {
  return `## ${country === 'CH' ? 'Ce qui en est exclu' : 'Quand le droit de rétractation ne s’applique pas'}

${FRENCH_EXEMPTIONS[country === 'BE' || country === 'CH' ? country : 'FR']}

Tant que la confection n’a pas commencé, un tel article peut encore être annulé.

## Cartes cadeaux et téléchargements

Nous reprenons une carte cadeau, envoyée par la poste ou sous forme de fichier, tant que rien n’a été payé avec elle. Un
téléchargement ne fait renoncer à rien : ${country === 'CH' ? 'les quatorze jours valent' : 'le droit de rétractation subsiste pendant quatorze jours,'} à compter de la conclusion du contrat.

## Ce que nous promettons en plus

${shop} vous accorde **trente jours** pour rendre les articles non utilisés. Envoyez les colis avec notre étiquette, le transporteur vient
chercher les meubles chez vous ; l’un et l’autre sont gratuits. La marche à suivre se trouve sous [Retours](/rueckgabe/).

[Versions antérieures de ce texte](/fassungen/)`
}

const FRENCH_EXEMPTIONS = {
  FR: `Le droit de rétractation ne peut être exercé pour les contrats (article L. 221-28 du code de la consommation)

- de fourniture de biens confectionnés selon les spécifications du consommateur ou nettement personnalisés, par exemple avec un prénom ou sur mesure
- de fourniture de biens qui ont été descellés par le consommateur après la livraison et qui ne peuvent être renvoyés pour des raisons d’hygiène ou de protection de la santé`,
  BE: `Le droit de rétractation ne peut être exercé (article VI.53 du Code de droit économique) pour

- la fourniture de biens confectionnés selon les spécifications du consommateur ou nettement personnalisés, par exemple avec un prénom ou sur mesure
- la fourniture de biens scellés ne pouvant être renvoyés pour des raisons de protection de la santé ou d’hygiène et qui ont été descellés par le consommateur après la livraison`,
  CH: `Sont exclus

- les articles confectionnés à la demande, par exemple avec un prénom ou sur mesure
- les articles d’hygiène scellés dont le scellé a été retiré après la livraison`,
}

function dutch({ country, shop, say }: MarketFacts): string {
  return `## Wanneer er geen herroepingsrecht is

${DUTCH_EXEMPTIONS[country === 'BE' ? country : 'NL']}

Zolang wij niet met het maken zijn begonnen, is ook zo’n artikel nog te annuleren.

## Cadeaukaarten en downloads

Een cadeaukaart, per post of als bestand, nemen wij terug zolang er niets mee is betaald. Wie iets downloadt, doet bij ons
nergens afstand van: het herroepingsrecht blijft veertien dagen bestaan, gerekend vanaf de dag van de overeenkomst.

## Wat wij daarbovenop beloven

${shop} ${say('geeft u', 'geeft je')} **dertig dagen** om ongebruikte artikelen terug te sturen. Pakketten ${say('verstuurt u', 'verstuur je')} met ons label, meubels haalt de
transporteur ${say('bij u', 'bij je')} op; beide zijn gratis. Hoe dat gaat, staat bij [Retourneren](/rueckgabe/).

[Eerdere versies van deze tekst](/fassungen/)`
}

const DUTCH_EXEMPTIONS = {
  NL: `De consument heeft geen recht van ontbinding (artikel 6:230p BW) bij de levering van

- volgens specificaties van de consument vervaardigde zaken, die niet geprefabriceerd zijn en die worden vervaardigd op basis van een individuele keuze of beslissing van de consument, of die duidelijk voor een specifieke persoon bestemd zijn, bijvoorbeeld met een naam of op maat
- zaken die niet geschikt zijn om te worden teruggezonden om redenen van gezondheidsbescherming of hygiëne en waarvan de verzegeling na de levering is verbroken`,
  BE: `Het herroepingsrecht kan niet worden uitgeoefend (artikel VI.53 van het Wetboek van economisch recht) voor

- de levering van volgens specificaties van de consument vervaardigde goederen, of die duidelijk voor een specifieke persoon bestemd zijn, bijvoorbeeld met een naam of op maat
- de levering van verzegelde goederen die niet geschikt zijn om te worden teruggezonden om redenen van gezondheidsbescherming of hygiëne en waarvan de verzegeling na de levering is verbroken`,
}
