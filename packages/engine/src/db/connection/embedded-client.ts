import { closeSync, fdatasyncSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { watched } from './statement-watch.ts'
import { isSegment } from './wal-reserve.ts'

/** Enough for a shop; the default of 128 MB doubles the memory of the process. */
const MEMORY = ['-c', 'shared_buffers=16MB']
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync']

/** The embedded database has stopped in the midst of its work. What was committed is there when it is opened again. */
export class EmbeddedDatabaseStopped extends Error {
  override readonly name = 'EmbeddedDatabaseStopped'
}

/**
 * PostgreSQL within this process, in memory (`null`) or in a directory, where a commit is on the disk. In memory it may
 * begin with an image, the files of another one.
 */
export async function embeddedClient(
  directory: string | null,
  onSegment: (name: string) => void = () => undefined,
  image?: Blob,
): Promise<PGlite> {
  return letOthersIn(stoppingForGood(await openedClient(directory, onSegment, image)))
}

/** Gives back what a client that has stopped holds of the system; it cannot be closed as others are. */
export function abandon(client: PGlite): void {
  for (const stream of streamsOf(client)) {
    try {
      if (stream?.nfd !== undefined) closeSync(stream.nfd)
    } catch {
      // Closed before it stopped.
    }
  }
}

function streamsOf(client: PGlite): ({ nfd?: number } | null)[] {
  const files: unknown = Reflect.get(client.Module, 'FS')
  const streams: unknown = typeof files === 'object' && files !== null && Reflect.get(files, 'streams')
  return Array.isArray(streams) ? streams : []
}

/** Statements may run one after the other for so long before everybody else gets a turn, milliseconds. */
const TURN_MS = 8

/**
 * The embedded database works on the thread that also answers requests, and statements that wait for each other follow
 * without a break: fifty sign-ins at once would keep every page waiting until the last one is through. So statements
 * yield to other work after some milliseconds.
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
      return watched('', statement)
    })
  return client
}

/** How PostgreSQL's main loop says that a statement failed, which it survives. */
const STATEMENT_FAILED = 100

/**
 * When PostgreSQL panics (it cannot write its log, or its disk fails), it aborts. PGlite takes that for a failed
 * statement and asks it to go on with the message that it never read: for ever, on the thread of the whole shop. So from
 * an abort on every statement fails at once.
 */
function stoppingForGood(client: PGlite): PGlite {
  const module: Record<string, unknown> = Object(client.Module)
  const { _PostgresMainLoopOnce: once, stackRestore } = module
  const { _PostgresSendReadyForQueryIfNecessary: ready, _pgl_pq_flush: flush } = module
  if (!isFunction(once) || !isFunction(stackRestore) || !isFunction(ready) || !isFunction(flush))
    throw new Error('PGlite no longer lets its main loop be watched for an abort.')
  let stopped: EmbeddedDatabaseStopped | null = null

  module._PostgresMainLoopOnce = () => {
    if (stopped) throw stopped
    try {
      return once()
    } catch (error) {
      if (statusOf(error) !== STATEMENT_FAILED)
        stopped = new EmbeddedDatabaseStopped('The embedded database has stopped: it could not write.', {
          cause: error,
        })
      throw error
    }
  }
  // The loop that swallows everything calls this outside of its try.
  module.stackRestore = (pointer: unknown) => {
    if (stopped) throw stopped
    return stackRestore(pointer)
  }
  module._PostgresSendReadyForQueryIfNecessary = () => (stopped ? undefined : ready())
  module._pgl_pq_flush = () => (stopped ? undefined : flush())
  return client
}

function isFunction(value: unknown): value is (...words: unknown[]) => unknown {
  return typeof value === 'function'
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : null
}

async function openedClient(
  directory: string | null,
  onSegment: (name: string) => void,
  image?: Blob,
): Promise<PGlite> {
  if (directory === null)
    return PGlite.create({
      startParams: [...PGlite.defaultStartParams, ...MEMORY],
      ...(image ? { loadDataDir: image } : {}),
    })

  mkdirSync(dirname(directory), { recursive: true })
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  return PGlite.create({
    fs: new DurableNodeFS(directory, onSegment),
    startParams: [...defaults, ...MEMORY, ...DURABLE],
  })
}

type Preparations = NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]

/**
 * As it comes, the file system answers every fsync with "done" and does nothing; here it reaches the disk. It also
 * reports which segment of the write-ahead log was opened.
 */
class DurableNodeFS extends NodeFS {
  readonly #onSegment: (name: string) => void

  constructor(directory: string, onSegment: (name: string) => void) {
    super(directory)
    this.#onSegment = onSegment
  }

  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const watchFiles: Preparations = (module) => {
      const files: unknown = Reflect.get(module, 'NODEFS')
      if (!hasStreamOperations(files))
        throw new Error('PGlite no longer lets its file system be patched for fsync.')
      const operations = files.stream_ops
      operations.fsync = (stream) => {
        fdatasyncSync(stream.nfd)
        return 0
      }
      const { open } = operations
      operations.open = (stream) => {
        open(stream)
        if (isSegment(stream.node.name)) this.#onSegment(stream.node.name)
      }
    }
    return super.init(client, { ...options, preRun: [...(options.preRun ?? []), watchFiles] })
  }
}

type Stream = { nfd: number; node: { name: string } }
type StreamOperations = {
  stream_ops: { open: (stream: Stream) => void; fsync?: (stream: Stream) => number }
}

function hasStreamOperations(files: unknown): files is StreamOperations {
  return (
    typeof files === 'object' &&
    files !== null &&
    'stream_ops' in files &&
    typeof files.stream_ops === 'object' &&
    files.stream_ops !== null &&
    'open' in files.stream_ops
  )
}
