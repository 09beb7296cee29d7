/**
 * A value as transferred in a page's data: its long lists by columns, everything else unchanged. Opaque; `unpacked`
 * restores it.
 */
export type Packed<Value> = { readonly json: unknown; readonly of?: Value }

/** Shorter lists gain nothing. */
const LONG = 32
/** Says that an object stands for a list, and how long it is. */
const MARK = '$rows'

type Row = Record<string, unknown>
type Column =
  /** Every row says the same. */
  | { all: unknown }
  /** Few values: each once, and which of them a row has. */
  | { words: unknown[]; at: number[] }
  /** Whole numbers, each as the difference to the one before. */
  | { steps: number[] }
  /** Texts that begin alike. */
  | { start: string; rest: string[] }
  | { each: unknown[] }
  /** Objects: a column for each key, and the rows that lack a key. */
  | { parts: Record<string, Column>; without: Record<string, number[]> }

/** What was packed here: who draws a page on the server has the value itself at hand. */
const wholes = /* @__PURE__ */ new WeakMap<object, unknown>()

/** Writes lists of many like objects by columns: a product with 2,000 variants is a twentieth of its JSON. */
export function packed<Value>(value: Value): Packed<Value> {
  const packed = { json: packedJson(value) }
  wholes.set(packed, value)
  return packed
}

/** @returns the value as it was before `packed`, by way of JSON */
export function unpacked<Value>(packed: Packed<Value>): Value {
  const whole = import.meta.env.SSR ? wholes.get(packed) : undefined
  // What stands in `json` was made of a `Value` by `packed`, the only one who makes it.
  return (whole ?? unpackedJson(packed.json)) as Value
}

function packedJson(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = value.length >= LONG && value.every(isRow)
    if (isLong) return { [MARK]: value.length, ...columnOf(value) }
    const packed = value.map(packedJson)
    return packed.every((item, index) => item === value[index]) ? value : packed
  }
  return isRow(value) ? packedRow(value) : value
}

/** A row without long lists is itself: most are, and every page has hundreds of them. */
function packedRow(row: Row): Row {
  let packed = row
  for (const key of Object.keys(row)) {
    const value = packedJson(row[key])
    if (value === row[key]) continue
    if (packed === row) packed = { ...row }
    packed[key] = value
  }
  return packed
}

function unpackedJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackedJson)
  if (!isRow(value)) return value
  const { [MARK]: rows, ...column } = value
  return typeof rows === 'number' ? rowsOf(column as Column, rows) : mapped(value, unpackedJson)
}

function columnOf(values: readonly unknown[]): Column {
  const numbers = new Map<string, number>()
  const words: unknown[] = []
  const at = values.map((value) => {
    const text = JSON.stringify(value)
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, words.length)
    return words.push(value) - 1
  })
  if (words.length === 1) return { all: values[0] }
  if (values.every(isRow)) return partsOf(values)
  if (words.length * 4 <= values.length) return { words, at }
  if (values.every((value) => Number.isSafeInteger(value))) return stepsOf(values.map(Number))
  if (values.every((value) => typeof value === 'string')) return textsOf(values)
  return { each: [...values] }
}

function partsOf(rows: readonly Row[]): Column {
  const keys = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== undefined)))
  const without: Record<string, number[]> = {}
  const parts = [...keys].map((key) => {
    const having = rows.filter((row) => row[key] !== undefined)
    if (having.length < rows.length)
      without[key] = rows.flatMap((row, index) => (row[key] === undefined ? [index] : []))
    return [key, columnOf(having.map((row) => row[key]))] as const
  })
  return { parts: Object.fromEntries(parts), without }
}

function stepsOf(numbers: readonly number[]): Column {
  const steps = numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
  const isShorter = JSON.stringify(steps).length < JSON.stringify(numbers).length
  return isShorter && steps.every(Number.isSafeInteger) ? { steps } : { each: [...numbers] }
}

function textsOf(texts: readonly string[]): Column {
  const [first = '', ...others] = texts
  let length = first.length
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1
  return { start: first.slice(0, length), rest: texts.map((text) => text.slice(length)) }
}

function rowsOf(column: Column, count: number): unknown[] {
  if ('all' in column) return Array.from({ length: count }, () => column.all)
  if ('words' in column) return column.at.map((index) => column.words[index])
  if ('rest' in column) return column.rest.map((rest) => column.start + rest)
  if ('each' in column) return column.each
  if ('steps' in column) {
    let number = 0
    return column.steps.map((step) => {
      number += step
      return number
    })
  }
  const rows: [key: string, value: unknown][][] = Array.from({ length: count }, () => [])
  for (const [key, part] of Object.entries(column.parts)) {
    const lacking = new Set(column.without[key])
    const having = rows.filter((_, index) => !lacking.has(index))
    const values = rowsOf(part, having.length)
    for (const [index, row] of having.entries()) row.push([key, values[index]])
  }
  return rows.map((entries) => Object.fromEntries(entries))
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mapped(row: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, change(value)]))
}
