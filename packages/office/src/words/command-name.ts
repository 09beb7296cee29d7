import type { I18n } from '@lingui/core'
import { inboxCommandNames } from './inbox-command-names.ts'
import { systemCommandNames } from './system-command-names.ts'

/** What the log says that somebody did; the object follows. */
export function commandName(command: string, i18n: I18n): string {
  const names: Record<string, string> = {
    searchOrders: i18n.t({ id: 'command.searchOrders', message: 'searched orders' }),
    orderDesk: i18n.t({ id: 'command.orderDesk', message: 'looked at the orders' }),
    showOrder: i18n.t({ id: 'command.showOrder', message: 'looked at' }),
    orderPaper: i18n.t({ id: 'command.orderPaper', message: 'opened a paper of' }),
    noteOrder: i18n.t({ id: 'command.noteOrder', message: 'wrote a note on' }),
    payOrder: i18n.t({ id: 'command.payOrder', message: 'noted a payment of' }),
    sendOrder: i18n.t({ id: 'command.sendOrder', message: 'shipped' }),
    deliverOrder: i18n.t({ id: 'command.deliverOrder', message: 'marked as delivered' }),
    stopOrder: i18n.t({ id: 'command.stopOrder', message: 'cancelled items of' }),
    giveMoneyBack: i18n.t({ id: 'command.giveMoneyBack', message: 'gave money back for' }),
    readdressOrder: i18n.t({ id: 'command.readdressOrder', message: 'corrected the address of' }),
    resendMail: i18n.t({ id: 'command.resendMail', message: 'sent a mail again for' }),
    packOrder: i18n.t({ id: 'command.packOrder', message: 'took into the warehouse' }),
    pickItem: i18n.t({ id: 'command.pickItem', message: 'picked for' }),
    placeArticle: i18n.t({ id: 'command.placeArticle', message: 'noted the place of' }),
    printSlips: i18n.t({ id: 'command.printSlips', message: 'printed slips' }),
    showFigures: i18n.t({ id: 'command.showFigures', message: 'looked at the figures' }),
    showFigureLists: i18n.t({ id: 'command.showFigureLists', message: 'looked at the lists of the figures' }),
    saveStory: i18n.t({ id: 'command.saveStory', message: 'changed the draft of' }),
    publishStory: i18n.t({ id: 'command.publishStory', message: 'published' }),
    unpublishStory: i18n.t({ id: 'command.unpublishStory', message: 'took off the pages' }),
    restoreStory: i18n.t({ id: 'command.restoreStory', message: 'went back to an earlier version of' }),
    scheduleStory: i18n.t({ id: 'command.scheduleStory', message: 'planned the publishing of' }),
    ...inboxCommandNames(i18n),
    ...systemCommandNames(i18n),
    changeProduct: i18n.t({ id: 'command.changeProduct', message: 'edited' }),
    changeSale: i18n.t({ id: 'command.changeSale', message: 'changed what is for sale:' }),
    changePrices: i18n.t({ id: 'command.changePrices', message: 'changed prices of' }),
    planPrice: i18n.t({ id: 'command.planPrice', message: 'planned a price of' }),
    withdrawFuturePrice: i18n.t({
      id: 'command.withdrawFuturePrice',
      message: 'took away a planned price of',
    }),
    changeStock: i18n.t({ id: 'command.changeStock', message: 'counted the stock of' }),
    addStaff: i18n.t({ id: 'command.addStaff', message: 'added' }),
    changeStaffRoles: i18n.t({ id: 'command.changeStaffRoles', message: 'changed the roles of' }),
    blockStaff: i18n.t({ id: 'command.blockStaff', message: 'changed the access of' }),
    resetStaff: i18n.t({ id: 'command.resetStaff', message: 'reset the password of' }),
    changeOwnPassword: i18n.t({ id: 'command.changeOwnPassword', message: 'changed the own password' }),
    setSecondFactor: i18n.t({ id: 'command.setSecondFactor', message: 'set up a second factor' }),
    endSecondFactor: i18n.t({ id: 'command.endSecondFactor', message: 'ended the second factor' }),
  }
  return names[command] ?? command
}
