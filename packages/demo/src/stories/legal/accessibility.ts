import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import type { StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'
import { dutchProof, frenchProof, germanProof } from './accessibility-proof.ts'
import { ACCESSIBILITY } from './accessibility-summary.ts'

/**
 * The statement each country asks for, with the body that supervises it. What it says of tests comes from the record of
 * docs/accessibility.
 *
 * @see eu-duties C-07, C-08
 */
export function accessibility(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  return {
    slug: 'barrierefreiheit',
    title: t('Erklärung zur Barrierefreiheit', 'Déclaration d’accessibilité', 'Toegankelijkheidsverklaring'),
    description: t(
      `Wie dieser Shop für alle bedienbar ist, wo noch etwas fehlt und wohin ${say('Sie sich wenden', 'du dich wendest')}.`,
      'Comment ce site est rendu accessible à tous, ce qui manque encore et à qui s’adresser.',
      `Hoe deze webshop voor iedereen bruikbaar is, wat er nog ontbreekt en waar ${say('u', 'je')} terechtkunt.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-26',
      ),
    ],
  }
}

function german({ entity, phone, shop, country, say }: MarketFacts): string {
  const law = {
    DE: 'Barrierefreiheitsstärkungsgesetz (BFSG), § 14 und Anlage 3',
    AT: 'Barrierefreiheitsgesetz (BaFG)',
    CH: 'Behindertengleichstellungsgesetz (BehiG)',
  }
  const body = {
    DE: 'die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
    AT: 'das Sozialministeriumservice, Wien',
    CH: 'das Eidgenössische Büro für die Gleichstellung von Menschen mit Behinderungen, Bern',
  }
  const place = country === 'AT' || country === 'CH' ? country : 'DE'
  return `Diese Erklärung gilt für den Online-Shop von ${shop}. Grundlage: ${law[place]}. Stand: 26. November 2026.

## ${say('Was Sie hier tun können', 'Was du hier tun kannst')}

${say('Sie können Artikel', 'Du kannst Artikel')} suchen, vergleichen, in den Warenkorb legen, bezahlen ${say('und Ihre Bestellungen', 'und deine Bestellungen')} verwalten.

## Wie die Anforderungen erfüllt sind

Der Shop ist nach den WCAG 2.2, Stufe AA, und der EN 301 549 gebaut. Der Stand ist **teilweise konform**.

${germanProof(ACCESSIBILITY)}

## Was noch fehlt

- Filme kommen ohne Ton und haben keine Audiodeskription; was sie zeigen, steht daneben
- Datenblätter von Herstellern liegen als PDF vor und sind nicht immer ausgezeichnet; wir lesen ${say('sie Ihnen am', 'sie dir am')} Telefon vor

## Wenn etwas nicht geht

${say('Schreiben Sie an', 'Schreib an')} [${entity.email}](${entity.email}) oder ${say('rufen Sie an', 'ruf an')}: ${phone}. Wir antworten binnen fünf Werktagen.

## Aufsicht

Zuständig ist ${body[place]}.`
}

function french({ entity, phone, shop, country }: MarketFacts): string {
  const law = {
    FR: 'article L. 412-13 du Code de la consommation et directive (UE) 2019/882',
    BE: 'Code de droit économique, livre VI, et directive (UE) 2019/882',
    CH: 'loi sur l’égalité pour les handicapés (LHand)',
  }
  const body = {
    FR: 'la DGCCRF, 59 boulevard Vincent-Auriol, 75703 Paris CEDEX 13',
    BE: 'le SPF Économie, rue du Progrès 50, 1210 Bruxelles',
    CH: 'le Bureau fédéral de l’égalité pour les personnes handicapées, à Berne',
  }
  const place = country === 'BE' || country === 'CH' ? country : 'FR'
  return `Cette déclaration concerne la boutique en ligne ${shop}. Base légale : ${law[place]}. Établie le 26 novembre 2026.

## Ce que vous pouvez faire ici

Rechercher et comparer des articles, les placer dans le panier, payer et gérer vos commandes.

## État de conformité

Le site est construit selon les WCAG 2.2, niveau AA, et la norme EN 301 549. Son état : **partiellement conforme**.

${frenchProof(ACCESSIBILITY)}

## Ce qui manque encore

- Les vidéos, sans parole, n’ont pas d’audiodescription ; leur contenu est décrit à côté
- Certaines fiches de fabricants sont des PDF non balisés ; nous vous les lisons volontiers au téléphone

Dérogation : aucune n’est invoquée.

## Un obstacle ?

Écrivez à [${entity.email}](${entity.email}) ou appelez le ${phone}. Nous répondons sous cinq jours ${place === 'FR' ? 'ouvrés' : 'ouvrables'}.

## Voies de recours

Si notre réponse ne vous convient pas, vous pouvez vous adresser à : ${body[place]}.`
}

function dutch({ entity, phone, shop, country, say }: MarketFacts): string {
  const body =
    country === 'BE'
      ? 'de FOD Economie, Vooruitgangstraat 50, 1210 Brussel'
      : 'de Autoriteit Consument & Markt (ACM), Den Haag'
  return `Deze verklaring geldt voor de webshop van ${shop}. Grondslag: richtlijn (EU) 2019/882${country === 'BE' ? ' en boek VI van het Wetboek van economisch recht' : ' en de Implementatiewet toegankelijkheidsvoorschriften producten en diensten'}. Opgesteld op 26 november 2026.

## ${say('Wat u hier', 'Wat je hier')} kunt doen

Artikelen zoeken en vergelijken, in het winkelmandje leggen, betalen ${say('en uw bestellingen', 'en je bestellingen')} beheren.

## Hoe aan de eisen is voldaan

De webshop is gebouwd volgens WCAG 2.2, niveau AA, en EN 301 549. De webshop **voldoet gedeeltelijk**.

${dutchProof(ACCESSIBILITY)}

## Wat nog ontbreekt

- Video’s zijn zonder spraak en hebben geen audiodescriptie; wat ze tonen staat ernaast
- Productbladen van fabrikanten zijn soms pdf’s zonder structuur; wij lezen ze graag telefonisch voor

## Werkt er iets niet?

Schrijf naar [${entity.email}](${entity.email}) of bel ${phone}. Wij antwoorden binnen vijf werkdagen.

## Toezicht

De toezichthouder is ${body}.`
}
