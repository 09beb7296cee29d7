import type { I18n } from '@lingui/core'

/** Why something about the inbox or a customer was refused. */
export function inboxRefusals(values: Record<string, string>, i18n: I18n) {
  return {
    inboxUnknown: i18n.t({
      id: 'refusal.inboxUnknown',
      message: 'There is no {number} in the inbox.',
      values,
    }),
    reviewUnknown: i18n.t({
      id: 'refusal.reviewUnknown',
      message: 'This review is not there any more.',
      values,
    }),
    reportUnknown: i18n.t({
      id: 'refusal.reportUnknown',
      message: 'There is no report {number} any more.',
      values,
    }),
    inboxDone: i18n.t({
      id: 'refusal.inboxDone',
      message: '{number} is done: take it up again first.',
      values,
    }),
    inboxNotDone: i18n.t({ id: 'refusal.inboxNotDone', message: '{number} is not done yet.', values }),
    inboxOwner: i18n.t({
      id: 'refusal.inboxOwner',
      message: '{email} does not work at the service desk.',
      values,
    }),
    inboxForgotten: i18n.t({
      id: 'refusal.inboxForgotten',
      message: 'Nobody is known any more who wrote {number}: their data were erased.',
      values,
    }),
    inboxNoShop: i18n.t({
      id: 'refusal.inboxNoShop',
      message:
        '{number} came from {locale}, where this shop sells no longer: answer it from your own letter box.',
      values,
    }),
    inboxDayToCome: i18n.t({
      id: 'refusal.inboxDayToCome',
      message: '{day} is to come: say the day on which it came in.',
      values,
    }),
    inboxSentLater: i18n.t({
      id: 'refusal.inboxSentLater',
      message: 'Nothing comes in before {day}, when it was sent.',
      values,
    }),
    questionUnknown: i18n.t({
      id: 'refusal.questionUnknown',
      message: 'There is no question {number}.',
      values,
    }),
    questionState: i18n.t({
      id: 'refusal.questionState',
      message: 'The state of question {number} does not allow it: look at it anew.',
      values,
    }),
    questionContact: i18n.t({
      id: 'refusal.questionContact',
      message:
        'The question holds an e-mail address, a link or a telephone number: take it out before it is public.',
    }),
    questionShort: i18n.t({
      id: 'refusal.questionShort',
      message: 'A question has at least 10 characters, an answer at least 2.',
    }),
    questionOwnSteps: i18n.t({
      id: 'refusal.questionOwnSteps',
      message: '{number} is a question on a product: answer it publicly, or decline it.',
      values,
    }),
    withdrawalOrderUnknown: i18n.t({
      id: 'refusal.withdrawalOrderUnknown',
      message: 'Nobody knows which order {number} is about: name it.',
      values,
    }),
    withdrawalNothing: i18n.t({
      id: 'refusal.withdrawalNothing',
      message: 'Nothing of order {number} can be given back now.',
      values,
    }),
    withdrawalSettled: i18n.t({
      id: 'refusal.withdrawalSettled',
      message: 'Withdrawal {number} is settled, which stays so: the order says how it goes on.',
      values,
    }),
    customerUnknown: i18n.t({
      id: 'refusal.customerUnknown',
      message: 'Nothing is stored about “{name}”.',
      values,
    }),
    customerBlocked: i18n.t({
      id: 'refusal.customerBlocked',
      message: '{email} is blocked already.',
      values,
    }),
    customerNotBlocked: i18n.t({
      id: 'refusal.customerNotBlocked',
      message: '{email} is not blocked.',
      values,
    }),
    customerNoAccount: i18n.t({
      id: 'refusal.customerNoAccount',
      message: '{number} has ordered as a guest and has no account.',
      values,
    }),
    customerEmailWrong: i18n.t({
      id: 'refusal.customerEmailWrong',
      message: '“{email}” is no e-mail address.',
      values,
    }),
    customerEmailSame: i18n.t({
      id: 'refusal.customerEmailSame',
      message: 'The account has the address {email} already.',
      values,
    }),
    customerEmailTaken: i18n.t({
      id: 'refusal.customerEmailTaken',
      message: 'Another account has the address {email}.',
      values,
    }),
    customerEmailBlocked: i18n.t({
      id: 'refusal.customerEmailBlocked',
      message: '{email} is blocked: an account neither leaves a blocked address nor moves to one.',
      values,
    }),
    customerEmailNoMove: i18n.t({
      id: 'refusal.customerEmailNoMove',
      message: 'The account {number} is not being moved to another mailbox.',
      values,
    }),
    customerMoney: i18n.t({
      id: 'refusal.customerMoney',
      message: 'There is money on the account {number}: pay it out first, or it would be gone.',
      values,
    }),
  }
}
