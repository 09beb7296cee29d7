import { parseArgs } from 'node:util'
import type { Fault } from './stage/fault.ts'
import type { DatabaseKind } from './stage/stage.ts'

export type FaultOptions = {
  faults: readonly Fault[]
  databases: readonly DatabaseKind[]
  /** Null: as often as each fault says of itself. */
  runs: number | null
  buyers: number
  port: number
  shop: string
  resumes: boolean
  isHelp: boolean
}

const DATABASES: readonly DatabaseKind[] = ['embedded', 'postgres']

/** What was asked for, or a sentence about what is wrong with it. */
export function faultOptions(
  words: readonly string[],
  { faults, shops }: { faults: readonly Fault[]; shops: readonly string[] },
): FaultOptions | string {
  const values = parsedWords(words)
  if (typeof values === 'string') return values
  const names = values.only?.split(',') ?? []
  const unknown = names.find((name) => !faults.some((fault) => fault.name === name))
  if (unknown !== undefined)
    return `There is no fault "${unknown}". There are: ${faults.map(({ name }) => name).join(', ')}.`

  const databases = DATABASES.filter((kind) => values.database === undefined || values.database === kind)
  if (databases.length === 0)
    return `--database has to be ${DATABASES.join(' or ')}, but it is "${values.database}".`
  for (const [name, most] of [
    ['runs', 10_000],
    ['buyers', 100],
    ['port', 65_000],
  ] as const)
    if (values[name] !== undefined && !isWhole(values[name], most))
      return `--${name} has to be a whole number from 1 to ${most}, but it is "${values[name]}".`
  const shop = values.shop ?? shops[0]
  if (shop === undefined || !shops.includes(shop))
    return `There is no shop "${shop}". There are: ${shops.join(', ')}.`
  return {
    faults: faults.filter(({ name }) => names.length === 0 || names.includes(name)),
    databases,
    runs: values.runs === undefined ? null : Number(values.runs),
    buyers: Number(values.buyers ?? 4),
    port: Number(values.port ?? 4600),
    shop,
    resumes: values.resume,
    isHelp: values.help,
  }
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: words.filter((word) => word !== '--'),
      options: {
        only: { type: 'string' },
        database: { type: 'string' },
        runs: { type: 'string' },
        buyers: { type: 'string' },
        port: { type: 'string' },
        shop: { type: 'string' },
        resume: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

function isWhole(text: string, most: number): boolean {
  return /^\d{1,8}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}
