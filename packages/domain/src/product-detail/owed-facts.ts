import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'
import type { ProductFacts } from '../product/product-facts.ts'

/**
 * The facts of a product without those that no law of its country asks to show at this moment: the contribution to
 * recycling, and what a connected product records.
 *
 * @see eu-duties C-19b-FR-fee, C-41
 */
export function owedFacts(facts: ProductFacts, place: DutyPlace, now: Date): ProductFacts {
  const { dataNotice, ecoParticipation, ...always } = facts
  return {
    ...always,
    ecoParticipation: isOwed(DUTIES['C-19b-FR-fee'], place, now) ? ecoParticipation : null,
    ...(dataNotice && isOwed(DUTIES['C-41'], place, now) ? { dataNotice } : {}),
  }
}
