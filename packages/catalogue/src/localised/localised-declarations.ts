import type { Market } from '@shop/domain/market/markets'
import type { ProductDeclaration } from '@shop/domain/product/product-declaration'
import type { ProductFactsRecord } from '@shop/engine/records/product-facts-record'
import { type I18n, localeI18n } from '@shop/i18n/locale-i18n'
import { foodDeclaration } from './food-declaration.ts'
import { localised } from './localised.ts'
import { localisedImage } from './localised-product.ts'

type Declared = { facts: ProductFactsRecord; market: Market; i18n: I18n }

/**
 * What single laws want said of a product, in the words of a locale and whatever the day is: `owedFacts` decides who
 * sees it. Put into words here, where browsers need no script for it.
 *
 * @see docs/law.md, "Declarations"
 */
export function localisedDeclarations(
  facts: ProductFactsRecord,
  { isInfantFormula }: { isInfantFormula: boolean },
  market: Market,
): ProductDeclaration[] {
  const declared = { facts, market, i18n: localeI18n(market.locale) }
  const declarations = [
    hazards(declared),
    facts.food ? foodDeclaration(facts.food, isInfantFormula, market) : null,
    dataNotice(declared),
    support(declared),
    battery(declared),
    makerRepair(declared),
    productPassport(declared),
    deforestation(declared),
  ]
  return declarations.filter((declaration) => declaration !== null)
}

/** @see eu-duties C-36 */
function hazards({ facts, market, i18n }: Declared): ProductDeclaration | null {
  if (!facts.hazards) return null
  const { pictograms, signalWord, statements, precautions } = facts.hazards
  const signal =
    signalWord === 'danger'
      ? i18n.t({ id: 'hazards.danger', message: 'Gefahr' })
      : signalWord === 'warning'
        ? i18n.t({ id: 'hazards.warning', message: 'Achtung' })
        : null
  return {
    duty: 'C-36',
    title: i18n.t({ id: 'hazards.title', message: 'Gefahrenhinweise' }),
    lines: [
      ...(signal === null ? [] : [{ text: signal }]),
      ...[...statements, ...precautions].map((words) => ({ text: localised(words, market) })),
    ],
    images: pictograms.map((pictogram) => localisedImage(pictogram, market)),
  }
}

/** @see eu-duties C-41 */
function dataNotice({ facts, market, i18n }: Declared): ProductDeclaration | null {
  if (!facts.dataNotice) return null
  return {
    duty: 'C-41',
    title: i18n.t({ id: 'product.dataNotice', message: 'Daten des vernetzten Produkts' }),
    lines: facts.dataNotice.map((paragraph) => ({ text: localised(paragraph, market) })),
  }
}

/** @see eu-duties C-45 */
function support({ facts, market, i18n }: Declared): ProductDeclaration | null {
  if (!facts.supportUntil) return null
  const format = new Intl.DateTimeFormat(market.languageTag, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const month = format.format(new Date(`${facts.supportUntil}-01T00:00:00Z`))
  return {
    duty: 'C-45',
    title: i18n.t({ id: 'support.title', message: 'Sicherheitsaktualisierungen' }),
    lines: [
      {
        text: i18n.t({
          id: 'support.until',
          message: 'Der Hersteller behebt Sicherheitslücken mindestens bis {month}.',
          values: { month },
        }),
      },
    ],
  }
}

/** @see eu-duties C-43 */
function battery({ facts, i18n }: Declared): ProductDeclaration | null {
  if (!facts.battery) return null
  const { replacedBy, passport } = facts.battery
  const text =
    replacedBy === 'user'
      ? i18n.t({
          id: 'battery.byUser',
          message: 'Die Batterie lässt sich mit üblichem Werkzeug selbst entnehmen und ersetzen.',
        })
      : i18n.t({
          id: 'battery.byProfessional',
          message: 'Die Batterie entnimmt und ersetzt eine Fachkraft.',
        })
  const link = i18n.t({ id: 'battery.passport', message: 'Batteriepass ansehen' })
  return {
    duty: 'C-43',
    title: i18n.t({ id: 'battery.title', message: 'Batterie' }),
    lines: [{ text }, ...(passport === undefined ? [] : [{ text: link, href: passport }])],
  }
}

/** @see eu-duties C-05 */
function makerRepair({ facts, market, i18n }: Declared): ProductDeclaration | null {
  if (!facts.makerRepair) return null
  const { text, link } = facts.makerRepair
  const words = i18n.t({ id: 'makerRepair.link', message: 'Reparaturangebot des Herstellers ansehen' })
  return {
    duty: 'C-05',
    title: i18n.t({ id: 'makerRepair.title', message: 'Reparatur durch den Hersteller' }),
    lines: [{ text: localised(text, market) }, ...(link === null ? [] : [{ text: words, href: link }])],
  }
}

/** @see eu-duties C-44 */
function productPassport({ facts, i18n }: Declared): ProductDeclaration | null {
  if (!facts.productPassport) return null
  return {
    duty: 'C-44',
    title: i18n.t({ id: 'passport.title', message: 'Digitaler Produktpass' }),
    lines: [
      { text: i18n.t({ id: 'passport.link', message: 'Produktpass ansehen' }), href: facts.productPassport },
    ],
  }
}

/** @see eu-duties C-42 */
function deforestation({ facts, i18n }: Declared): ProductDeclaration | null {
  if (!facts.deforestation) return null
  return {
    duty: 'C-42',
    title: i18n.t({ id: 'deforestation.title', message: 'Sorgfaltserklärung zu Entwaldung' }),
    lines: [
      {
        text: i18n.t({
          id: 'deforestation.numbers',
          message: 'Referenznummer nach der Verordnung (EU) 2023/1115: {numbers}',
          values: { numbers: facts.deforestation.join(', ') },
        }),
      },
    ],
  }
}
