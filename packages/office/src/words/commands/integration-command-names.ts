import type { I18n } from '@lingui/core'

/** What the log says of other systems, and of files that were brought in at the command line; the object follows. */
export function integrationCommandNames(i18n: I18n): Record<string, string> {
  return {
    readOrder: i18n.t({ id: 'command.readOrder', message: 'read the order' }),
    listCustomers: i18n.t({ id: 'command.listCustomers', message: 'read customers' }),
    readCustomer: i18n.t({ id: 'command.readCustomer', message: 'read the customer' }),
    upsertProducts: i18n.t({ id: 'command.upsertProducts', message: 'brought in products' }),
    upsertPrices: i18n.t({ id: 'command.upsertPrices', message: 'brought in prices' }),
    upsertStock: i18n.t({ id: 'command.upsertStock', message: 'brought in stock' }),
    upsertStores: i18n.t({ id: 'command.upsertStores', message: 'brought in stores' }),
    upsertStoreStock: i18n.t({ id: 'command.upsertStoreStock', message: 'brought in stock of stores' }),
    upsertRedirects: i18n.t({ id: 'command.upsertRedirects', message: 'brought in redirects' }),
  }
}
