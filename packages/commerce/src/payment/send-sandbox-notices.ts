import type { OrderState } from '@shop/domain/order/order'
import { acceptNotices, type PaymentDesk } from './accept-notices.ts'
import { dueSandboxNotices, sandboxNoticeSent } from './sandbox-notice-store.ts'
import type { SignedNotice } from './sandbox-provider.ts'

/** Sends a notice of the sandbox to the shop as a webhook would arrive. */
export async function sendSandboxNotice(
  desk: PaymentDesk,
  { body, signature }: SignedNotice,
): Promise<OrderState | null> {
  const headers = new Headers({ 'x-signature': signature })
  const states = await acceptNotices(desk, 'sandbox', { body, headers })
  return states?.[0] ?? null
}

/** Sends the notices that the sandbox kept back on purpose. A refusal is not sent again: there is no real money. */
export async function sendSandboxNotices(desk: PaymentDesk, now: Date): Promise<void> {
  const { sql } = desk.database
  for (const { id, notice } of await dueSandboxNotices(sql, now)) {
    await sendSandboxNotice(desk, notice).catch((error: unknown) =>
      console.error('The shop refused a notice of the payment sandbox.', error),
    )
    await sandboxNoticeSent(sql, id, now)
  }
}
