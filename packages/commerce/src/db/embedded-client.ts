import { fdatasyncSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Enough for a shop; the default of 128 MB doubles the memory of the process. */
const MEMORY = ['-c', 'shared_buffers=16MB']
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** PostgreSQL within this process, in memory (`null`) or in a directory, where a commit is on the disk. */
export async function embeddedClient(directory: string | null): Promise<PGlite> {
  return letOthersIn(await openedClient(directory))
}

/** Statements may run one after the other for so long before everybody else gets a turn, milliseconds. */
const TURN_MS = 8

/**
 * The embedded database works on the thread that also answers requests, and statements that wait for each other follow
 * without a break: fifty sign-ins at once would keep every page waiting until the last one is through. So whoever has
 * had the thread for some milliseconds lets the others in first.
 */
function letOthersIn(client: PGlite): PGlite {
  const runOne = client._runExclusiveQuery.bind(client)
  let turnEnds = 0
  client._runExclusiveQuery = (statement) =>
    runOne(async () => {
      if (performance.now() > turnEnds) {
        await new Promise((resolve) => setImmediate(resolve))
        turnEnds = performance.now() + TURN_MS
      }
      return statement()
    })
  return client
}

async function openedClient(directory: string | null): Promise<PGlite> {
  if (directory === null) return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...MEMORY] })

  mkdirSync(dirname(directory), { recursive: true })
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [...defaults, ...MEMORY, ...DURABLE],
  })
}

type Preparations = NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]

/** As it comes, the file system answers every fsync with "done" and does nothing; here it reaches the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const passFsyncOn: Preparations = (module) => {
      const files: unknown = Reflect.get(module, 'NODEFS')
      if (!hasStreamOperations(files))
        throw new Error('PGlite no longer lets its file system be patched for fsync.')
      files.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd)
        return 0
      }
    }
    return super.init(client, { ...options, preRun: [...(options.preRun ?? []), passFsyncOn] })
  }
}

type StreamOperations = { stream_ops: { fsync?: (stream: { nfd: number }) => number } }

function hasStreamOperations(files: unknown): files is StreamOperations {
  return (
    typeof files === 'object' &&
    files !== null &&
    'stream_ops' in files &&
    typeof files.stream_ops === 'object'
  )
}
