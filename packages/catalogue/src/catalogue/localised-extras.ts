import type { Market } from '@shop/domain/market/markets'
import type { ProductFacts } from '@shop/domain/product/product-facts'
import { responsibleIn } from '@shop/domain/product-detail/responsible-in'
import { INFANT_FORMULA } from '@shop/domain/recommendation/is-promotable'
import { localeI18n } from '@shop/i18n/locale-i18n'
import { recallTitle } from '@shop/i18n/recall-words'
import { localised } from '../localised/localised.ts'
import { localisedFacts } from '../localised/localised-facts.ts'
import { localisedAdvancedAttributes } from '../localised/localised-product.ts'
import type { StoredProduct } from '../products/catalogue-store.ts'
import type { ProductExtras } from './catalogue.ts'

/** Attributes that steer the shop or are elsewhere on the page. */
const NOT_FEATURES = new Set([
  'name',
  'subbrand',
  'category',
  'personalisierterArtikel',
  'bulkyOrLoad',
  'durchschnittBewertungen',
  'anzahlBewertungen',
])
/** A longer list is no line to read; it is offered as facets instead. */
const MAX_LISTED_VALUES = 40
/** Advanced attributes that describe the thing; all others steer the shop. */
const DESCRIBING = ['masse', 'vppdimension', 'gewicht', 'dimAlterGeeignetAb', 'faserzusammensetzung']

/** What the product page shows beyond the product, in one locale and by the law of a moment. */
export function localisedExtras(stored: StoredProduct, market: Market, now: Date): ProductExtras {
  const { safety, care, facts } = stored
  return {
    safety: safety && {
      maker: { name: safety.manufacturer, address: safety.address, email: safety.email },
      responsiblePerson: responsibleIn(safety.responsiblePerson ?? null, market, now),
    },
    care: care.map((line) => localised(line, market)),
    features: [...plainFeatures(stored, market), ...describingFeatures(stored, market)],
    facts: factsOf(stored, market),
    bundle: facts.bundle ?? null,
  }
}

/** The facts of a product in one locale, with the warnings of its safety block. */
export function factsOf(stored: StoredProduct, market: Market): ProductFacts {
  const safetyWarnings = [
    ...recallWarnings(stored, market),
    ...(stored.safety?.warnings ?? []).map((warning) => localised(warning, market)),
  ]
  const advancedAttributes = localisedAdvancedAttributes(stored, market)
  const isInfantFormula = (stored.attributes[INFANT_FORMULA]?.values ?? []).some(({ value }) => value === '1')
  const facts = localisedFacts(stored.facts, { safetyWarnings, advancedAttributes, isInfantFormula }, market)
  return stored.recalls.length > 0 ? { ...facts, isRecalled: true } : facts
}

/** A running recall is the first warning of its product, wherever its warnings stand. @see eu-duties C-15 */
function recallWarnings({ recalls }: StoredProduct, market: Market): string[] {
  const i18n = localeI18n(market.locale)
  return recalls.map(({ headline, hazard, whatToDo }) =>
    [
      recallTitle(i18n, sentence(localised(headline, market))),
      localised(hazard, market),
      localised(whatToDo, market),
    ].join(' '),
  )
}

/** A headline ends without a full stop, and a sentence follows here. */
function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}

function plainFeatures({ attributes, facts }: StoredProduct, market: Market): ProductExtras['features'] {
  return (
    Object.entries(attributes)
      .filter(([key, { values }]) => !NOT_FEATURES.has(key) && values.length > 0)
      .filter(([, { values }]) => values.length <= MAX_LISTED_VALUES)
      // Seals with their texts are beside the button.
      .filter(([key]) => key !== 'siegel' || !facts.seals)
      .map(([key, { label, values }]) => ({
        key,
        label: localised(label, market),
        value: values.map((one) => localised(one.label, market)).join(', '),
      }))
  )
}

function describingFeatures(
  { advancedAttributes, facts }: StoredProduct,
  market: Market,
): ProductExtras['features'] {
  return DESCRIBING.flatMap((key) => {
    const attribute = advancedAttributes[key]
    // Fibres one by one say more than the single line, and have a place of their own.
    if (!attribute || (key === 'faserzusammensetzung' && facts.fibres)) return []
    const { label, value } = attribute
    return [
      {
        key,
        label: localised(label, market),
        value: typeof value === 'object' ? localised(value, market) : String(value),
      },
    ]
  })
}
