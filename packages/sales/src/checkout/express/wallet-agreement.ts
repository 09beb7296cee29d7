import { isShopMoney } from '@shop/domain/order/payment-type'
import { isCovered, walletMethod } from '@shop/domain/payment/express-wallet'
import type { Sql } from '@shop/engine/db/database'
import type { WalletAgreement } from '@shop/engine/ports/express-wallet'
import type { SessionContext } from '../../on.ts'
import { paymentById } from '../../orders/payment-store.ts'
import type { PlacedOrder } from '../../orders/placed-order.ts'
import { ownAnswer, type WalletAnswer } from './wallet-ticket.ts'

type Said = { walletAnswer?: string }

/**
 * The id of the payment that a wallet has agreed to: the provider knows the wallet's order by it, and no second order can
 * use the same agreement. Null without an agreement, and for one that was used.
 */
export async function agreedPaymentId(
  context: SessionContext,
  sql: Sql,
  { method, ...input }: Said & { method: string | null },
): Promise<string | null> {
  const said = saidBy(context, input)
  // Another method knows nothing of the wallet's order, whose end must not end its payment.
  if (said === null || walletMethod(said.ticket.wallet) !== method) return null
  const { paymentId } = said.ticket
  return (await paymentById(sql, paymentId)) === null ? paymentId : null
}

/** The wallet's agreement, if it covers this order; null otherwise, and then the wallet is asked again. */
export function agreementOf(
  context: SessionContext,
  input: Said,
  { order, paymentId }: Pick<PlacedOrder, 'order' | 'paymentId'>,
): WalletAgreement | null {
  const said = saidBy(context, input)
  const asked = order.payment.find(({ key }) => !isShopMoney(key))
  if (said === null || asked === undefined) return null
  const { wallet, amount, currencyCode, reference } = said.ticket
  const counts =
    said.ticket.paymentId === paymentId &&
    walletMethod(wallet) === asked.key &&
    currencyCode === order.currencyCode &&
    isCovered(wallet, amount, asked.amount)
  if (!counts) return null
  const walletOrder = reference !== null && said.data !== null ? { reference, data: said.data } : null
  return { wallet, agreed: amount, said: said.said, order: walletOrder }
}

function saidBy({ services, session, now }: SessionContext, { walletAnswer }: Said): WalletAnswer | null {
  const provider = services.payments?.express
  if (walletAnswer === undefined || !provider) return null
  return ownAnswer(walletAnswer, provider.secret, { userId: session.userId, now })
}
