import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import type { StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'
import { dutchDispute, frenchDispute, germanDispute } from './dispute.ts'
import { FRENCH_GUARANTEES } from './french-guarantees.ts'
import { dutchReviewRules, frenchReviewRules, germanReviewRules } from './review-rules.ts'

/** The terms of sale. @see eu-duties C-20, C-21, C-35 */
export function terms(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Allgemeine Geschäftsbedingungen', 'Conditions générales de vente', 'Algemene voorwaarden')
  return {
    slug: 'agb',
    title,
    description: t(
      `Wie ein Vertrag mit ${brand.name} zustande kommt, was er kostet und welche Rechte ${say('Sie haben', 'du hast')}.`,
      `Comment se conclut un contrat avec ${brand.name}, ce qu’il coûte et quels sont vos droits.`,
      `Hoe een overeenkomst met ${brand.name} tot stand komt, wat die kost en welke rechten ${say('u hebt', 'je hebt')}.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-26',
      ),
    ],
  }
}

function german({ entity, country, parcel, freeFrom, freight, cash, say }: MarketFacts): string {
  const law = {
    DE: 'Es gilt deutsches Recht.',
    AT: 'Es gilt deutsches Recht; zwingende Vorschriften des österreichischen Verbraucherrechts bleiben unberührt.',
    CH: 'Es gilt schweizerisches Recht.',
  }
  return `## 1. Vertragspartner

${say('Ihr Vertragspartner ist', 'Dein Vertragspartner ist')} die ${entity.name}, ${entity.street}, ${entity.city}.

## 2. Wie der Vertrag zustande kommt

Die Artikel im Shop sind noch kein verbindliches Angebot. ${say('Sie legen Artikel', 'Du legst Artikel')} in den Warenkorb, ${say('prüfen in', 'prüfst in')} der Kasse alle
Angaben und ${say('können sie dort', 'kannst sie dort')} berichtigen. Mit dem Knopf „Zahlungspflichtig bestellen“ ${say('geben Sie Ihr Angebot', 'gibst du dein Angebot')} ab. Wir
bestätigen den Eingang sofort per E-Mail; mit dieser Bestätigung kommt der Vertrag zustande. Sie enthält die
Bestelldaten, diese Bedingungen und die Widerrufsbelehrung. Vertragssprache ist Deutsch.

## 3. Preise und Versandkosten

Alle Preise enthalten die gesetzliche Mehrwertsteuer. Ein Paket kostet ${parcel}; ab einem Warenwert von ${freeFrom}
liefern wir Pakete kostenlos. Die Lieferung durch eine Spedition kostet ${freight}. ${country === 'CH' ? 'Zoll und Einfuhrabgaben sind im Preis enthalten.' : `Bei Nachnahme kommen ${cash} hinzu.`}

## 4. Lieferung

Die Lieferzeit steht als Zeitraum bei jedem Artikel und in der Bestellbestätigung. Können wir nicht liefern, sagen wir es
${say('Ihnen sofort', 'dir sofort')} und erstatten, ${say('was Sie gezahlt haben', 'was du gezahlt hast')}.

## 5. Zahlung

Die Kasse zeigt die Zahlungsarten, die ${say('in Ihrem Land', 'in deinem Land')} möglich sind; mindestens eine davon ist kostenlos. Bei Kauf auf
Rechnung ${say('zahlen Sie 14', 'zahlst du 14')} Tage nach Erhalt der Ware. Bis zur vollständigen Zahlung bleibt die Ware unser Eigentum.

## 6. Widerruf und Rückgabe

${say('Sie können den', 'Du kannst den')} Vertrag binnen 14 Tagen widerrufen. Einzelheiten und ein Muster stehen unter
[Widerrufsrecht](/widerruf/). Darüber hinaus nehmen wir unbenutzte Artikel 30 Tage lang zurück.

## 7. Gewährleistung

Es gelten die gesetzlichen Rechte bei Mängeln. Die Frist beträgt zwei Jahre ab Lieferung. Gibt ein Hersteller eine längere
Garantie, steht sie beim Artikel; ${say('Ihre gesetzlichen', 'deine gesetzlichen')} Rechte schränkt sie nicht ein. ${say('Wählen Sie die', 'Wählst du die')} Reparatur, verlängert sich
die Frist ${country === 'CH' ? 'für das reparierte Teil um ein Jahr' : 'um zwölf Monate'}.

## 8. Anwendbares Recht

${law[country === 'AT' || country === 'CH' ? country : 'DE']} Ist eine Regelung unwirksam, gilt an ihrer Stelle das Gesetz.

## 9. Bewertungen

${germanReviewRules({ say })}

## 10. Streitbeilegung

${germanDispute({ country, say })}

[Frühere Fassungen dieser Bedingungen](/fassungen/)`
}

function french({ entity, country, parcel, freeFrom, freight, phone }: MarketFacts): string {
  const guarantee = {
    FR: `${entity.name}, ${entity.street}, ${entity.city}, ${entity.country}, téléphone ${phone}, e-mail [${entity.email}](${entity.email}), répond
des garanties légales suivantes ; toute demande y est à adresser.

${FRENCH_GUARANTEES}

`,
    BE: `Vous bénéficiez de la garantie légale de conformité de deux ans (articles 1649bis et suivants de l’ancien Code civil).`,
    CH: `Les droits légaux en matière de défauts s’appliquent pendant deux ans (articles 197 et suivants du Code des
obligations).`,
  }
  const place = country === 'BE' || country === 'CH' ? country : 'FR'
  return `## 1. Votre cocontractant

Le contrat est conclu avec ${entity.name}, ${entity.street}, ${entity.city}.

## 2. Conclusion du contrat

Les articles présentés ne constituent pas encore une offre ferme. Vous placez des articles dans le panier, vérifiez toutes
les données avant de commander et pouvez les corriger. Avec le bouton « Commande avec obligation de paiement », vous faites
votre offre. Nous en confirmons la réception aussitôt par e-mail ; cette confirmation conclut le contrat. Elle contient votre
commande, les présentes conditions et l’information sur la rétractation. Le contrat est rédigé en français.

## 3. Prix et frais de livraison

Tous les prix sont TTC. Un colis coûte ${parcel} ; il est offert à partir de ${freeFrom} d’achats. La livraison par
transporteur coûte ${freight}. ${country === 'CH' ? 'Les droits de douane et taxes d’importation sont compris.' : ''}${place === 'FR' ? 'L’éco-participation, comprise dans le prix, est indiquée à côté de celui-ci et ne peut faire l’objet d’aucune remise. Identifiant unique REP : FR000001_01EXEM.' : ''}

## 4. Livraison

Le délai figure, avec des dates, sur chaque fiche et dans la confirmation de commande. Si nous ne pouvons pas livrer, nous
vous prévenons aussitôt et remboursons les sommes versées.

## 5. Paiement

La caisse indique les moyens de paiement proposés dans votre pays ; l’un d’eux au moins est gratuit. La marchandise reste
notre propriété jusqu’au paiement complet.

## 6. Rétractation et retour

Vous pouvez vous rétracter dans un délai de 14 jours. Les détails et un formulaire type se trouvent sous
[Droit de rétractation](/widerruf/). Nous reprenons en outre les articles non utilisés pendant 30 jours.

## 7. Garanties

${guarantee[place]} Si un fabricant accorde une garantie plus longue, elle figure sur la fiche de l’article et ne limite
pas vos droits légaux. Si vous choisissez la réparation, la garantie légale est prolongée de douze mois${place === 'FR' ? ', au lieu des six mois que mentionne l’encadré' : place === 'CH' ? ' pour la pièce réparée' : ''}.

## 8. Droit applicable

${place === 'CH' ? 'Le droit suisse s’applique.' : `Le droit allemand s’applique ; les dispositions impératives protégeant les consommateurs de votre pays restent applicables.`}
Si une clause est sans effet, la loi la remplace.

## 9. Avis

${frenchReviewRules()}

## 10. Médiation et litiges

${frenchDispute({ country })}

[Versions antérieures de ces conditions](/fassungen/)`
}

function dutch({ entity, parcel, freeFrom, freight, country, say }: MarketFacts): string {
  return `## 1. Partijen

De overeenkomst komt tot stand met ${entity.name}, ${entity.street}, ${entity.city}.

## 2. Totstandkoming

De artikelen in de webshop zijn nog geen bindend aanbod. ${say('U legt artikelen', 'Je legt artikelen')} in het winkelmandje, controleert bij het afrekenen
alle gegevens en kunt ze daar verbeteren. Met de knop ‘Bestelling met betalingsverplichting’ ${say('doet u uw', 'doe je je')} aanbod. Wij
bevestigen de ontvangst meteen per e-mail; met die bevestiging is de overeenkomst gesloten. De e-mail ${say('bevat uw', 'bevat je')} bestelling,
deze voorwaarden en de informatie over herroeping. De overeenkomst is in het Nederlands.

## 3. Prijzen en verzendkosten

Alle prijzen zijn inclusief btw. Een pakket kost ${parcel}; vanaf ${freeFrom} bezorgen wij pakketten gratis. Levering door
een transporteur kost ${freight}.${country === 'BE' ? ' Recupel-, Bebat- en Valumatbijdragen zijn in de prijs inbegrepen.' : ''}

## 4. Levering

De levertijd staat als periode bij elk artikel en in de orderbevestiging. Kunnen wij niet leveren, dan ${say('hoort u dat', 'hoor je dat')} meteen en
${say('krijgt u uw', 'krijg je je')} geld terug.

## 5. Betaling

Bij het afrekenen ${say('ziet u welke', 'zie je welke')} betaalwijzen ${say('in uw land mogelijk', 'in je land mogelijk')} zijn; minstens één daarvan is gratis. De artikelen blijven
ons eigendom tot alles is betaald.

## 6. Herroeping en retour

${say('U kunt de', 'Je kunt de')} overeenkomst binnen 14 dagen herroepen. De uitleg en een modelformulier ${say('vindt u bij', 'vind je bij')}
[Herroepingsrecht](/widerruf/). Daarnaast nemen wij ongebruikte artikelen 30 dagen terug.

## 7. Garantie

${say('U hebt recht', 'Je hebt recht')} op een deugdelijk product. De wettelijke garantie geldt minstens twee jaar na levering. Geeft een fabrikant
langer garantie, dan staat dat bij het artikel; ${say('uw wettelijke', 'je wettelijke')} rechten blijven gewoon gelden. ${say('Kiest u voor', 'Kies je voor')} herstel, dan wordt
de termijn met twaalf maanden verlengd.

## 8. Toepasselijk recht

Duits recht is van toepassing; de dwingende regels die ${say('consumenten in uw', 'consumenten in je')} land beschermen blijven gelden. Is een bepaling
ongeldig, dan treedt de wet daarvoor in de plaats.

## 9. Beoordelingen

${dutchReviewRules({ say })}

## 10. Geschillen

${dutchDispute({ country, say })}

[Eerdere versies van deze voorwaarden](/fassungen/)`
}
