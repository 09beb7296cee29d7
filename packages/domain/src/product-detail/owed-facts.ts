import { DUTIES } from '../duties/duties.ts'
import { type Duty, type DutyPlace, isOwed } from '../duties/duty.ts'
import type { FrenchFacts } from '../product/french-facts.ts'
import type { ProductFacts } from '../product/product-facts.ts'

/**
 * The facts of a product without those that no law of its country asks to show at this moment: what France wants said,
 * declarations of single laws, and the label of a guarantee of durability.
 *
 * @see eu-duties C-02b, C-19b-FR-fee, C-36, C-41 to C-45
 */
export function owedFacts(facts: ProductFacts, place: DutyPlace, now: Date): ProductFacts {
  const { declarations = [], durabilityGuarantee, ecoParticipation, french, ...always } = facts
  const declared = declarations.filter(({ duty }) => isDeclared(duty, place, now))
  const owed = french && owedInFrance(french, place, now)
  return {
    ...always,
    durabilityGuarantee: isOwed(DUTIES['C-02b'], place, now) ? durabilityGuarantee : null,
    ecoParticipation: isOwed(DUTIES['C-19b-FR-fee'], place, now) ? ecoParticipation : null,
    ...(declared.length > 0 ? { declarations: declared } : {}),
    ...(owed && Object.keys(owed).length > 0 ? { french: owed } : {}),
  }
}

function isDeclared(id: string, place: DutyPlace, now: Date): boolean {
  const duties: Readonly<Record<string, Duty>> = DUTIES
  const duty = duties[id]
  return duty !== undefined && isOwed(duty, place, now)
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
