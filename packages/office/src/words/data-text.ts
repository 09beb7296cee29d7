import type { I18n } from '@lingui/core'
import type { Effect } from '@shop/api-client/office/command-outcome'

type DataEffect = Extract<Effect, { kind: 'data' }>

/** What becomes of what is stored about somebody, and which law keeps the rest. */
export function dataText(effect: DataEffect, i18n: I18n): string {
  const values = { what: dataName(effect.what, i18n), count: effect.count, why: whyText(effect.why, i18n) }
  switch (effect.fate) {
    case 'erased':
      return i18n.t({ id: 'data.erased', message: '{what} ({count}): erased.', values })
    case 'unnamed':
      return i18n.t({
        id: 'data.unnamed',
        message: '{what} ({count}): kept without the person. {why}',
        values,
      })
    case 'kept':
      return i18n.t({ id: 'data.kept', message: '{what} ({count}): kept. {why}', values })
  }
}

function whyText(why: DataEffect['why'], i18n: I18n): string {
  switch (why) {
    case 'tax':
      return i18n.t({
        id: 'data.why.tax',
        message: 'Tax law asks for its papers: ten years from the end of the year.',
      })
    case 'running':
      return i18n.t({
        id: 'data.why.running',
        message: 'Name and address are needed until it can no longer come back.',
      })
    case 'block':
      return i18n.t({
        id: 'data.why.block',
        message: 'Only a digest of the address, or the block would end.',
      })
    case 'proof':
      return i18n.t({ id: 'data.why.proof', message: 'That it came in and was answered has to be proved.' })
    case 'review':
      return i18n.t({ id: 'data.why.review', message: 'What was shown to others stays without a name.' })
    case null:
      return ''
  }
}

/** What the office calls a kind of stored data; one without a name of its own stays what the export calls it. */
function dataName(what: string, i18n: I18n): string {
  const names: Record<string, string> = {
    profile: i18n.t({ id: 'data.profile', message: 'Name and contact' }),
    addresses: i18n.t({ id: 'data.addresses', message: 'Addresses' }),
    balance: i18n.t({ id: 'data.balance', message: 'Bookings of the balance' }),
    orders: i18n.t({ id: 'data.orders', message: 'Orders' }),
    guestOrders: i18n.t({ id: 'data.guestOrders', message: 'Orders as a guest' }),
    guests: i18n.t({ id: 'data.guests', message: 'Details given as a guest' }),
    invoices: i18n.t({ id: 'data.invoices', message: 'Invoices with their recipient' }),
    runningOrders: i18n.t({ id: 'data.runningOrders', message: 'Orders under way' }),
    baskets: i18n.t({ id: 'data.baskets', message: 'Baskets' }),
    wishlists: i18n.t({ id: 'data.wishlists', message: 'Wish lists' }),
    formerOrders: i18n.t({ id: 'data.formerOrders', message: 'Orders of the old shop' }),
    giftLists: i18n.t({ id: 'data.giftLists', message: 'Gift lists' }),
    checkouts: i18n.t({ id: 'data.checkouts', message: 'Orders that were begun' }),
    reviews: i18n.t({ id: 'data.reviews', message: 'Reviews' }),
    questions: i18n.t({ id: 'data.questions', message: 'Questions on products' }),
    askedQuestions: i18n.t({ id: 'data.questions', message: 'Questions on products' }),
    sessions: i18n.t({ id: 'data.sessions', message: 'Devices signed in' }),
    passkeys: i18n.t({ id: 'data.passkeys', message: 'Passkeys' }),
    emailChanges: i18n.t({ id: 'data.emailChanges', message: 'Changes of the e-mail address' }),
    newsletters: i18n.t({ id: 'data.newsletters', message: 'Newsletter' }),
    newsletterProofs: i18n.t({ id: 'data.newsletterProofs', message: 'Proof of consent, as a digest' }),
    blocks: i18n.t({ id: 'data.blocks', message: 'Blocks' }),
    reminders: i18n.t({ id: 'data.reminders', message: 'Reminders' }),
    reservations: i18n.t({ id: 'data.reservations', message: 'Reservations in stores' }),
    withdrawals: i18n.t({ id: 'data.withdrawals', message: 'Withdrawals' }),
    reports: i18n.t({ id: 'data.reports', message: 'Reports of reviews' }),
    messages: i18n.t({ id: 'data.messages', message: 'Messages' }),
    mails: i18n.t({ id: 'data.mails', message: 'Copies of mails' }),
  }
  return names[what] ?? what
}
