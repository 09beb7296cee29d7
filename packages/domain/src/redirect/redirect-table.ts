import type { Table } from '../goods/table-of-rows.ts'
import { oldPath } from './old-path.ts'
import { hasOldQuery } from './old-query.ts'

/** Why a line of a table of redirects cannot be read. */
export type RedirectLineProblem = 'cells' | 'from' | 'to' | 'status' | 'twice'

/** What a line says: from an address without a page to another one. */
export type RedirectLine = {
  /** As it is counted in the file, the heading being 1. */
  line: number
  path: string
  target: string
  status: 301 | 302
  problem: RedirectLineProblem | null
}

export type RedirectTable = { lines: RedirectLine[]; hasColumns: boolean }

/** How the columns are called here and in the tables that other shops export. */
const FROM = ['from', 'redirect from', 'old', 'source', 'von', 'de']
const TO = ['to', 'redirect to', 'new', 'target', 'nach', 'vers', 'naar']
const STATUS = ['status', 'code']

/**
 * Reads a table of redirects: a column with old addresses and one with new ones, by their headings, and a status where
 * there is one (301 where the cell is empty). Of an old address the path counts, and of its query what says which page it
 * was; addresses of the shop end with a slash. Whether they may lead there is up to the shop.
 *
 * @see spec §2 "Server-defined redirects"
 */
export function redirectTable(table: Table | null): RedirectTable {
  const [from, to, code] = [FROM, TO, STATUS].map((known) =>
    table?.names.find((name) => known.includes(name)),
  )
  if (table === null || from === undefined || to === undefined) return { lines: [], hasColumns: false }

  const seen = new Set<string>()
  const lines = table.rows.map(({ line, cells }): RedirectLine => {
    if (cells === null) return { line, path: '', target: '', status: 301, problem: 'cells' }
    const path = pathOf(cells.get(from) ?? '')
    const target = newAddress(cells.get(to) ?? '')
    const status = (code === undefined ? undefined : cells.get(code)) || '301'
    const read = { line, path, target, status: status === '302' ? (302 as const) : (301 as const) }
    if (path === '') return { ...read, problem: 'from' }
    if (target === '') return { ...read, problem: 'to' }
    if (status !== '301' && status !== '302') return { ...read, problem: 'status' }
    if (seen.has(path)) return { ...read, problem: 'twice' }
    seen.add(path)
    return { ...read, problem: null }
  })
  return { lines, hasColumns: true }
}

/**
 * The path of an address, also of one with its host: `https://old.example/sofa?utm=1` is `/sofa/`. A query stays where it says
 * which page it was: `/?p=12`.
 */
function pathOf(written: string): string {
  const address = unquoted(written).split('#')[0] ?? ''
  if (address === '') return ''
  const parsed = URL.canParse(address) ? new URL(address) : null
  const whole = parsed ? parsed.pathname + parsed.search : address
  return oldPath(hasOldQuery(whole) ? whole : (whole.split('?')[0] ?? ''))
}

function newAddress(written: string): string {
  const address = unquoted(written)
  if (address === '' || URL.canParse(address)) return address
  const [path = '', query] = address.split(/\?(.*)/s)
  return query === undefined ? slashed(path) : `${slashed(path)}?${query}`
}

/** A spreadsheet is kept from taking a cell for a formula by an apostrophe. */
function unquoted(cell: string): string {
  return cell.replace(/^'/, '')
}

function slashed(path: string): string {
  const inner = path.replaceAll(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}
