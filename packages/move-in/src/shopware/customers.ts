import * as v from 'valibot'
import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import { type Finding, noted } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { addressOf, ShopwareAddress } from './addresses.ts'
import { answered } from './answers.ts'

const Customer = v.object({
  id: v.string(),
  email: v.string(),
  firstName: v.optional(v.string(), ''),
  lastName: v.optional(v.string(), ''),
  guest: v.optional(v.nullable(v.boolean()), false),
  createdAt: v.optional(v.nullable(v.string()), null),
  defaultShippingAddressId: v.optional(v.nullable(v.string()), null),
  addresses: v.optional(v.nullable(v.array(ShopwareAddress)), null),
})

/** What `api/search/customer` answers. */
export const shopwareCustomers: Reader = {
  topic: 'customers',
  name: 'customers (Admin API)',
  reads: ({ text }) =>
    /^\s*[[{]/.test(text) && text.includes('"customerNumber"') && !text.includes('"orderNumber"'),
  read: readCustomers,
}

async function* readCustomers(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of answered(file, Customer)) {
    if ('kind' in found) {
      yield found
      continue
    }
    const { place, entry } = found
    if (entry.guest) {
      yield noted(place, 'guests are left out: they have no account, and their orders come with the orders')
      continue
    }
    // The one for deliveries first, as it becomes the default.
    const addresses = (entry.addresses ?? []).toSorted(
      (one, other) =>
        Number(other.id === entry.defaultShippingAddressId) -
        Number(one.id === entry.defaultShippingAddressId),
    )
    yield* parsedRecord(
      place,
      {
        kind: 'customer',
        oldId: entry.id,
        email: entry.email,
        firstName: entry.firstName,
        lastName: entry.lastName,
        phone: addresses.find(({ phoneNumber }) => phoneNumber)?.phoneNumber ?? '',
        addresses: addresses.map((one) => ({ ...addressOf(one), phone: one.phoneNumber ?? '' })),
        passwordHash: null,
        newsletterConfirmedAt: null,
        createdAt: momentOf(entry.createdAt ?? ''),
      },
      (path) => path,
    )
  }
}

const COLUMNS = { id: ['id'], hash: ['password'] } as const

/** The columns `id` and `password` of the table `customer`, which no interface gives out. */
export const shopwarePasswords: Reader = {
  topic: 'passwords',
  name: 'passwords (table customer)',
  reads: (head) => hasColumns(head, 'id', 'password'),
  read: readPasswords,
}

async function* readPasswords(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    yield* parsedRecord(
      { file: file.name, line: row.line },
      {
        kind: 'password',
        // Tools write the sixteen bytes of an id with 0x before them.
        oldId: columns.cell(row.cells, 'id').toLowerCase().replace(/^0x/, ''),
        hash: columns.cell(row.cells, 'hash'),
      },
      (path) => (path === 'hash' ? 'password' : 'id'),
    )
  }
}
