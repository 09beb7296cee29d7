import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const RunSchema = v.object({ seconds: v.number(), cpuSeconds: v.number(), peakMB: v.number() })
const StateSchema = v.object({
  isGenerated: v.boolean(),
  /** One for each time that the import was begun or gone on with. */
  runs: v.array(RunSchema),
  isImported: v.boolean(),
})
type State = v.InferOutput<typeof StateSchema>

const NOTHING: State = { isGenerated: false, runs: [], isImported: false }
const FOLDER = join(import.meta.dirname, '../../.cache/bench')

/** A generated catalogue that outlives the run that made it, and how far its import is. */
export type KeptCatalogue = {
  /** The catalogue, one record per line. */
  file: string
  /** Of the shop that sells it: holds the snapshot of its index. */
  dataFolder: string
  hasSnapshot: () => boolean
  state: () => State
  note: (change: Partial<State>) => void
  /** Begins again: another database cannot go on from what this one has noted. */
  forget: () => void
}

export function keptCatalogue(products: number, folder = FOLDER): KeptCatalogue {
  const home = join(folder, `million-${products}`)
  const dataFolder = join(home, 'data')
  const path = join(home, 'state.json')
  mkdirSync(home, { recursive: true })
  let state = existsSync(path) ? v.parse(StateSchema, JSON.parse(readFileSync(path, 'utf8'))) : NOTHING
  const note = (change: Partial<State>) => {
    state = { ...state, ...change }
    writeFileSync(path, `${JSON.stringify(state)}\n`)
  }
  return {
    file: join(home, 'catalogue.ndjson'),
    dataFolder,
    hasSnapshot: () => existsSync(join(dataFolder, 'index/products.snapshot')),
    state: () => state,
    note,
    forget() {
      rmSync(dataFolder, { recursive: true, force: true })
      note({ runs: [], isImported: false })
    },
  }
}

/** What an import took that was gone on with, in one: times add up, and the largest process counts. */
export function inOne(runs: State['runs']): State['runs'][number] {
  return runs.reduce(
    (sum, run) => ({
      seconds: sum.seconds + run.seconds,
      cpuSeconds: sum.cpuSeconds + run.cpuSeconds,
      peakMB: Math.max(sum.peakMB, run.peakMB),
    }),
    { seconds: 0, cpuSeconds: 0, peakMB: 0 },
  )
}
