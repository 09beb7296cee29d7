import type { OrderStep, ShownOrder } from '@shop/api-client/office/order-commands'
import type { Right } from '@shop/domain/staff/rights'

/** A step of the order, or what the office offers with one of them. */
export type OfficeStep = OrderStep | 'exchange'

const STEP_RIGHTS: Readonly<Record<OfficeStep, Right>> = {
  ship: 'orders.ship',
  deliver: 'orders.ship',
  receive: 'orders.takeBack',
  takeBack: 'orders.takeBack',
  exchange: 'orders.money',
  paid: 'orders.money',
  transfer: 'orders.money',
  address: 'orders.change',
  refund: 'orders.money',
  cancel: 'orders.change',
  mail: 'mails.send',
  note: 'orders.note',
}

/** What somebody may do with an order as it is now. */
export function openSteps(
  { steps, lines }: Pick<ShownOrder, 'steps' | 'lines'>,
  may: (right: Right) => boolean,
): OfficeStep[] {
  // What comes back without a word can be exchanged as well; what is packed comes from nobody.
  const isWithShopper = lines.some(({ away, state }) => away > 0 && state !== 'in_fulfilment')
  const offered = steps.flatMap((step): OfficeStep[] =>
    step === 'takeBack' && isWithShopper ? [step, 'exchange'] : [step],
  )
  return offered.filter((step) => may(STEP_RIGHTS[step]))
}
