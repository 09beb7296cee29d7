import { momentOf } from '@shop/api-client/integration/listing'
import { listCustomers, readCustomer } from '@shop/api-client/integration/sales-commands'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { listedPage } from '@shop/engine/command/listed-page'
import * as v from 'valibot'
import { type CustomerRow, customersAfter, exchangedCustomerById } from './customer-page-store.ts'

const onCustomer = bindCommands<CommandContext>()

/** People as other systems read them. Each look is in the log. */
export const CUSTOMER_COMMANDS = [
  onCustomer(listCustomers)(async ({ updatedSince, ...asked }, { sql }) => {
    const since = momentOf(updatedSince)
    const { items, next } = await listedPage<CustomerRow, [string]>(asked, {
      place: v.tuple([v.string()]),
      first: [''],
      rowsAfter: ([after], limit) => customersAfter(sql, { after, since, limit }),
      placeOfRow: ({ id }) => [id],
    })
    return { answer: { items: items.map(exchanged), next }, object: null, after: items.map(({ id }) => id) }
  }),

  onCustomer(readCustomer)(async ({ id }, { sql }) => {
    const row = await exchangedCustomerById(sql, id)
    return { answer: row && exchanged(row), object: `customer:${id}` }
  }),
]

function exchanged({ createdAt, updatedAt, ...row }: CustomerRow) {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
