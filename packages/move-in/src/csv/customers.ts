import { fileColumns } from '../reading/columns.ts'
import { csvRows } from '../reading/csv-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding } from '../records/finding.ts'
import { digestOf, momentOf } from '../values/old-values.ts'

const COLUMNS = {
  id: ['customer_id'],
  email: ['email'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  phone: ['phone'],
  company: ['company'],
  street: ['street'],
  addition: ['addition'],
  zip: ['zip'],
  city: ['city'],
  country: ['country'],
  password: ['password_hash'],
  newsletter: ['newsletter_confirmed_at'],
  newsletterEnd: ['newsletter_ended_at'],
  created: ['created_at'],
} as const

/** A table of customers with one address each. */
export const ownCustomers: Reader = {
  topic: 'customers',
  name: 'customers',
  reads: (head) => hasColumns(head, 'email', 'first_name', 'last_name'),
  read: readCustomers,
}

async function* readCustomers(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const row of csvRows(file)) {
    if ('refusal' in row) {
      yield { kind: 'refused', refusal: row.refusal }
      continue
    }
    const say = (name: keyof typeof COLUMNS) => columns.cell(row.cells, name)
    const address = {
      firstName: say('firstName'),
      lastName: say('lastName'),
      company: say('company'),
      street: say('street'),
      addition: say('addition'),
      zip: say('zip'),
      city: say('city'),
      country: say('country').toUpperCase(),
      phone: '',
    }
    const [confirmedAt, endedAt] = [momentOf(say('newsletter')), momentOf(say('newsletterEnd'))]
    const isEnded = endedAt !== null && (confirmedAt === null || endedAt >= confirmedAt)
    yield* parsedRecord(
      { file: file.name, line: row.line },
      {
        kind: 'customer',
        oldId: say('id') || digestOf(say('email')),
        email: say('email'),
        firstName: say('firstName'),
        lastName: say('lastName'),
        phone: say('phone'),
        addresses: address.street === '' ? [] : [address],
        passwordHash: say('password') || null,
        newsletterConfirmedAt: isEnded ? null : confirmedAt,
        isNewsletterEnded: isEnded,
        createdAt: momentOf(say('created')),
      },
      (path) => path,
    )
  }
}
