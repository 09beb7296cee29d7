import type { LegalEntity } from '../shop/brand.ts'
import { DUTIES, type DutyId } from './duties.ts'
import { type DutyPlace, isOwed } from './duty.ts'

/** What of a shop's set-up the duties look at. */
export type ShopSettings = {
  market: DutyPlace
  legal: LegalEntity
  features: { withdrawalFunction: boolean }
}

/** A setting that a duty asks for and a shop has not, by its name in `brand.ts`. */
export type MissingSetting = { duty: DutyId; setting: string }

/** What the set-up of a shop lacks of what the duties of its country ask. @see docs/law.md */
export function missingSettings({ market, legal, features }: ShopSettings, now: Date): MissingSetting[] {
  const owes = (duty: DutyId) => isOwed(DUTIES[duty], market, now)
  const missing: MissingSetting[] = []
  if (owes('C-01') && !features.withdrawalFunction)
    missing.push({ duty: 'C-01', setting: 'features.withdrawalFunction' })
  if (owes('C-35'))
    for (const [field, value] of Object.entries(legal))
      if (value.trim() === '') missing.push({ duty: 'C-35', setting: `legal.${market.country}.${field}` })
  return missing
}
