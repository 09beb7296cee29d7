import rows from '../budgets.json' with { type: 'json' }

/** A row of `budgets.json`: `<page or call>/<what is counted>`. */
export type BudgetName = keyof typeof rows

/** What was counted for a row. */
export type Figure = { name: BudgetName; measured: number }

type Budget = {
  /** What is counted. */
  unit: string
  /** More than this fails a test. Raising it needs a sentence in `why`. */
  most: number
  /** What the row has to come down to; null where `most` is where it stays. */
  must: number | null
  /** Where the best are. */
  aim: number | null
  /** Why the row was raised, or cannot come down. */
  why: string | null
}

/** The figures that a test leaves in its report, for the table at the end of `pnpm test`. */
export type FigureNotes = { figures?: Figure[] }

declare module 'vitest' {
  interface TaskMeta extends FigureNotes {}
}

/** The budget of a row. */
export function budgetOf(name: BudgetName): Budget {
  const {
    why = null,
    must = null,
    aim = null,
    ...row
  }: Partial<Budget> & { unit: string; most: number } = rows[name]
  return { ...row, must, aim, why }
}

export function isBudgetName(name: string): name is BudgetName {
  return name in rows
}

/**
 * Judges a count by its row, and notes it for the table.
 *
 * @param notes the `meta` of a test of Vitest, or any object that ends in a report
 * @returns what is wrong in a sentence; null while the row keeps its budget
 */
export function overBudget(notes: FigureNotes, name: BudgetName, measured: number): string | null {
  notes.figures = [...(notes.figures ?? []), { name, measured }]
  const { most, unit } = budgetOf(name)
  if (measured <= most) return null
  return `${name}: ${measured} ${unit} are ${measured - most} more than packages/budgets/budgets.json allows (${most}). Bring it down, or raise the row there and say why.`
}

/**
 * The table of all rows that were counted, each once with its largest figure.
 *
 * @returns one line per row, the head first; empty where nothing was counted
 */
export function budgetTable(figures: readonly Figure[]): string[] {
  const largest = new Map<BudgetName, number>()
  for (const { name, measured } of figures)
    largest.set(name, Math.max(measured, largest.get(name) ?? Number.NEGATIVE_INFINITY))
  if (largest.size === 0) return []
  const lines = [...largest].map(([name, measured]) => lineOf(name, measured))
  const head = ['budget', 'counted', 'most', 'left', 'must', 'aim', 'unit']
  return aligned([head, ...lines.sort(([one = ''], [other = '']) => one.localeCompare(other, 'en'))])
}

function lineOf(name: BudgetName, measured: number): string[] {
  const { most, must, aim, unit } = budgetOf(name)
  return [name, measured, most, most - measured, met(measured, must), met(measured, aim), unit].map(String)
}

/** A goal, marked while it is not reached. */
function met(measured: number, goal: number | null): string {
  if (goal === null) return '–'
  return measured <= goal ? `${goal} ✓` : `${goal} ✗`
}

function aligned(lines: readonly string[][]): string[] {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 || column === line.length - 1 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd(),
  )
}
