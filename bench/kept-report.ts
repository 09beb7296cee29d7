import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Report } from './report.ts'

const Cell = v.nullable(v.union([v.string(), v.number()]))
const KeptSchema = v.object({
  subject: v.string(),
  at: v.string(),
  rows: v.array(v.record(v.string(), Cell)),
  budgets: v.array(
    v.object({
      what: v.string(),
      measured: v.number(),
      limit: v.number(),
      aim: v.nullable(v.number()),
      unit: v.string(),
      holds: v.boolean(),
      left: v.number(),
    }),
  ),
  notes: v.optional(v.array(v.string()), []),
})

const RESULTS = join(import.meta.dirname, 'results')

/** Keeps a report as `bench/results/<name>.json`, with the machine it was measured on. Returns the path. */
export function keepReport(name: string, report: Report, subject: string, folder = RESULTS): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  const [cpu] = cpus()
  const machine = {
    node: process.version,
    cpu: cpu?.model ?? null,
    cores: cpus().length,
    memoryMB: Math.round(totalmem() / 1024 / 1024),
    load: loadavg(),
  }
  const measured = { name, subject, at: new Date().toISOString(), machine, ...report }
  writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`)
  return path
}

/** What was measured of the same subject before, with the moment; null when there is none, or of another subject. */
export function keptReport(
  name: string,
  subject: string,
  folder = RESULTS,
): { report: Report; at: string } | null {
  const path = join(folder, `${name}.json`)
  if (!existsSync(path)) return null
  const kept = v.safeParse(KeptSchema, JSON.parse(readFileSync(path, 'utf8')))
  if (!kept.success || kept.output.subject !== subject) return null
  const { at, rows, budgets, notes } = kept.output
  return { report: { rows, budgets, notes }, at }
}
