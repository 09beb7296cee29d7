import type { I18n } from '@lingui/core'

/** What the log says of commands about the system and about money that needs two; the object follows. */
export function systemCommandNames(i18n: I18n): Record<string, string> {
  return {
    endStaffSessions: i18n.t({ id: 'command.endStaffSessions', message: 'signed out' }),
    createToken: i18n.t({ id: 'command.createToken', message: 'made the token' }),
    revokeToken: i18n.t({ id: 'command.revokeToken', message: 'ended the token' }),
    addHook: i18n.t({ id: 'command.addHook', message: 'added the receiver' }),
    changeHook: i18n.t({ id: 'command.changeHook', message: 'changed the receiver' }),
    renewHookSecret: i18n.t({ id: 'command.renewHookSecret', message: 'renewed the secret of the receiver' }),
    pauseHook: i18n.t({ id: 'command.pauseHook', message: 'paused or resumed the receiver' }),
    removeHook: i18n.t({ id: 'command.removeHook', message: 'removed the receiver' }),
    tryHook: i18n.t({ id: 'command.tryHook', message: 'tried the receiver' }),
    replayHook: i18n.t({ id: 'command.replayHook', message: 'sent again the message' }),
    setMaintenance: i18n.t({
      id: 'command.setMaintenance',
      message: 'switched the maintenance of the checkout',
    }),
    setShopSetting: i18n.t({ id: 'command.setShopSetting', message: 'changed the setting' }),
    resetShopSetting: i18n.t({ id: 'command.resetShopSetting', message: 'gave back to the brand:' }),
    switchFeature: i18n.t({ id: 'command.switchFeature', message: 'switched' }),
    addStoreDevice: i18n.t({
      id: 'command.addStoreDevice',
      message: 'made the link that marks the store device',
    }),
    removeStoreDevice: i18n.t({ id: 'command.removeStoreDevice', message: 'removed the store device' }),
    publishRecall: i18n.t({ id: 'command.publishRecall', message: 'published the recall' }),
    liftRecall: i18n.t({ id: 'command.liftRecall', message: 'lifted the recall' }),
    showRecallBuyers: i18n.t({
      id: 'command.showRecallBuyers',
      message: 'looked at the buyers of the recall',
    }),
    addVariants: i18n.t({ id: 'command.addVariants', message: 'added variants to' }),
    showStores: i18n.t({ id: 'command.showStores', message: 'looked at the stores' }),
    saveStore: i18n.t({ id: 'command.saveStore', message: 'changed' }),
    goodsCosts: i18n.t({ id: 'command.goodsCosts', message: 'looked at the purchase costs' }),
    changeCosts: i18n.t({ id: 'command.changeCosts', message: 'changed purchase costs of' }),
    changeVariant: i18n.t({ id: 'command.changeVariant', message: 'changed a variant of' }),
    arrangeVariants: i18n.t({ id: 'command.arrangeVariants', message: 'arranged the variants of' }),
    listMails: i18n.t({ id: 'command.listMails', message: 'looked at the mails' }),
    resendMails: i18n.t({ id: 'command.resendMails', message: 'sent mails again' }),
    setMoneyLimit: i18n.t({ id: 'command.setMoneyLimit', message: 'changed the limit of refunds' }),
    askForMoney: i18n.t({ id: 'command.askForMoney', message: 'asked for money back for' }),
    decideMoney: i18n.t({ id: 'command.decideMoney', message: 'decided about money for' }),
    listMoneyRequests: i18n.t({ id: 'command.listMoneyRequests', message: 'looked at the waiting refunds' }),
  }
}
