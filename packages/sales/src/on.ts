import type { CallContext as CustomerContext } from '@shop/customers/on'
import { bindCalls, type WithSession } from '@shop/engine/on'
import type { LoyaltyProgramme } from '@shop/engine/ports/loyalty/loyalty-programme'
import type { PaymentProvider } from '@shop/engine/ports/payment-provider'
import type { PickupPoints } from '@shop/engine/ports/pickup-points'
import type { ReturnCarrier } from '@shop/engine/ports/return-carrier'
import type { ContractTexts } from './legal-texts/contract-texts.ts'

export type SalesServices = {
  /** Terms and instruction on withdrawal as they are now, kept for the orders made under them. */
  contractTexts: ContractTexts
  /** The provider for every method that needs one; null where none is configured. */
  payments: PaymentProvider | null
  /** Credits points to members; null where nobody does. */
  loyalty: LoyaltyProgramme | null
  /** Null where parcels come to doors only. */
  pickupPoints: PickupPoints | null
  /** The carrier of returns. */
  returnCarrier: ReturnCarrier
  /** Announces that these variants have another stock now. */
  stockChanged(variantIds: readonly number[]): void
}

/** What handlers of sales may use. */
export type CallContext = CustomerContext & { services: SalesServices }
export type SessionContext = WithSession<CallContext>

export const { on, onSession } = bindCalls<CallContext>()
