import { knownOrderEntry, type OrderEntry } from '@shop/api-client/office/order-entry'
import { customType } from 'drizzle-orm/pg-core'

/** What has happened to an order, as a code with its facts; null for a code that only a later release knows. */
export const orderEntry = customType<{ data: OrderEntry | null; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (entry) => JSON.stringify(entry),
  // One driver hands JSON over as text, the other one read.
  fromDriver: (row) => knownOrderEntry(typeof row === 'string' ? JSON.parse(row) : row),
})
