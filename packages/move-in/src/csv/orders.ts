import { type Columns, fileColumns } from '../reading/columns.ts'
import { groupedRows, type RowGroup } from '../reading/grouped-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import type { Finding, Place } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { readCents, readCurrency, sumProblem } from '../values/order-amounts.ts'
import { readCount } from '../values/read-cell.ts'

const COLUMNS = {
  order: ['order'],
  email: ['email'],
  placed: ['placed_at'],
  state: ['state'],
  currency: ['currency'],
  total: ['total'],
  discount: ['discount'],
  shipping: ['shipping'],
  fees: ['fees'],
  tax: ['tax'],
  refunded: ['refunded'],
  item: ['item'],
  options: ['options'],
  sku: ['sku'],
  quantity: ['quantity'],
  price: ['price'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  company: ['company'],
  street: ['street'],
  addition: ['addition'],
  zip: ['zip'],
  city: ['city'],
  country: ['country'],
} as const
type Column = keyof typeof COLUMNS
type Table = { file: OldFile; columns: Columns<Column> }

/** A table of orders as history: rows with the same `order` are the lines of one. */
export const ownOrders: Reader = {
  topic: 'orders',
  name: 'orders',
  reads: (head) => hasColumns(head, 'order', 'placed_at', 'item'),
  read: readOrders,
}

async function* readOrders(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const group of groupedRows(file, columns, 'order', 'order')) {
    if ('finding' in group) yield group.finding
    else yield* orderOf(group, { file, columns })
  }
}

function* orderOf(group: RowGroup, table: Table): Generator<Finding> {
  const { columns, file } = table
  const { key, first } = group
  const say = (name: Column) => columns.cell(first.cells, name)
  const place: Place = { file: file.name, line: first.line }
  const problems: Finding[] = []
  const currency = readCurrency({ place, problems }, 'currency', say('currency'))
  if (currency === null) return yield* problems
  const amount = (name: Column) => readCents({ place, problems, currency }, name, say(name)) ?? 0
  const order = {
    total: amount('total'),
    refunded: amount('refunded'),
    sums: {
      discount: amount('discount'),
      shipping: amount('shipping'),
      fees: amount('fees'),
      tax: amount('tax'),
    },
    lines: group.rows.map((row) => {
      const cell = (name: Column) => columns.cell(row.cells, name)
      const at = { place: { file: file.name, line: row.line }, problems, currency }
      const quantity = readCount(at, 'quantity', cell('quantity') || '1') ?? 0
      const price = readCents(at, 'price', cell('price')) ?? 0
      return {
        name: cell('item'),
        options: cell('options'),
        articleNumber: cell('sku'),
        quantity,
        total: price * quantity,
      }
    }),
  }
  if (problems.length > 0) return yield* problems
  const wrong = sumProblem(place, order, { column: 'total' })
  if (wrong !== null) return yield wrong
  yield* parsedRecord(
    place,
    {
      kind: 'order',
      oldId: key,
      number: key,
      email: say('email'),
      placedAt: momentOf(say('placed')) ?? say('placed'),
      state: say('state').toLowerCase(),
      currency,
      ...order,
      address: say('street') === '' ? null : addressOf(say),
    },
    columnOf,
  )
}

function addressOf(say: (name: Column) => string) {
  return {
    firstName: say('firstName'),
    lastName: say('lastName'),
    company: say('company'),
    street: say('street'),
    addition: say('addition'),
    zip: say('zip'),
    city: say('city'),
    country: say('country').toUpperCase(),
  }
}

function columnOf(path: string): string {
  if (path.startsWith('lines')) return path.endsWith('quantity') ? 'quantity' : 'item'
  return path === 'placedAt' ? 'placed_at' : path
}
