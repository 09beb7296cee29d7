import * as v from 'valibot'
import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import { jsonDocuments } from '../reading/json-documents.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import { type Finding, refused } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'

const text = v.optional(v.string(), '')
const Address = v.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  postcode: text,
  country: text,
  phone: text,
})
const Customer = v.object({
  id: v.number(),
  email: v.string(),
  first_name: text,
  last_name: text,
  date_created_gmt: v.optional(v.nullable(v.string()), null),
  billing: v.optional(Address, {}),
  shipping: v.optional(Address, {}),
})
type WooAddress = v.InferOutput<typeof Address>

/** What `wp-json/wc/v3/customers` answers. */
export const wooCustomers: Reader = {
  topic: 'customers',
  name: 'customers (REST)',
  reads: ({ text: begins }) =>
    /^\s*[[{]/.test(begins) && begins.includes('"billing"') && !begins.includes('"line_items"'),
  read: readCustomers,
}

async function* readCustomers(file: OldFile): AsyncGenerator<Finding> {
  for await (const found of jsonDocuments(file)) {
    if ('refusal' in found) {
      yield { kind: 'refused', refusal: found.refusal }
      continue
    }
    const place = { file: file.name, line: found.line }
    const read = v.safeParse(Customer, found.value)
    if (!read.success) {
      const [issue] = read.issues
      const remedy = 'save what wp-json/wc/v3/customers answers as it is'
      yield refused(place, { column: v.getDotPath(issue) ?? '', what: '', why: issue.message, remedy })
      continue
    }
    const { id, email, billing, shipping, ...rest } = read.output
    yield* parsedRecord(
      place,
      {
        kind: 'customer',
        oldId: String(id),
        email,
        firstName: rest.first_name || billing.first_name,
        lastName: rest.last_name || billing.last_name,
        phone: billing.phone,
        addresses: addressesOf(billing, shipping),
        passwordHash: null,
        newsletterConfirmedAt: null,
        createdAt: momentOf(rest.date_created_gmt ?? ''),
      },
      (path) => path,
    )
  }
}

/** The one for deliveries first, as it becomes the default; twice the same is one. */
export function addressesOf(billing: WooAddress, shipping: WooAddress) {
  const all = [shipping, billing].filter(({ address_1 }) => address_1 !== '').map(addressOf)
  return all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at)
}

function addressOf(one: WooAddress) {
  return {
    firstName: one.first_name,
    lastName: one.last_name,
    company: one.company,
    street: one.address_1,
    addition: one.address_2,
    zip: one.postcode,
    city: one.city,
    country: one.country.toUpperCase(),
    phone: one.phone,
  }
}

function isSame(one: ReturnType<typeof addressOf>, other: ReturnType<typeof addressOf>): boolean {
  return JSON.stringify({ ...one, phone: '' }) === JSON.stringify({ ...other, phone: '' })
}

const USER_COLUMNS = { id: ['ID'], email: ['user_email'], hash: ['user_pass'] } as const

/** The table `wp_users`: how WordPress keeps passwords, which its interface does not say. */
export const wooPasswords: Reader = {
  topic: 'passwords',
  name: 'passwords (table wp_users)',
  reads: (head) => hasColumns(head, 'user_email', 'user_pass'),
  read: readPasswords,
}

async function* readPasswords(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, USER_COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    yield* parsedRecord(
      { file: file.name, line: row.line },
      {
        kind: 'password',
        oldId: columns.cell(row.cells, 'id'),
        hash: columns.cell(row.cells, 'hash'),
      },
      (path) => (path === 'hash' ? 'user_pass' : 'ID'),
    )
  }
}
