import type { OrderStep, ShownOrder } from '@shop/api-client/office/order-commands'
import type { Right } from '@shop/domain/staff/rights'

const STEP_RIGHTS: Readonly<Record<OrderStep, Right>> = {
  ship: 'orders.ship',
  deliver: 'orders.ship',
  receive: 'orders.takeBack',
  takeBack: 'orders.takeBack',
  paid: 'orders.money',
  transfer: 'orders.money',
  address: 'orders.change',
  refund: 'orders.money',
  cancel: 'orders.change',
  mail: 'mails.send',
  note: 'orders.note',
}

/** What somebody may do with an order as it is now. */
export function openSteps({ steps }: Pick<ShownOrder, 'steps'>, may: (right: Right) => boolean): OrderStep[] {
  return steps.filter((step) => may(STEP_RIGHTS[step]))
}
