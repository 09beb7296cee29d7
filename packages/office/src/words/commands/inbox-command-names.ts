import type { I18n } from '@lingui/core'

/** What the log says of commands about the inbox and about customers; the object follows. */
export function inboxCommandNames(i18n: I18n): Record<string, string> {
  return {
    listInbox: i18n.t({ id: 'command.listInbox', message: 'looked at the inbox' }),
    showInboxItem: i18n.t({ id: 'command.showInboxItem', message: 'looked at' }),
    inboxPhotos: i18n.t({ id: 'command.inboxPhotos', message: 'looked at the pictures of' }),
    assignInboxItem: i18n.t({ id: 'command.assignInboxItem', message: 'said who looks after' }),
    noteInboxItem: i18n.t({ id: 'command.noteInboxItem', message: 'wrote a note on' }),
    waitInboxItem: i18n.t({ id: 'command.waitInboxItem', message: 'changed the state of' }),
    answerInboxItem: i18n.t({ id: 'command.answerInboxItem', message: 'answered' }),
    closeInboxItem: i18n.t({ id: 'command.closeInboxItem', message: 'closed' }),
    reopenInboxItem: i18n.t({ id: 'command.reopenInboxItem', message: 'took up again' }),
    settleWithdrawal: i18n.t({ id: 'command.settleWithdrawal', message: 'did what was declared with' }),
    answerQuestion: i18n.t({ id: 'command.answerQuestion', message: 'answered publicly' }),
    editQuestion: i18n.t({ id: 'command.editQuestion', message: 'edited what is public of' }),
    declineQuestion: i18n.t({ id: 'command.declineQuestion', message: 'declined' }),
    listReports: i18n.t({ id: 'command.listReports', message: 'looked at reports of reviews' }),
    publishReview: i18n.t({ id: 'command.publishReview', message: 'showed the review' }),
    refuseReview: i18n.t({ id: 'command.refuseReview', message: 'did not show the review' }),
    decideReport: i18n.t({ id: 'command.decideReport', message: 'decided a report of the review' }),
    openInboxItem: i18n.t({ id: 'command.openInboxItem', message: 'wrote down' }),
    findCustomers: i18n.t({ id: 'command.findCustomers', message: 'searched customers' }),
    showCustomer: i18n.t({ id: 'command.showCustomer', message: 'looked at the customer' }),
    blockCustomer: i18n.t({ id: 'command.blockCustomer', message: 'blocked the customer' }),
    unblockCustomer: i18n.t({ id: 'command.unblockCustomer', message: 'ended the block of the customer' }),
    changeCustomerEmail: i18n.t({
      id: 'command.changeCustomerEmail',
      message: 'began the move to another mailbox of the customer',
    }),
    stopCustomerEmailChange: i18n.t({
      id: 'command.stopCustomerEmailChange',
      message: 'stopped the move to another mailbox of the customer',
    }),
    exportCustomer: i18n.t({ id: 'command.exportCustomer', message: 'took the data of the customer' }),
    eraseCustomer: i18n.t({ id: 'command.eraseCustomer', message: 'erased the customer' }),
  }
}
