import { Problem } from '@shop/api-client/contract/problem'
import { acceptNotices, type PaymentDesk } from '../accept-notices.ts'
import { dueSandboxNotices, sandboxNoticeSent } from './sandbox-notice-store.ts'
import type { SignedNotice } from './sandbox-provider.ts'

/**
 * Sends a notice of the sandbox to the shop as a webhook would arrive. A refusal (captured already, a button pressed
 * twice) is not retried: there is no real money.
 */
export async function sendSandboxNotice(desk: PaymentDesk, { body, signature }: SignedNotice): Promise<void> {
  const headers = new Headers({ 'x-signature': signature })
  try {
    await acceptNotices(desk, 'sandbox', { body, headers })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    console.error(`The shop refused a notice of the payment sandbox: ${error.document.detail}`)
  }
}

/** Sends the notices that the sandbox kept back on purpose. */
export async function sendSandboxNotices(desk: PaymentDesk, now: Date): Promise<void> {
  const { sql } = desk.database
  for (const { id, notice } of await dueSandboxNotices(sql, now)) {
    await sendSandboxNotice(desk, notice)
    await sandboxNoticeSent(sql, id, now)
  }
}
