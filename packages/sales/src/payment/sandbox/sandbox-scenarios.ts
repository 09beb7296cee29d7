import type { NoticeKind } from '@shop/engine/ports/payment-provider'
import type { SandboxInput } from './sandbox-token.ts'

/** Every way a payment can go at the sandbox. @see product §5 */
export const SANDBOX_SCENARIOS = [
  'approve',
  'decline',
  'abandon',
  'late',
  'overdue',
  'duplicate',
  'unordered',
  'partial',
] as const
export type SandboxScenario = (typeof SANDBOX_SCENARIOS)[number]

/** A notice that the sandbox is going to send, at once when no time is given. */
export type PlannedNotice = { kind: NoticeKind; amount: number; at: Date | null }

const LATE_MILLISECONDS = 20_000
/** By then the shop has given the order up. */
const OVERDUE_MILLISECONDS = 60_000

/** The notices that the sandbox sends, in this order, when the shopper presses a button. */
export function plannedNotices(
  scenario: SandboxScenario,
  { amount, expiresAt }: Pick<SandboxInput, 'amount' | 'expiresAt'>,
  now: Date,
): PlannedNotice[] {
  const notice = (kind: NoticeKind, part = amount): PlannedNotice => ({ kind, amount: part, at: null })
  const agreed = notice('authorised')
  switch (scenario) {
    case 'approve':
      return [agreed]
    case 'decline':
      return [notice('failed')]
    case 'abandon':
      return [notice('cancelled')]
    case 'late':
      return [{ ...agreed, at: new Date(now.getTime() + LATE_MILLISECONDS) }]
    case 'overdue':
      return [{ ...agreed, at: new Date(Date.parse(expiresAt) + OVERDUE_MILLISECONDS) }]
    case 'duplicate':
      return [agreed, agreed]
    case 'unordered':
      return [notice('captured'), agreed]
    case 'partial':
      return [agreed, notice('captured', Math.ceil(amount / 2))]
  }
}
