import type { OrderEntry, OrderEntryCode } from '@shop/api-client/office/order-entry'
import { expect, test } from 'vitest'
import { orderEntryNote } from './order-entry-note.ts'

const MONEY = { amount: 1785, currency: 'EUR' }

/** What the release before reads of every code, as it wrote it itself. */
const NOTES: { [Code in OrderEntryCode]: [Extract<OrderEntry, { code: Code }>, string][] } = {
  noted: [[{ code: 'noted', remark: 'rings twice' }, 'rings twice']],
  paid: [[{ code: 'paid', notice: 'N-1' }, 'N-1']],
  paymentFailed: [[{ code: 'paymentFailed', reason: 'expired' }, 'expired']],
  sent: [
    [{ code: 'sent', positions: [1], parcel: null, remark: null }, 'sent 1'],
    [
      { code: 'sent', positions: [1, 2], parcel: { carrier: 'dhl', number: '0034' }, remark: 'two boxes' },
      'sent 1, 2 with dhl 0034: two boxes',
    ],
  ],
  cancelled: [
    [{ code: 'cancelled', positions: [2], declaration: null, remark: null }, 'cancelled 2'],
    [
      { code: 'cancelled', positions: [1, 2], declaration: 'W-1', remark: 'by phone' },
      'cancelled 1, 2: declared W-1: by phone',
    ],
  ],
  unpaidCancelled: [
    [{ code: 'unpaidCancelled', positions: [1, 2] }, 'cancelled 1, 2: nobody has paid in time'],
  ],
  paymentReminded: [
    [
      { code: 'paymentReminded', payBy: '2026-12-05T12:00:00.000Z' },
      'reminded of the payment until 2026-12-05',
    ],
  ],
  giftsCancelled: [
    [{ code: 'giftsCancelled', positions: [3] }, 'cancelled 3: gifts that nothing left of the order earns'],
  ],
  declared: [[{ code: 'declared', declaration: 'W-1', remark: null }, 'declared W-1']],
  returnReceived: [
    [
      { code: 'returnReceived', ...MONEY, returns: ['R-1', 'R-2'], kept: 500, remark: 'scratched' },
      'received R-1, R-2, gave back 17.85 EUR, kept 5.00 EUR: scratched',
    ],
    [
      { code: 'returnReceived', ...MONEY, returns: ['R-1'], kept: 0, remark: null },
      'received R-1, gave back 17.85 EUR',
    ],
  ],
  exchanged: [
    [
      { code: 'exchanged', ...MONEY, amount: 0, order: 'T2', return: 'R-1', remark: null },
      'exchanged return R-1 for order T2',
    ],
    [
      { code: 'exchanged', ...MONEY, order: 'T2', return: 'R-1', remark: 'by phone' },
      'exchanged return R-1 for order T2: gave back 17.85 EUR, by phone',
    ],
  ],
  exchangeFor: [[{ code: 'exchangeFor', order: 'T1' }, 'made in exchange for goods of order T1']],
  exchangeUndone: [
    [{ code: 'exchangeUndone', order: 'T2', return: 'R-1' }, 'undid the exchange of return R-1 for order T2'],
  ],
  received: [[{ code: 'received', ...MONEY, remark: null }, 'received 17.85 EUR']],
  transferred: [[{ code: 'transferred', ...MONEY, remark: 'late' }, 'transferred 17.85 EUR: late']],
  gaveBack: [
    [{ code: 'gaveBack', ...MONEY, askedBy: null, remark: null }, 'gave back 17.85 EUR'],
    [
      { code: 'gaveBack', ...MONEY, askedBy: 'Mia', remark: 'late' },
      'gave back 17.85 EUR: asked for by Mia, late',
    ],
  ],
  refundAsked: [[{ code: 'refundAsked', ...MONEY, remark: null }, 'asked for 17.85 EUR back']],
  refundRefused: [
    [
      { code: 'refundRefused', askedBy: 'Mia', remark: 'too much' },
      'refused the refund that Mia has asked for: too much',
    ],
  ],
  overcaptured: [
    [
      { code: 'overcaptured', ...MONEY },
      'took 17.85 EUR more than the order still asked for, which goes back',
    ],
  ],
  chargedBack: [[{ code: 'chargedBack', ...MONEY }, 'a bank took 17.85 EUR back']],
  chargebackReversed: [
    [{ code: 'chargebackReversed', ...MONEY }, 'a bank returned 17.85 EUR that it had taken back'],
  ],
  readdressed: [
    [
      { code: 'readdressed', to: 'Neue Gasse 2', from: 'Lindenweg 1', remark: null },
      'goes to Neue Gasse 2, no longer to Lindenweg 1',
    ],
  ],
  mailSentAgain: [[{ code: 'mailSentAgain', mail: 'invoice' }, 'mail "invoice" sent again']],
  pointsPostedAgain: [[{ code: 'pointsPostedAgain', points: 12 }, 'points posted again: 12']],
}

test.each(Object.values(NOTES).flat())('%j is noted as %j', (entry, note) => {
  expect(orderEntryNote(entry)).toBe(note)
})
