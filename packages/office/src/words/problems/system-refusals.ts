import type { I18n } from '@lingui/core'

/** Why something about the system, or money that needs a second person, was refused. */
export function systemRefusals(values: Record<string, string>, i18n: I18n) {
  return {
    hookUnknown: i18n.t({ id: 'refusal.hookUnknown', message: 'There is no receiver {id}.', values }),
    hookAddress: i18n.t({
      id: 'refusal.hookAddress',
      message:
        'Messages cannot go to {address}: a receiver has an https address that everybody can reach, and no password in it.',
      values,
    }),
    hookSealed: i18n.t({
      id: 'refusal.hookSealed',
      message: 'The secret of a receiver is sealed by the shop, which this process does not know.',
      values,
    }),
    hookMessageUnknown: i18n.t({
      id: 'refusal.hookMessageUnknown',
      message: 'There is no message {id}: messages are kept for 30 days.',
      values,
    }),
    hookRenewed: i18n.t({
      id: 'refusal.hookRenewed',
      message:
        'The secret of {id} was renewed within the last day, and the one before it still signs. Renew it once more tomorrow.',
      values,
    }),
    hookRights: i18n.t({
      id: 'refusal.hookRights',
      message:
        'A receiver cannot be told what you may not see yourself: {events}. Leave it out, or ask somebody who may.',
      values,
    }),
    maintenanceSame: i18n.t({
      id: 'refusal.maintenanceSame',
      message: 'Somebody else was quicker: the checkout is that way already.',
      values,
    }),
    mailUnknown: i18n.t({
      id: 'refusal.mailUnknown',
      message: 'There is no mail {id} any more.',
      values,
    }),
    mailUnderWay: i18n.t({
      id: 'refusal.mailUnderWay',
      message: 'Mail {id} is on its way at this moment. Look again in a minute.',
      values,
    }),
    settingUnknown: i18n.t({
      id: 'refusal.settingUnknown',
      message: 'This shop does not sell in {place}, so there is nothing to set.',
      values,
    }),
    undoUnknown: i18n.t({
      id: 'refusal.undoUnknown',
      message: 'The log cannot undo this any more: look at its page.',
      values,
    }),
    settingSame: i18n.t({ id: 'refusal.settingSame', message: 'It is so already.', values }),
    switchOwed: i18n.t({
      id: 'refusal.switchOwed',
      message: 'The law asks for it in {locales}: it cannot be off there. Leave these places out.',
      values,
    }),
    recallUnknown: i18n.t({
      id: 'refusal.recallUnknown',
      message: 'No recall {id} is running.',
      values,
    }),
    recallGoodsUnknown: i18n.t({
      id: 'refusal.recallGoodsUnknown',
      message: 'Nothing in the catalogue has the number {keys} any more: take it out.',
      values,
    }),
    recalledElsewhere: i18n.t({
      id: 'refusal.recalledElsewhere',
      message: 'Some of it is recalled already by {others}: lift that one, or add to it.',
      values,
    }),
    variantSold: i18n.t({
      id: 'refusal.variantSold',
      message:
        '{number} was sold: it stays, so that whoever bought it is found when it is recalled. Set its stock to 0 instead.',
      values,
    }),
    reviewHiddenSince: i18n.t({
      id: 'refusal.reviewHiddenSince',
      message: 'The review was hidden again since, for another reason: publish it first, then keep it here.',
    }),
    variantRecalled: i18n.t({
      id: 'refusal.variantRecalled',
      message: '{number} is recalled: it stays until the recall is lifted, so that the shop warns of it.',
      values,
    }),
    articleTaken: i18n.t({
      id: 'refusal.articleTaken',
      message: 'There is an article {number} already: choose another number.',
      values,
    }),
    gtinTaken: i18n.t({
      id: 'refusal.gtinTaken',
      message: '{number} has the EAN {gtin} already: no two variants have the same.',
      values,
    }),
    gtinTwice: i18n.t({
      id: 'refusal.gtinTwice',
      message: 'Two of these variants have the EAN {gtin}: each has one of its own.',
      values,
    }),
    tokenUnknown: i18n.t({ id: 'refusal.tokenUnknown', message: 'There is no token {id}.', values }),
    tokenRights: i18n.t({
      id: 'refusal.tokenRights',
      message:
        'A token cannot do what you may not do yourself: {scopes}. Leave it out, or ask somebody who may.',
      values,
    }),
    moneyNeedsSecond: i18n.t({
      id: 'refusal.moneyNeedsSecond',
      message:
        'More than {amount} in a day for order {number} needs a second person. Ask for it: it waits under System, and nothing is lost.',
      values,
    }),
    transferNone: i18n.t({
      id: 'refusal.transferNone',
      message: 'Order {number} owes nothing any more that would have to be transferred.',
      values,
    }),
    transferLess: i18n.t({
      id: 'refusal.transferLess',
      message: 'Order {number} owes only {amount}.',
      values,
    }),
    transferNeedsOther: i18n.t({
      id: 'refusal.transferNeedsOther',
      message: 'You have given this money back: above {amount} somebody else notes that it was transferred.',
      values,
    }),
    moneyWithinLimit: i18n.t({
      id: 'refusal.moneyWithinLimit',
      message: 'This needs no second person: give the money back yourself.',
      values,
    }),
    moneyRequestUnknown: i18n.t({
      id: 'refusal.moneyRequestUnknown',
      message: 'There is no such request.',
      values,
    }),
    moneyRequestDecided: i18n.t({
      id: 'refusal.moneyRequestDecided',
      message: '{by} has decided it meanwhile.',
      values,
    }),
    moneyRequestOwn: i18n.t({
      id: 'refusal.moneyRequestOwn',
      message: 'You have asked for it yourself: somebody else decides.',
      values,
    }),
    moneyRequestWaits: i18n.t({
      id: 'refusal.moneyRequestWaits',
      message: 'Money for order {number} is asked for already, and waits for a decision.',
      values,
    }),
  }
}
