import { paymentOrderState } from '../../orders/payment-store.ts'
import type { PaymentDesk } from '../accept-notices.ts'
import { type SandboxCard, sandboxCard } from './sandbox-cards.ts'
import { putSandboxNotice } from './sandbox-notice-store.ts'
import type { SandboxProvider } from './sandbox-provider.ts'
import { plannedNotices, type SandboxScenario } from './sandbox-scenarios.ts'
import type { SandboxInput } from './sandbox-token.ts'
import { sendSandboxNotice, sendSandboxNotices } from './send-sandbox-notices.ts'

/** The sandbox at work: its pages play a scenario, and what it kept back is sent when its time has come. */
export type Sandbox = {
  readonly provider: SandboxProvider
  /** Sends the notices of a scenario, with the card that was typed in; whether the order is lost afterwards. */
  play(input: SandboxInput, scenario: SandboxScenario, card?: SandboxCard): Promise<boolean>
  sendDue(now: Date): Promise<void>
}

export function openSandbox(provider: SandboxProvider, desk: PaymentDesk): Sandbox {
  return {
    provider,
    async play(input, scenario, card = 'visa') {
      const facts = sandboxCard(card, desk.now())
      for (const { kind, amount, at } of plannedNotices(scenario, input, desk.now())) {
        const notice = provider.signedNotice(input, { kind, amount }, facts)
        if (at === null) await sendSandboxNotice(desk, notice)
        else await putSandboxNotice(desk.database.sql, notice, at)
      }
      const state = await paymentOrderState(desk.database.sql, input.paymentId)
      return state === 'payment_failed' || state === 'cancelled'
    },
    sendDue: (now) => sendSandboxNotices(desk, now),
  }
}
