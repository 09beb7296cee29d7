import { VARIANTS } from '@shop/catalogue/testing/tiny-catalogue'

/** What each order of the audited shop is about. */
export const ORDER = {
  card: 'T00000001',
  shipped: 'T00000002',
  partlyRefunded: 'T00000003',
  waiting: 'T00000006',
}

const T = (field: string, value: string) =>
  `update orders set totals = jsonb_set(totals, '{${field}}', '${value}') where number = '${ORDER.card}'`
const ID = (number: string) => `(select id from orders where number = '${number}')`

/** Each mistake breaks one object of one invariant; no order writes anything like it. */
export const MISTAKES: [invariant: string, object: string, statements: string[]][] = [
  ['order-totals', ORDER.card, [T('shipping', '1')]],
  ['order-totals', ORDER.card, [T('vat,0,amount', '1')]],
  ['order-totals', ORDER.card, [T('reductions,0,amount', '1')]],
  ['order-totals', ORDER.shipped, [`update orders set total = total + 1 where number = '${ORDER.shipped}'`]],
  [
    'order-lines',
    ORDER.card,
    [`update order_items set total = total + 1 where order_id = ${ID(ORDER.card)}`],
  ],
  [
    'order-payments',
    ORDER.shipped,
    [`update payments set amount = amount + 1 where order_id = ${ID(ORDER.shipped)}`],
  ],
  [
    'order-payments',
    ORDER.shipped,
    [`update payments set currency = 'CHF' where order_id = ${ID(ORDER.shipped)}`],
  ],
  [
    'booked-money',
    `${ORDER.partlyRefunded} V`,
    [`update payments set captured = 1 where order_id = ${ID(ORDER.partlyRefunded)}`],
  ],
  [
    'refunds',
    ORDER.partlyRefunded,
    [`update payment_events set amount = amount - 1 where kind = 'release' and amount = 100`],
  ],
  [
    'refunds',
    ORDER.partlyRefunded,
    [
      `update payment_events set amount = 90000 where kind = 'release' and amount = 100`,
      `update invoices set lines = jsonb_set(lines, '{0,amount}', '90000') where kind = 'correction' and order_id = ${ID(ORDER.partlyRefunded)}`,
    ],
  ],
  ['chargebacks', 'T00000005', [`update payment_events set amount = amount + 1 where kind = 'chargedBack'`]],
  [
    'chargebacks',
    'T00000005',
    [
      `insert into payment_events (payment_id, at, kind, amount, by) select payment_id, at, 'chargebackReversed', amount + 1, by from payment_events where kind = 'chargedBack'`,
    ],
  ],
  [
    'order-papers',
    ORDER.shipped,
    [`update invoices set content = null, issued_at = '2026-11-20' where order_id = ${ID(ORDER.shipped)}`],
  ],
  [
    'order-papers',
    ORDER.waiting,
    [
      `insert into invoices (id, number, order_id, kind, issued_at, content) select 'x', 'x', ${ID(ORDER.waiting)}, kind, issued_at, content from invoices where order_id = ${ID(ORDER.shipped)}`,
    ],
  ],
  ...[
    "content = jsonb_set(content, '{total}', '1')",
    "content = jsonb_set(content, '{lines,0,total}', '1')",
    "content = jsonb_set(content, '{vat,0,amount}', '1')",
    // As while corrections came before their invoice: it was written as a correction of nothing.
    `content = content || '{"kind":"correction"}'`,
    "content = jsonb_set(content, '{number}', '\"X1\"')",
    `content = jsonb_set(content, '{corrects}', '{"number":"X1"}')`,
  ].map((change): [string, string, string[]] => [
    'invoice-sums',
    '',
    [`update invoices set ${change} where kind = 'invoice' and order_id = ${ID(ORDER.shipped)}`],
  ]),
  ...[
    `content = content || '{"kind":"invoice"}'`,
    `content = jsonb_set(content, '{corrects}', 'null')`,
    `lines = jsonb_set(lines, '{0,amount}', '99')`,
  ].map((change): [string, string, string[]] => [
    'invoice-sums',
    '',
    [`update invoices set ${change} where kind = 'correction' and order_id = ${ID(ORDER.partlyRefunded)}`],
  ]),
  // Each paper adds up, and all of an order do not.
  [
    'invoice-sums',
    ORDER.partlyRefunded,
    [`delete from invoices where kind = 'correction' and order_id = ${ID(ORDER.partlyRefunded)}`],
  ],
  [
    'invoice-sums',
    ORDER.partlyRefunded,
    [
      `insert into invoices (id, number, order_id, kind, issued_at, lines, content) select 'x', 'X1', order_id, kind, issued_at, lines, content || '{"number":"X1"}' from invoices where kind = 'correction' and order_id = ${ID(ORDER.partlyRefunded)}`,
    ],
  ],
  [
    'invoice-sums',
    ORDER.partlyRefunded,
    [
      `update invoices set content = jsonb_set(content, '{vat,0,rate}', '99') where kind = 'correction' and order_id = ${ID(ORDER.partlyRefunded)}`,
    ],
  ],
  ['paper-numbers', 'T', [`update order_numbers set last = last + 1 where counter = 'T'`]],
  ['moved-stock', 'V4_1', [`update stock set quantity = quantity + 1 where variant_id = ${VARIANTS.scaled}`]],
  [
    'order-units',
    ORDER.waiting,
    [`update stock_reservations set state = 'taken' where order_id = ${ID(ORDER.waiting)}`],
  ],
  [
    'order-units',
    ORDER.partlyRefunded,
    [`update order_items set quantity = 2 where order_id = ${ID(ORDER.partlyRefunded)}`],
  ],
  [
    'order-units',
    ORDER.shipped,
    [
      `update stock_reservations set quantity = quantity + 1 where order_id = ${ID(ORDER.shipped)}`,
      `update stock set quantity = quantity - 1 where variant_id = ${VARIANTS.cushion}`,
    ],
  ],
  [
    'gift-cards',
    '',
    [
      `alter table gift_cards drop constraint gift_cards_balance_not_negative`,
      `update gift_cards set balance = -1`,
    ],
  ],
  ['gift-cards', '', [`update gift_cards set balance = balance + 1`]],
  ['balances', '', [`update account_balances set amount = amount + 1`]],
  ['balances', '', [`delete from account_balances`]],
  [
    'shop-money',
    `${ORDER.card} giftcard`,
    [
      `update gift_card_bookings set amount = amount + 1 where order_id is not null`,
      `update gift_cards set balance = balance + 1`,
    ],
  ],
  ['single-use-codes', 'EINMAL', [`update voucher_codes set order_id = null`]],
  [
    'single-use-codes',
    'FREI',
    [`update voucher_codes set order_id = ${ID('T00000004')} where code = 'FREI'`],
  ],
  [
    'usage-limits',
    'zehn',
    [
      `update promotions set record = jsonb_set(record, '{conditions,0,uses}', '0'), updated_at = '2026-01-01' where id = 'zehn'`,
    ],
  ],
  [
    'mails-once',
    'orderShipped',
    [
      `insert into outbox (topic, payload) select topic, payload from outbox where payload->>'kind' = 'orderShipped'`,
    ],
  ],
  [
    'messages-sent',
    'mail',
    [`update outbox set done_at = null, available_at = '2026-11-01' where payload->>'kind' = 'orderShipped'`],
  ],
  [
    'order-states',
    ORDER.waiting,
    [`update orders set expires_at = '2026-11-20' where number = '${ORDER.waiting}'`],
  ],
  ['order-states', ORDER.waiting, [`update orders set expires_at = null where number = '${ORDER.waiting}'`]],
  [
    'order-states',
    ORDER.card,
    [`update orders set expires_at = '2026-11-15' where number = '${ORDER.card}'`],
  ],
  [
    'order-states',
    ORDER.shipped,
    [`update orders set expires_at = '2027-11-15' where number = '${ORDER.shipped}'`],
  ],
  ['order-states', ORDER.shipped, [`delete from order_events where "to" = 'shipped'`]],
  [
    'order-states',
    ORDER.partlyRefunded,
    [`update order_items set state = 'pending_payment' where order_id = ${ID(ORDER.partlyRefunded)}`],
  ],
  [
    'paid-orders',
    'T00000005',
    [`update payments set state = 'created' where provider is not null and order_id = ${ID('T00000005')}`],
  ],
  ['money-moves', 'T00000005', [`update payment_moves set state = 'due', created_at = '2026-11-01'`]],
  [
    'money-moves',
    'T00000005',
    [
      `insert into payment_events (payment_id, at, kind, amount, by) select id, now(), 'refund', 5, 'x' from payments where provider is not null and order_id = ${ID('T00000005')}`,
    ],
  ],
  ['points', ORDER.shipped, [`update points_postings set points = 18`]],
  ['points', ORDER.shipped, [`update points_postings set kind = 'reversal'`]],
  ['points', ORDER.shipped, [`update order_points set factors = '[2]'`]],
  [
    'points',
    ORDER.shipped,
    [`update order_items set state = 'refunded' where order_id = ${ID(ORDER.shipped)}`],
  ],
  [
    'points',
    ORDER.shipped,
    [
      `insert into order_returns (id, number, order_id, basis, state, lines, announced_at) select 'r', 'R-1', id, 'promise', 'announced', '[{"position":1,"quantity":1}]', placed_at from orders where number = '${ORDER.shipped}'`,
    ],
  ],
  ['points', ORDER.shipped, [`update order_points set due_at = '2026-11-01'`]],
]
