import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import type { Reader } from '../reading/source.ts'
import { type Finding, noted } from '../records/finding.ts'
import { digestOf, momentOf } from '../values/old-values.ts'

const COLUMNS = {
  id: ['Customer ID', 'ID'],
  firstName: ['First Name'],
  lastName: ['Last Name'],
  email: ['Email'],
  company: ['Default Address Company', 'Company'],
  street: ['Default Address Address1', 'Address1'],
  addition: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  country: ['Default Address Country Code', 'Country Code'],
  zip: ['Default Address Zip', 'Zip'],
  addressPhone: ['Default Address Phone'],
  phone: ['Phone'],
  note: ['Note'],
  taxExempt: ['Tax Exempt'],
  marketing: ['Accepts Email Marketing', 'Accepts Marketing'],
  /** Of exports that say how it was agreed to. */
  level: ['Email Marketing: Level'],
  confirmedAt: ['Email Marketing: Updated At'],
} as const

/** Shopify's export of customers. Passwords are in none, and a "yes" to mails proves nothing. */
export const shopifyCustomers: Reader = {
  topic: 'customers',
  name: 'customers (customer export)',
  reads: ({ columns }) =>
    columns.has('email') && columns.has('first name') && !columns.has('financial status'),
  read: readCustomers,
}

async function* readCustomers(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const place = { file: file.name, line: row.line }
    const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name).replace(/^'/, '')
    // The level stays where somebody has unsubscribed since.
    const isEnded = /^(?:no|false)$/i.test(say('marketing'))
    const isProven = /^confirmed_opt_in$/i.test(say('level')) && !isEnded
    if (/^(?:yes|true)$/i.test(say('marketing')) && !isProven)
      yield noted(place, 'newsletters without proof of a confirmed address are not taken over: ask again')
    if (say('note') !== '')
      yield noted(place, 'notes on customers are left out: write them into the office where they matter')
    if (/^(?:yes|true)$/i.test(say('taxExempt'))) yield noted(place, 'customers who paid no tax pay it here')
    const address = {
      firstName: say('firstName'),
      lastName: say('lastName'),
      company: say('company'),
      street: say('street'),
      addition: say('addition'),
      zip: say('zip'),
      city: say('city'),
      country: say('country').toUpperCase(),
      phone: say('addressPhone'),
    }
    yield* parsedRecord(
      place,
      {
        kind: 'customer',
        oldId: say('id') || digestOf(say('email')),
        email: say('email'),
        firstName: say('firstName'),
        lastName: say('lastName'),
        phone: say('phone') || say('addressPhone'),
        addresses: address.street === '' ? [] : [address],
        passwordHash: null,
        newsletterConfirmedAt: isProven ? momentOf(say('confirmedAt')) : null,
        isNewsletterEnded: isEnded,
        createdAt: null,
      },
      (path) => (path === 'email' ? columns.called('email') : path),
    )
  }
}
