import { type Columns, fileColumns } from '../reading/columns.ts'
import { groupedRows, type RowGroup } from '../reading/grouped-rows.ts'
import type { OldFile } from '../reading/old-file.ts'
import { parsedRecord } from '../reading/parsed-record.ts'
import { hasColumns, type Reader } from '../reading/source.ts'
import { type Finding, noted, type Place, refused } from '../records/finding.ts'
import { momentOf } from '../values/old-values.ts'
import { NOTES_LEFT_OUT, readCents, readCurrency, sumProblem } from '../values/order-amounts.ts'
import { readCount } from '../values/read-cell.ts'

const COLUMNS = {
  number: ['Name'],
  id: ['Id'],
  email: ['Email'],
  created: ['Created at'],
  financial: ['Financial Status'],
  fulfilment: ['Fulfillment Status'],
  cancelled: ['Cancelled at'],
  currency: ['Currency'],
  subtotal: ['Subtotal'],
  shipping: ['Shipping'],
  taxes: ['Taxes'],
  total: ['Total'],
  refunded: ['Refunded Amount'],
  item: ['Lineitem name'],
  sku: ['Lineitem sku'],
  quantity: ['Lineitem quantity'],
  price: ['Lineitem price'],
  notes: ['Notes'],
  fullName: ['Shipping Name'],
  company: ['Shipping Company'],
  street: ['Shipping Address1', 'Shipping Street'],
  addition: ['Shipping Address2'],
  zip: ['Shipping Zip'],
  city: ['Shipping City'],
  country: ['Shipping Country'],
} as const
type Column = keyof typeof COLUMNS
type Table = { file: OldFile; columns: Columns<Column> }

/** Shopify's export of orders: rows with the same name are one, the first one says what it is, each is a line of it. */
export const shopifyOrders: Reader = {
  topic: 'orders',
  name: 'orders (order export)',
  reads: (head) => hasColumns(head, 'name', 'financial status', 'lineitem name'),
  read: readOrders,
}

async function* readOrders(file: OldFile): AsyncGenerator<Finding> {
  const { columns } = await fileColumns(file, COLUMNS)
  for await (const group of groupedRows(file, columns, 'number', 'order')) {
    if ('finding' in group) yield group.finding
    else yield* orderOf(group, { file, columns })
  }
}

function* orderOf(group: RowGroup, table: Table): Generator<Finding> {
  const { columns, file } = table
  const { key: number, first } = group
  const say = (name: Column) => columns.cell(first.cells, name).replace(/^'/, '')
  const place: Place = { file: file.name, line: first.line }
  if (say('notes') !== '') yield noted(place, NOTES_LEFT_OUT)
  const problems: Finding[] = []
  const currency = readCurrency({ place, problems }, columns.called('currency'), say('currency'))
  if (currency === null) return yield* problems
  const amount = (name: Column) =>
    readCents({ place, problems, currency }, columns.called(name), say(name)) ?? 0
  const said = {
    subtotal: amount('subtotal'),
    shipping: amount('shipping'),
    taxes: amount('taxes'),
    total: amount('total'),
    refunded: amount('refunded'),
  }
  const lines = group.rows.flatMap((row) => {
    const cell = (name: Column) => columns.cell(row.cells, name).replace(/^'/, '')
    // Further payments of an order have rows of their own, without a line.
    if (cell('item') === '') return []
    const at = { place: { file: file.name, line: row.line }, problems, currency }
    const quantity = readCount(at, columns.called('quantity'), cell('quantity')) ?? 0
    const price = readCents(at, columns.called('price'), cell('price')) ?? 0
    return [
      { name: cell('item'), options: '', articleNumber: cell('sku'), quantity, total: price * quantity },
    ]
  })
  if (problems.length > 0) return yield* problems
  const sums = sumsOf(lines, said)
  if (sums.discount < 0) return yield refused(place, { ...LINES_MISSING, column: columns.called('subtotal') })
  const wrong = sumProblem(place, { lines, sums, total: said.total }, { column: columns.called('total') })
  if (wrong !== null) return yield wrong
  yield* parsedRecord(
    place,
    {
      kind: 'order',
      oldId: say('id') || number,
      number,
      email: say('email'),
      placedAt: momentOf(say('created')) ?? say('created'),
      state: stateOf(say),
      currency,
      total: said.total,
      refunded: said.refunded,
      sums,
      lines,
      address: say('street') === '' ? null : addressOf(say),
    },
    (path) => columnOf(columns, path),
  )
}

type Said = { subtotal: number; shipping: number; taxes: number; total: number }

/**
 * The export does not say whether prices hold the tax: they do where the total is reached without it. What came off the
 * goods is what the lines are more than their subtotal; the column of discounts counts shipping as well.
 */
function sumsOf(lines: readonly { total: number }[], { subtotal, shipping, taxes, total }: Said) {
  const goods = lines.reduce((sum, line) => sum + line.total, 0)
  const tax = subtotal + shipping === total ? 0 : taxes
  return { discount: goods - subtotal, shipping, fees: 0, tax }
}

const LINES_MISSING = {
  what: '',
  why: 'the lines are less than the subtotal',
  remedy: 'export the order again with all of its lines',
}

function stateOf(say: (name: Column) => string) {
  const financial = say('financial').toLowerCase()
  if (say('cancelled') !== '' || financial === 'voided' || financial === 'expired') return 'cancelled'
  if (financial === 'refunded') return 'refunded'
  return say('fulfilment').toLowerCase() === 'fulfilled' ? 'delivered' : 'open'
}

/** The last word of a name is the last name. */
function addressOf(say: (name: Column) => string) {
  const words = say('fullName').split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    company: say('company'),
    street: say('street'),
    addition: say('addition'),
    zip: say('zip'),
    city: say('city'),
    country: say('country').toUpperCase(),
  }
}

function columnOf(columns: Columns<Column>, path: string): string {
  if (path.startsWith('lines')) return columns.called(path.endsWith('quantity') ? 'quantity' : 'item')
  if (path === 'placedAt') return columns.called('created')
  return path === 'email' ? columns.called('email') : path
}
