export type Row = Record<string, string | number | null>

/** What has to be kept, beside what was measured. */
export type Budget = {
  what: string
  measured: number
  limit: number
  /** Where the best are; null where the limit is all that is wanted. */
  aim: number | null
  unit: string
  holds: boolean
  /** How far the limit is: what may come on top, or what has to go where it is negative. */
  left: number
}

/** A limit, and where the best are. */
export type Limit = number | { must: number; aim: number }

/** What a bench found out. */
export type Report = {
  rows: readonly Row[]
  budgets: readonly Budget[]
  /** Where to look first, one line each. */
  notes?: readonly string[]
  /** Why nothing could be measured. */
  skipped?: string
}

/** A budget that holds when the measured value is at most the limit. */
export function atMost(what: string, measured: number, limit: Limit, unit: string): Budget {
  const { must, aim } = goals(limit)
  const left = rounded(must - measured)
  return { what, measured: rounded(measured), limit: must, aim, unit, holds: measured <= must, left }
}

/** A budget that holds when the measured value is at least the limit. */
export function atLeast(what: string, measured: number, limit: Limit, unit: string): Budget {
  const { must, aim } = goals(limit)
  const left = rounded(measured - must)
  return { what, measured: rounded(measured), limit: must, aim, unit, holds: measured >= must, left }
}

function goals(limit: Limit): { must: number; aim: number | null } {
  return typeof limit === 'number' ? { must: limit, aim: null } : limit
}

/** Prints a report as a table, its budgets below. */
export function printReport(report: Report): void {
  if (report.skipped !== undefined) {
    console.log(`Skipped: ${report.skipped}`)
    return
  }
  console.log(tableOf(report.rows))
  if (report.notes && report.notes.length > 0) console.log(`\n${report.notes.join('\n')}`)
  if (report.budgets.length > 0) console.log(`\n${tableOf(budgetRows(report.budgets))}`)
}

/** One row for each budget: what was measured, the goals, and how far the limit is. */
export function budgetRows(budgets: readonly Budget[]): Row[] {
  return budgets.map(({ what, measured, limit, aim, unit, holds, left }) => ({
    budget: what,
    '': holds ? 'holds' : 'MISSED',
    measured,
    must: limit,
    aim,
    left,
    unit,
  }))
}

/** Two digits behind the point are enough for what a machine's mood changes anyway. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** The middle one, so that a single hiccup does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Rows below the names of their columns. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '-')))]
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => aligned(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function aligned(cell: string, width: number, column: number): string {
  return column < 2 ? cell.padEnd(width) : cell.padStart(width)
}
