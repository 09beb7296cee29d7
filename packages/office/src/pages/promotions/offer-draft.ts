import { PromotionRecord, SingleEffectRecord } from '@shop/api-client/office/promotion-record'
import * as v from 'valibot'
import { blankEffect, type LooseRecord } from './record-fields.ts'

/** A promotion while it is written: everything but its effect and its conditions is as it is kept. */
export type OfferDraft = Omit<PromotionRecord, 'effect' | 'conditions'> & {
  effect: LooseRecord
  conditions: LooseRecord[]
}

const Loose = v.record(v.string(), v.unknown())

/** A draft as the tab keeps it. A turn that is no number is none in JSON either. */
export const KeptOffer = v.object({
  form: v.object({
    id: v.string(),
    code: v.nullable(v.string()),
    needsCode: v.boolean(),
    name: v.object({ de: v.string(), fr: v.string(), nl: v.string() }),
    schedule: v.object({ from: v.nullable(v.string()), to: v.nullable(v.string()) }),
    isActive: v.boolean(),
    priority: v.pipe(
      v.nullable(v.number()),
      v.transform((turn) => turn ?? Number.NaN),
    ),
    combinability: v.picklist(['always', 'never', 'with_promotions']),
    effect: Loose,
    conditions: v.array(Loose),
  }),
  seen: v.nullable(v.number()),
})

const NO_WORDS = { de: '', fr: '', nl: '' }

/** A promotion about which nothing is said yet; it is switched on by hand, once it was tried. */
export function newDraft(): OfferDraft {
  return {
    id: '',
    code: null,
    needsCode: false,
    name: NO_WORDS,
    schedule: { from: null, to: null },
    isActive: false,
    priority: 100,
    combinability: 'always',
    conditions: [],
    effect: blankEffect('automatic_discount'),
  }
}

export function draftOf(record: PromotionRecord): OfferDraft {
  return { ...record, effect: { ...record.effect }, conditions: record.conditions.map((one) => ({ ...one })) }
}

/** A step of which nothing is said yet; `nth` counts from 1. */
export function newTier(nth: number): LooseRecord {
  return { id: `tier-${nth}`, name: NO_WORDS, mov: null, effect: blankEffect('automatic_discount') }
}

export function tiersOf(effect: LooseRecord): LooseRecord[] {
  return Array.isArray(effect.tiers) ? effect.tiers.filter(isRecord) : []
}

export function isRecord(value: unknown): value is LooseRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type CheckedDraft = {
  /** Null where something is wrong. */
  record: PromotionRecord | null
  /** Paths of the fields that are wrong: `name.fr`, `effect.tiers.0.mov`. */
  wrong: string[]
}

/**
 * A draft against the schema of promotions. Of alternatives the schema says only that none fits, so the effect is asked by
 * its own kind.
 */
export function checkedDraft(draft: OfferDraft): CheckedDraft {
  const whole = v.safeParse(PromotionRecord, draft)
  if (whole.success) return { record: whole.output, wrong: [] }
  const others = whole.issues.map(pathOf).filter((path) => !path.startsWith('effect'))
  return { record: null, wrong: [...new Set([...others, ...wrongInEffect(draft.effect)])] }
}

function wrongInEffect(effect: LooseRecord): string[] {
  if (effect.type !== 'tiered') return wrongInSingle(effect).map((path) => `effect.${path}`)
  const tiers = tiersOf(effect)
  if (tiers.length === 0) return ['effect.tiers']
  return tiers.flatMap((tier, index) => {
    const name = isRecord(tier.name) ? tier.name : {}
    const words = Object.keys(NO_WORDS).filter((language) => isEmpty(name[language]))
    const own = isRecord(tier.effect) ? wrongInSingle(tier.effect).map((path) => `effect.${path}`) : []
    return [
      ...words.map((language) => `name.${language}`),
      ...(isAmount(tier.mov) ? [] : ['mov']),
      ...own,
    ].map((path) => `effect.tiers.${index}.${path}`)
  })
}

function wrongInSingle(effect: LooseRecord): string[] {
  const parsed = v.safeParse(SingleEffectRecord, effect)
  if (parsed.success) return []
  // Rules about two fields name none: what they are about is the discount, or what can be chosen.
  const unnamed = effect.applicableItemSelectionType === 'variant_ids' ? 'variantIds' : 'discountValue'
  return parsed.issues.map((issue) => pathOf(issue).split('.')[0] || unnamed)
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? ''
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

function isAmount(value: unknown): boolean {
  const amounts = isRecord(value) ? Object.values(value) : [value]
  return amounts.every((amount) => typeof amount === 'number')
}

/** A short name for the log and for other systems, out of the German one. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
}
