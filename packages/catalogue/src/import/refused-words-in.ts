import { greenClaims } from '@shop/domain/duties/green-claims'
import { guaranteeClaims } from '@shop/domain/duties/guarantee-claims'
import { seasonWord } from '@shop/domain/duties/sale-season'
import { typedDiscount } from '@shop/domain/duties/typed-discount'
import { LANGUAGES } from '@shop/domain/market/markets'
import { speaksOfGuarantee } from '@shop/domain/product/durability-guarantee'
import type { CatalogueRecord, Localised } from '@shop/engine/records/catalogue-record'

/** A text of a record that no shop may show, and why. */
type RefusedWords = { field: string; reason: string }

/** Grows with every rule below, so that lines which were imported before it are read again. */
export const WORD_RULES = 2

/**
 * The texts of a record that must not be published: a discount typed into a badge, the words of a sales season, which a
 * record cannot take back when it ends, environmental claims without proof, and what sells the guarantee of the law or
 * makes a mark of another one.
 *
 * @see eu-duties C-02, C-03, C-09, C-13
 */
export function refusedWordsIn(record: CatalogueRecord): RefusedWords[] {
  return refusedTexts(record, record.kind === 'product' && record.facts?.environmentalProof !== undefined)
}

/** The same of a part of a record, `{ label }`. @param hasProof its product names the scheme behind an environmental claim */
export function refusedTexts(part: object, hasProof: boolean): RefusedWords[] {
  return [...textsOf(part, '')].flatMap(({ field, text }) =>
    LANGUAGES.flatMap((language) => {
      const words = text[language]
      const season = seasonWord(words)
      const discount = field === 'promo' ? typedDiscount(words) : null
      const claims = hasProof ? [] : greenClaims(words, language)
      const guarantees =
        field === 'promo' && speaksOfGuarantee(words) ? [words] : guaranteeClaims(words, language)
      return [
        ...(discount === null
          ? []
          : [
              `"${discount}" is a discount: the shop computes it from prices and promotions, so leave it out`,
            ]),
        ...(season === null
          ? []
          : [`"${season}" is for the days of the sales alone: say it in a campaign, which ends with them`]),
        ...claims.map(
          (claim) =>
            `"${claim}" is an environmental claim: name its scheme in facts.environmentalProof, or leave it out`,
        ),
        ...guarantees.map(
          (claim) =>
            `"${claim}" is a mark for a guarantee, or sells what the law gives anyway: say a longer one as facts.durabilityGuarantee`,
        ),
      ].map((reason) => ({ field: `${field}.${language}`, reason }))
    }),
  )
}

/** Every text in three languages, with its place. */
function* textsOf(value: unknown, field: string): Generator<{ field: string; text: Localised }> {
  if (typeof value !== 'object' || value === null) return
  if (isLocalised(value)) {
    yield { field, text: value }
    return
  }
  for (const [key, part] of Object.entries(value))
    yield* textsOf(part, field === '' ? key : `${field}.${key}`)
}

function isLocalised(value: object): value is Localised {
  const words: Partial<Record<string, unknown>> = { ...value }
  return LANGUAGES.every((language) => typeof words[language] === 'string')
}
