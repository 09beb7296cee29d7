import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'
import type { FrenchFacts } from '../product/french-facts.ts'
import type { ProductFacts } from '../product/product-facts.ts'

/**
 * The facts of a product without those that no law of its country asks to show at this moment: what France wants said,
 * what a connected product records, and the label of a guarantee of durability.
 *
 * @see eu-duties C-02b, C-19b-FR-fee, C-41
 */
export function owedFacts(facts: ProductFacts, place: DutyPlace, now: Date): ProductFacts {
  const { dataNotice, durabilityGuarantee, ecoParticipation, french, ...always } = facts
  const owed = french && owedInFrance(french, place, now)
  return {
    ...always,
    durabilityGuarantee: isOwed(DUTIES['C-02b'], place, now) ? durabilityGuarantee : null,
    ecoParticipation: isOwed(DUTIES['C-19b-FR-fee'], place, now) ? ecoParticipation : null,
    ...(dataNotice && isOwed(DUTIES['C-41'], place, now) ? { dataNotice } : {}),
    ...(owed && Object.keys(owed).length > 0 ? { french: owed } : {}),
  }
}

function owedInFrance(french: FrenchFacts, place: DutyPlace, now: Date): FrenchFacts {
  const { repairIndex, durabilityIndex, spareParts, triman, environmentalSheet } = french
  const hasIndex = isOwed(DUTIES['C-19b-FR-repair'], place, now)
  return {
    ...(hasIndex && repairIndex ? { repairIndex } : {}),
    ...(hasIndex && durabilityIndex ? { durabilityIndex } : {}),
    ...(spareParts && isOwed(DUTIES['C-19b-FR-parts'], place, now) ? { spareParts } : {}),
    ...(triman && isOwed(DUTIES['C-19b-FR-sorting'], place, now) ? { triman } : {}),
    ...(environmentalSheet && isOwed(DUTIES['C-19b-FR-sheet'], place, now) ? { environmentalSheet } : {}),
  }
}
