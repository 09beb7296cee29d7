import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

export type Row = Record<string, string | number | null>

/** A promise of design §6 beside what was measured. */
export type Budget = { what: string; measured: number; limit: number; unit: string; holds: boolean }

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
export function atMost(what: string, measured: number, limit: number, unit: string): Budget {
  return { what, measured: rounded(measured), limit, unit, holds: measured <= limit }
}

/** A budget that holds when the measured value is at least the limit. */
export function atLeast(what: string, measured: number, limit: number, unit: string): Budget {
  return { what, measured: rounded(measured), limit, unit, holds: measured >= limit }
}

/** Prints a report as a table, its budgets below. */
export function printReport(report: Report): void {
  if (report.skipped !== undefined) {
    console.log(`Skipped: ${report.skipped}`)
    return
  }
  console.log(tableOf(report.rows))
  if (report.notes && report.notes.length > 0) console.log(`\n${report.notes.join('\n')}`)
  if (report.budgets.length > 0) console.log()
  for (const { what, measured, limit, unit, holds } of report.budgets) {
    console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}: ${measured} ${unit} (budget ${limit})`)
  }
}

/** Keeps a report as `bench/results/<name>.json`, with the machine it was measured on. Returns the path. */
export function keepReport(name: string, report: Report): string {
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  const [cpu] = cpus()
  const machine = {
    node: process.version,
    cpu: cpu?.model ?? null,
    cores: cpus().length,
    memoryMB: Math.round(totalmem() / 1024 / 1024),
  }
  const measured = { name, at: new Date().toISOString(), machine, ...report }
  writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`)
  return path
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

function tableOf(rows: readonly Row[]): string {
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
