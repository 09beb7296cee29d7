/** An order that the shop has answered with a number. */
export type AnsweredOrder = {
  number: string
  email: string
  variantId: number
  quantity: number
  /** Paid at the provider: its notice is sent, and answered. */
  isPaid: boolean
}

/**
 * What shoppers have asked and been answered while something failed: the shop's own words, with which its database is
 * compared afterwards.
 */
export type Ledger = {
  requests: number
  /** Answers by status. */
  statuses: Map<number, number>
  /** Requests without an answer. */
  lost: number
  orders: AnsweredOrder[]
  /** By e-mail: those who have pressed the button, answered or not. Each wants one order. */
  pressed: Set<string>
  /** Receipts of withdrawals, with the number of the order. */
  withdrawals: { number: string; orderNumber: string }[]
  /** Orders that came back, by the command's own word. */
  returned: Set<string>
  /** Milliseconds of answered requests, by what was asked. */
  times: Map<string, number[]>
  /** Answers that were false or broken at the moment they came. */
  complaints: string[]
  /** How many requests of orders wait for their answers. */
  ordering: number
  /** Pages that a shop did not show although it answered. */
  failedPages: number
}

export function newLedger(): Ledger {
  return {
    requests: 0,
    statuses: new Map(),
    lost: 0,
    orders: [],
    pressed: new Set(),
    withdrawals: [],
    returned: new Set(),
    times: new Map(),
    complaints: [],
    ordering: 0,
    failedPages: 0,
  }
}

/** Counts an answer. A 500 is never one that may be given: what is away for a moment is answered with 503. */
export function answered(
  ledger: Ledger,
  what: string,
  answer: { status: number; milliseconds: number; text: string },
) {
  const { status, milliseconds, text } = answer
  ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1)
  const times = ledger.times.get(what) ?? []
  times.push(milliseconds)
  ledger.times.set(what, times)
  if (what === 'page' && status >= 500) ledger.failedPages += 1
  if (status === 500) ledger.complaints.push(`${what} was answered with 500: ${text.slice(0, 200)}`)
}

/** What the database has of a shop after a fault. */
export type Kept = {
  orders: readonly {
    number: string
    email: string
    state: string
    items: readonly { variantId: number; quantity: number }[]
  }[]
  withdrawals: readonly { number: string; orderNumber: string }[]
  /** Numbers of orders with a payment that is promised or taken. */
  paid: ReadonlySet<string>
}

/** An order that came back, and whose money may have followed. */
const BACK: ReadonlySet<string> = new Set(['returned', 'refunded'])

/** What the shop has said and its database does not know, or knows twice; nothing where every answer was true. */
export function untruths(
  ledger: Pick<Ledger, 'orders' | 'pressed' | 'withdrawals' | 'returned'>,
  kept: Kept,
): string[] {
  const byNumber = Map.groupBy(kept.orders, ({ number }) => number)
  const byEmail = Map.groupBy(kept.orders, ({ email }) => email)
  const receipts = new Set(kept.withdrawals.map(({ number }) => number))
  return [
    ...ledger.orders.flatMap((order) => untruthOf(order, byNumber.get(order.number)?.[0], kept)),
    ...[...ledger.pressed].flatMap((email) => {
      const count = byEmail.get(email)?.length ?? 0
      return count > 1 ? [`${email} pressed the button once and has ${count} orders`] : []
    }),
    ...ledger.withdrawals.flatMap(({ number, orderNumber }) =>
      receipts.has(number)
        ? []
        : [`the withdrawal ${number} of ${orderNumber} was receipted and is not there`],
    ),
    ...[...ledger.returned].flatMap((number) => {
      const state = byNumber.get(number)?.[0]?.state
      return state !== undefined && BACK.has(state)
        ? []
        : [`${number} came back, and is ${state ?? 'unknown'}`]
    }),
  ]
}

function untruthOf(
  order: AnsweredOrder,
  found: Kept['orders'][number] | undefined,
  { paid }: Kept,
): string[] {
  if (found === undefined) return [`the order ${order.number} was answered and is not there`]
  if (found.email !== order.email)
    return [`the order ${order.number} belongs to ${found.email}, not to ${order.email}`]
  const [item, ...more] = found.items
  if (
    item === undefined ||
    more.length > 0 ||
    item.variantId !== order.variantId ||
    item.quantity !== order.quantity
  )
    return [
      `the order ${order.number} asked for ${order.quantity} of ${order.variantId} and has ${JSON.stringify(found.items)}`,
    ]
  return order.isPaid && !paid.has(order.number)
    ? [`the payment of ${order.number} was taken note of and is not there`]
    : []
}

/** Counts for a table: how much was asked, answered, refused in words, and lost. */
export function counts({ requests, statuses, lost, orders }: Ledger) {
  const among = (from: number, to: number) =>
    [...statuses].reduce((sum, [status, count]) => (status >= from && status < to ? sum + count : sum), 0)
  return { requests, answered: among(200, 400), refused: among(400, 600), lost, orders: orders.length }
}
