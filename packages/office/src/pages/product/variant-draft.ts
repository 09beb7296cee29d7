import type { ShownVariant } from '@shop/api-client/office/product-commands'
import { COUNTRIES, type Country } from '@shop/domain/market/markets'
import { parseAmount } from '@shop/domain/money/parse-amount'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { writtenAmount } from '../../words/format.ts'
import type { GoodsBatch } from '../products/goods-batch.ts'

const Cell = v.object({ was: v.nullable(v.number()), typed: v.string() })
const Cells = v.record(v.string(), Cell)
export type Cells = v.InferOutput<typeof Cells>

export type CellName =
  | { variantId: number; what: 'stock' }
  | { variantId: number; what: 'price' | 'before'; country: Country }

export type VariantDraft = {
  cells: Cells
  type: (cell: CellName, was: number | null, typed: string, language: string) => void
  clear: () => void
  /** What was sent is in the shop, but for what it refused; what was typed while it was under way stays. */
  saved: (sent: Cells, isRefused: (name: string) => boolean) => void
  /** Takes what the shop says now as seen. */
  rebase: (variants: readonly ShownVariant[]) => void
}

/** Prices and counts that were typed and are not saved yet; a reload of the tab keeps them. */
export function useVariantDraft(key: string): VariantDraft {
  const [cells, setCells] = useState<Cells>(() => stored(key))
  /** Whoever has sent them asks for them after an answer, when the table that was left for it is long past. */
  const latest = useRef(cells)

  function write(next: Cells): void {
    latest.current = next
    setCells(next)
    if (Object.keys(next).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(next))
  }

  return {
    cells,
    type(cell, current, typed, language) {
      const name = cellName(cell)
      const was = name in cells ? (cells[name]?.was ?? null) : current
      const { [name]: _, ...others } = cells
      write(
        typed.trim() === writtenCell(cell, was, language) ? others : { ...others, [name]: { was, typed } },
      )
    },
    saved: (sent, isRefused) => write(leftCells(latest.current, sent, isRefused)),
    clear: () => write({}),
    rebase(variants) {
      const current = currentValues(variants)
      write(
        Object.fromEntries(
          Object.entries(cells).map(([name, { typed }]) => [name, { typed, was: current.get(name) ?? null }]),
        ),
      )
    },
  }
}

/** What is left of cells once others were sent: what was refused, what nobody could read, and what was typed since. */
export function leftCells(cells: Cells, sent: Cells, isRefused: (name: string) => boolean): Cells {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const before = sent[name]
      if (before === undefined || isRefused(name) || isUnread(name, sent)) return [[name, cell]]
      const was = typedCell(nameOf(name), before.typed) ?? null
      return cell.typed === before.typed ? [] : [[name, { was, typed: cell.typed }]]
    }),
  )
}

/** A price goes with what it was before: neither is sent while one of them is no number. */
function isUnread(name: string, cells: Cells): boolean {
  const beside = name.replace(/ (price|before) /, (_, what) => (what === 'price' ? ' before ' : ' price '))
  return [name, beside].some((one) => {
    const cell = cells[one]
    return cell !== undefined && typedCell(nameOf(one), cell.typed) === undefined
  })
}

function nameOf(name: string): Pick<CellName, 'what'> {
  return { what: name.endsWith(' stock') ? 'stock' : 'price' }
}

export function cellName(cell: CellName): string {
  return cell.what === 'stock' ? `${cell.variantId} stock` : `${cell.variantId} ${cell.what} ${cell.country}`
}

/** What a cell shows of a value: an amount as it is typed, or a count. */
export function writtenCell(
  { what }: Pick<CellName, 'what'>,
  value: number | null,
  language: string,
): string {
  if (value === null) return ''
  return what === 'stock' ? String(value) : writtenAmount(value, language)
}

/** What was typed as a value; undefined where it is none. An empty price is: not sold. */
export function typedCell({ what }: Pick<CellName, 'what'>, typed: string): number | null | undefined {
  const text = typed.trim()
  if (what === 'stock') return /^\d{1,6}$/.test(text) ? Number(text) : undefined
  return text === '' ? null : (parseAmount(text) ?? undefined)
}

/** The typed cells as lines for the shop; those that cannot be read are left out. */
export function draftBatch(cells: Cells, variants: readonly ShownVariant[]): GoodsBatch {
  const batch: GoodsBatch = { prices: [], stock: [], sale: [], costs: [] }
  const current = currentValues(variants)
  for (const { id, referenceKey } of variants) {
    const stock = cells[`${id} stock`]
    const units = stock === undefined ? undefined : typedCell({ what: 'stock' }, stock.typed)
    if (stock !== undefined && typeof units === 'number' && units !== stock.was)
      batch.stock.push({ referenceKey, was: stock.was ?? 0, now: units })
    for (const country of countriesOf(cells, id)) {
      const side = (what: 'price' | 'before') => {
        const name = `${id} ${what} ${country}`
        const known = current.get(name) ?? null
        const cell = cells[name]
        return cell === undefined
          ? { was: known, now: known }
          : { was: cell.was, now: typedCell({ what }, cell.typed) }
      }
      const [price, before] = [side('price'), side('before')]
      if (price.now === undefined || before.now === undefined) continue
      if (price.now === price.was && before.now === before.was) continue
      batch.prices.push({
        variantId: id,
        country,
        was: { price: price.was, before: before.was },
        // What is not sold has nothing to be struck through.
        now: { price: price.now, before: price.now === null ? null : before.now },
      })
    }
  }
  return batch
}

/** How many cells hold what is no number. */
export function wrongCells(cells: Cells): number {
  return Object.entries(cells).filter(([name, { typed }]) => typedCell(nameOf(name), typed) === undefined)
    .length
}

function countriesOf(cells: Cells, id: number): Country[] {
  const names = Object.keys(cells).filter((name) => name.startsWith(`${id} `))
  return COUNTRIES.filter((country) => names.some((name) => name.endsWith(` ${country}`)))
}

function currentValues(variants: readonly ShownVariant[]): Map<string, number | null> {
  return new Map(
    variants.flatMap(({ id, units, prices }) => [
      [`${id} stock`, units] as const,
      ...Object.entries(prices).flatMap(([country, { price, before }]) => [
        [`${id} price ${country}`, price] as const,
        [`${id} before ${country}`, before] as const,
      ]),
    ]),
  )
}

function stored(key: string): Cells {
  try {
    const read = v.safeParse(Cells, JSON.parse(sessionStorage.getItem(key) ?? '{}'))
    return read.success ? read.output : {}
  } catch {
    // Written by an earlier version of the office: begun anew.
    return {}
  }
}
