import type { I18n } from '@lingui/core'

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
    addStaff: i18n.t({ id: 'command.addStaff', message: 'added' }),
    changeStaffRoles: i18n.t({ id: 'command.changeStaffRoles', message: 'changed the roles of' }),
    blockStaff: i18n.t({ id: 'command.blockStaff', message: 'changed the access of' }),
    resetStaff: i18n.t({ id: 'command.resetStaff', message: 'reset the password of' }),
    changeOwnPassword: i18n.t({ id: 'command.changeOwnPassword', message: 'changed the own password' }),
    setSecondFactor: i18n.t({ id: 'command.setSecondFactor', message: 'set up a second factor' }),
    endSecondFactor: i18n.t({ id: 'command.endSecondFactor', message: 'ended the second factor' }),
    savePromotion: i18n.t({ id: 'command.savePromotion', message: 'saved the promotion' }),
    writePromotion: i18n.t({ id: 'command.savePromotion', message: 'saved the promotion' }),
    switchPromotion: i18n.t({ id: 'command.switchPromotion', message: 'switched the promotion' }),
    importOffers: i18n.t({ id: 'command.importOffers', message: 'imported promotions' }),
    makeVoucherCodes: i18n.t({ id: 'command.makeVoucherCodes', message: 'made codes of' }),
    endVoucher: i18n.t({ id: 'command.endVoucher', message: 'switched off a code of' }),
    findGiftCards: i18n.t({ id: 'command.findGiftCards', message: 'looked up gift cards' }),
    blockGiftCard: i18n.t({ id: 'command.blockGiftCard', message: 'changed the state of the gift card' }),
    issueGiftCards: i18n.t({ id: 'command.issueGiftCards', message: 'gave the gift card' }),
  }
  return names[command] ?? command
}
