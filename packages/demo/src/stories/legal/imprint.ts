import type { Brand } from '@shop/domain/shop/brand'
import { t } from '../../words/localised.ts'
import { type MarketFacts, perMarket } from '../market-facts.ts'
import { legalText } from '../story-frames.ts'
import type { StoryPage } from '../story-parts.ts'
import { voiceOf } from '../voice.ts'
import { dutchContactPoints, frenchContactPoints, germanContactPoints } from './contact-points.ts'
import { dutchDispute, frenchDispute, germanDispute } from './dispute.ts'

/** Who runs the shop, and who settles a dispute, as each country asks for it. @see eu-duties C-23, C-35 */
export function imprint(brand: Brand): StoryPage {
  const say = voiceOf(brand)
  const title = t('Impressum', 'Mentions légales', 'Colofon')
  return {
    slug: 'impressum',
    title,
    description: t(
      `Wer hinter ${brand.name} steht und wie ${say('Sie uns erreichen', 'du uns erreichst')}.`,
      `Qui se trouve derrière ${brand.name} et comment nous joindre.`,
      `Wie er achter ${brand.name} staat en hoe ${say('u', 'je')} ons bereikt.`,
    ),
    body: [
      legalText(
        perMarket(brand, (facts) => t(german(facts), french(facts), dutch(facts))),
        '2026-11-26',
      ),
    ],
  }
}

function german({ entity, address, phone, hours, country, say }: MarketFacts): string {
  const duty = {
    DE: 'Angaben nach § 5 DDG',
    AT: 'Angaben nach § 5 ECG, § 14 UGB und § 25 MedienG',
    CH: 'Angaben nach Art. 3 Abs. 1 lit. s UWG',
  }
  const of = <T>(texts: { DE: T; AT: T; CH: T }) =>
    country === 'AT' ? texts.AT : country === 'CH' ? texts.CH : texts.DE
  return `${of(duty)}

## Anbieter

${address}

Vertreten durch: ${entity.managingDirector}

## Kontakt

- E-Mail: [${entity.email}](${entity.email})
- Telefon: ${phone}, ${hours}
- [Kontaktformular](/kontakt/)

## Register und Steuern

${entity.register}

Umsatzsteuer-ID: ${entity.vatId}
${country === 'AT' ? '\nUnternehmensgegenstand: Versandhandel. Mitglied der Wirtschaftskammer. Anwendbar ist die Gewerbeordnung (ris.bka.gv.at).\n' : ''}
${germanContactPoints({ entity, phone, country })}
## Produktsicherheit

Gefährliche Produkte bitte an ${entity.email} melden. Was zurückgerufen ist, steht unter [Produktrückrufe](/rueckrufe/).

## Verantwortlich für den Inhalt

${entity.managingDirector}, Anschrift wie oben

## Streitbeilegung

${germanDispute({ country, say })}`
}

function french({ entity, shareCapital, address, phone, hours, country, shop }: MarketFacts): string {
  const host =
    country === 'FR'
      ? `\n## Hébergement\n\nLe site est hébergé par ${address}, téléphone : ${phone}.\n\nDirection de la publication : ${entity.managingDirector}.\n`
      : ''
  return `## Éditeur

${address}

Représentée par : ${entity.managingDirector}

## Contact

- E-mail : [${entity.email}](${entity.email})
- Téléphone : ${phone}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}
- [Formulaire de contact](/kontakt/)

## Registre et TVA

${entity.register}
${country === 'FR' ? `\nCapital social : ${capital(shareCapital)}\n` : ''}
${country === 'BE' ? 'Numéro d’entreprise (BCE) et de TVA' : 'Numéro de TVA'} : ${entity.vatId}
${host}${frenchContactPoints({ entity, phone, country })}
## Sécurité des produits

Pour signaler un produit dangereux : ${entity.email}. Les produits rappelés figurent sous [Rappels de produits](/rueckrufe/).

## Litiges

${frenchDispute({ country })}

Les textes et les images de ce site appartiennent à ${shop}.`
}

function capital({ amount, currency }: MarketFacts['shareCapital']): string {
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  )
}

function dutch({ entity, address, phone, hours, country, say }: MarketFacts): string {
  return `## Aanbieder

${address}

Vertegenwoordigd door: ${entity.managingDirector}

## Contact

- E-mail: [${entity.email}](${entity.email})
- Telefoon: ${phone}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}
- [Contactformulier](/kontakt/)

## Register en btw

${entity.register}

${country === 'BE' ? 'Ondernemingsnummer (KBO) en btw-nummer' : 'Btw-nummer'}: ${entity.vatId}
${dutchContactPoints({ entity, phone, country })}
## Productveiligheid

Meld gevaarlijke producten via ${entity.email}. Wat is teruggeroepen, staat onder [Terugroepacties](/rueckrufe/).

## Verantwoordelijk voor de inhoud

${entity.managingDirector}, zelfde adres

## Geschillen

${dutchDispute({ country, say })}`
}
