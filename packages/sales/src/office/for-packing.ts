import type { FoundOrder, ShownOrder } from '@shop/api-client/office/order-commands'
import { CANCELLATIONS, type OrderEntry } from '@shop/api-client/office/order-entry'
import { mayRun } from '@shop/engine/command/actor'
import type { CommandContext } from '@shop/engine/command/bind-commands'

/** Whether somebody sees more of an order than packing needs. */
export function seesWhole({ actor }: Pick<CommandContext, 'actor'>): boolean {
  return mayRun(actor, 'orders.whole')
}

/** Entries that say what to do with a parcel; those about money and mails may name whoever has bought it. */
const FOR_PACKING: readonly OrderEntry['code'][] = ['noted', 'sent', ...CANCELLATIONS, 'readdressed']

/** Whether who packs reads what was noted, beside that something was. */
export function isForPacking(entry: OrderEntry | null): boolean {
  return entry !== null && FOR_PACKING.includes(entry.code)
}

/** An order for who packs it: what goes into the parcel, where it goes and who brings it. */
export function forPacking(order: ShownOrder): ShownOrder {
  const { firstName, lastName } = order.shippingAddress
  return {
    ...order,
    isWhole: false,
    customer: { firstName, lastName, email: '', phone: null, isGuest: false, blocked: null },
    billingAddress: null,
    lines: order.lines.map((line) => ({ ...line, total: 0 })),
    totals: { items: 0, shipping: 0, fee: 0, reduction: 0, giftcard: 0, balance: 0, total: 0 },
    payments: [],
    owed: [],
    refundable: 0,
    open: 0,
    papers: order.papers.filter(({ kind }) => kind === 'delivery-note'),
    mails: [],
    events: order.events.flatMap((event) => {
      if (isForPacking(event.entry)) return [event]
      return event.from === event.to ? [] : [{ ...event, entry: null, note: null }]
    }),
    others: [],
    points: null,
    resendable: [],
  }
}

/** An order in the list of who packs: by whom and for how much is left out. */
export function foundForPacking(order: FoundOrder): FoundOrder {
  return { ...order, email: '', total: 0 }
}
