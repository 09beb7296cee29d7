import type { Right } from '@shop/domain/staff/rights'

/** What stands under System, in its order. */
export const SYSTEM_PARTS = ['health', 'approvals', 'tokens', 'hooks', 'mails', 'maintenance'] as const
export type SystemPart = (typeof SYSTEM_PARTS)[number]

/** What somebody needs to see a part. */
export const RIGHT_OF_PART: Readonly<Record<SystemPart, Right>> = {
  health: 'system.read',
  approvals: 'money.approve',
  tokens: 'tokens.read',
  hooks: 'system.read',
  mails: 'system.read',
  maintenance: 'system.read',
}
