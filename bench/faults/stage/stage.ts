import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adyenWebhook, type FakeAdyen, fakeAdyen } from '@shop/commerce/testing/fake-adyen'
import type { Database } from '@shop/engine/db/database'
import { openDatabase } from '@shop/engine/db/database'
import { schemaName } from '@shop/engine/db/schema-name'
import type { FaultyStore } from '@shop/engine/testing/a-faulty-store'
import { buyableVariants, stockFile } from '../../buyable-store.ts'
import { freshDatabase } from '../../fresh-database.ts'
import { type ServedShop, serveBuiltShop } from '../../served-shop.ts'
import type { MeasuredShop } from '../../shops.ts'
import { openContentProcess } from './content-process.ts'
import { openFilesStore } from './files-store.ts'
import type { Market } from './lasting-buyer.ts'
import { keptInDatabase } from './ledger-store.ts'
import { openMailSink } from './mail-sink.ts'
import { type OwnServer, openOwnServer } from './own-server.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** Services that a shop asks, each behind a proxy; null where there is none. */
export type Outside = Record<'content' | 'payment' | 'mail' | 'files', TcpProxy> &
  Record<'database' | 'valkey', TcpProxy | null>

/** A shop with everything it asks, on this machine and on nobody else's. */
export type Stage = {
  kind: DatabaseKind
  outside: Outside
  market: Market
  pages: readonly string[]
  /** The store that the shop has its pictures in, behind `outside.files`. */
  store: FaultyStore
  /** Every article that can be bought; buyers take the first ones. */
  variantIds: readonly number[]
  dataFolder: string
  /** The small disk on which its tables lie; null where they have room. */
  smallDisk: string | null
  /** A server that may be stopped; null embedded, and where its programs are missing. */
  ownServer: OwnServer | null
  start: () => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
  isUp: () => boolean
  /** Moves the clock of the shop's process by so many milliseconds. */
  moveClock: (milliseconds: number) => Promise<void>
  /** What an operator types. Returns the exit code and what was printed; `onStart` gets the process, to end it. */
  command: (
    words: readonly string[],
    onStart?: (kill: () => void) => void,
  ) => Promise<{ code: number | null; text: string }>
  /** Looks into the database of the stopped shop (embedded), or beside it. */
  kept: () => ReturnType<typeof keptInDatabase>
  /** Runs something on the server itself, beside the proxy; only on PostgreSQL. */
  onServer: <Found>(work: (database: Database) => Promise<Found>) => Promise<Found>
  /** Articles that can be bought now, asked while the shop is stopped where its database is embedded. */
  buyable: () => Promise<number[]>
  /** A file that commands can read. */
  file: (name: string, text: string) => string
  close: () => Promise<void>
}

type StageOptions = {
  shop: MeasuredShop
  shopId: number
  kind: DatabaseKind
  folder: string
  /** First of ten ports. */
  port: number
  say: (words: string) => void
  /** A small disk on which the tables lie instead. */
  smallDisk: string | null
  /** Whoever is asked to stop opens nothing more, and closes what is open. */
  signal: AbortSignal
}

const VALKEY = process.env.BENCH_VALKEY_URL ?? 'redis://127.0.0.1:6379'
/** Pieces of each article: more than all buyers together can buy. */
const PIECES = 100_000
/** Few enough that buyers meet in one. */
const BOUGHT = 12
const CLOCK_LOOK_MS = 300

/**
 * Opens everything, fills the shop once, and leaves it running. Null where there is no PostgreSQL server. Leaves nothing
 * behind where it throws, and throws where the signal comes meanwhile: what is being opened is waited for and closed.
 */
export async function openStage(options: StageOptions): Promise<Stage | null> {
  const { signal, say } = options
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of closing.splice(0))
      await one().catch((problem: unknown) =>
        say(`Something of the stage could not be closed: ${String(problem)}`),
      )
  }
  const later: Later = (opened, closeIt) => {
    closing.unshift(() => closeIt(opened))
    signal.throwIfAborted()
    return opened
  }
  try {
    const surroundings = await openSurroundings(options, later)
    if (surroundings === null) return null
    return await filledStage(servedStage(options, { ...surroundings, close, later }), options)
  } catch (problem) {
    await close()
    throw problem
  }
}

type Surroundings = {
  server: { address: string; own: OwnServer | null } | null
  payments: FakeAdyen
  store: FaultyStore
  outside: Outside
  /** Variables of the shop's process that lead it to all of these. */
  variables: Record<string, string>
  clockFile: string
}

/** What a shop asks, each behind a proxy. */
async function openSurroundings(
  { shop, kind, folder, port, smallDisk }: StageOptions,
  later: Later,
): Promise<Surroundings | null> {
  const server = kind === 'embedded' ? null : await serverOf(port, smallDisk, later)
  if (kind === 'postgres' && server === null) return null
  const payments = later(await fakeAdyen(), (one) => one.close())
  const mail = later(await openMailSink(), (one) => one.close())
  const content = later(await openContentProcess(shop.id, port + 2, folder), (one) => one.stop())
  const store = later(await openFilesStore(), (one) => one.close())
  const proxied = async (at: number) =>
    later(await openTcpProxy({ host: '127.0.0.1', port: at }), (one) => one.close())
  const valkeyPort = Number(new URL(VALKEY).port || 6379)
  const outside: Outside = {
    content: await proxied(content.port),
    payment: await proxied(portOf(payments.setup.endpoint)),
    mail: await proxied(mail.port),
    files: await proxied(store.port),
    database: server === null ? null : await proxied(portOf(server.address)),
    valkey: server !== null && (await listens(valkeyPort)) ? await proxied(valkeyPort) : null,
  }

  const clockFile = join(folder, 'clock')
  writeFileSync(clockFile, '0')
  const variables = {
    ...(server === null || outside.database === null
      ? { DATABASE_URL: '' }
      : { DATABASE_URL: at(server.address, outside.database) }),
    ...(outside.valkey === null ? {} : { VALKEY_URL: at(VALKEY, outside.valkey) }),
    TRUST_PROXY: 'on',
    SHOP_SECRET: 'a secret that lasts over every restart',
    CONTENT_ENDPOINT: `http://127.0.0.1:${outside.content.port}/v2`,
    CONTENT_TOKEN: content.token,
    SMTP_URL: `smtp://127.0.0.1:${outside.mail.port}?tls=optional`,
    MAIL_FROM: 'shop@shop.example',
    FILES_URL: store.address.replace(`:${store.port}`, `:${outside.files.port}`),
    ADYEN_API_KEY: payments.setup.apiKey,
    ADYEN_MERCHANT_ACCOUNT: payments.setup.merchantAccount,
    ADYEN_HMAC_KEY: payments.setup.hmacKey,
    FAULT_PAYMENT_ENDPOINT: `http://127.0.0.1:${outside.payment.port}`,
    FAULT_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'preload.ts')}`,
  }
  return { server, payments, store, outside, variables, clockFile }
}

type Served = Surroundings & { close: () => Promise<void>; later: Later }

/** The shop's process among them, not started yet. */
function servedStage(
  { shop, shopId, kind, folder, port, signal, smallDisk }: StageOptions,
  { server, payments, store, outside, variables, clockFile, close, later }: Served,
): Stage {
  const dataFolder = join(kind === 'embedded' ? (smallDisk ?? folder) : folder, 'data')
  const origin = `http://127.0.0.1:${port}`
  // Kept while it starts as well: whoever ends it waits for it, so that no process is left behind.
  let served: Promise<ServedShop> | null = null
  const ended = async (how: 'stop' | 'kill') => {
    const ending = served
    served = null
    await (await ending?.catch(() => null))?.[how]()
  }
  const start = async () => {
    signal.throwIfAborted()
    served ??= serveBuiltShop(shop, { port, dataFolder, env: variables })
    try {
      await served
    } catch (problem) {
      served = null
      throw problem
    }
  }
  later(null, () => ended('stop'))
  const database = {
    databaseUrl: server?.address ?? null,
    dataDirectory: server === null ? join(dataFolder, 'database') : null,
    schema: schemaName(shop.id),
  }
  return {
    kind,
    outside,
    store,
    market: { origin, shopId, variantIds: [], pay: payer(origin, payments) },
    pages: shop.pages.map(({ path }) => path),
    variantIds: [],
    dataFolder,
    smallDisk,
    ownServer: server?.own ?? null,
    start,
    kill: () => ended('kill'),
    stop: () => ended('stop'),
    isUp: () => served !== null,
    async moveClock(milliseconds) {
      writeFileSync(clockFile, String(milliseconds))
      await sleep(CLOCK_LOOK_MS)
    },
    command: (words, onStart) =>
      typed(
        [shop.id, ...words],
        { ...variables, DATABASE_URL: server?.address ?? '', SHOP_DATA: dataFolder },
        onStart,
      ),
    async kept() {
      // The embedded database belongs to one process.
      if (server !== null) return keptInDatabase(database)
      await ended('stop')
      const found = await keptInDatabase(database)
      await start()
      return found
    },
    async onServer(work) {
      if (server === null) throw new Error('Only a PostgreSQL server can be asked beside the shop.')
      const opened = await openDatabase({ ...database, migrates: false })
      try {
        return await work(opened)
      } finally {
        await opened.close()
      }
    },
    buyable: () => buyableVariants(database),
    file(name, text) {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    },
    close,
  }
}

/** Starts the shop for the first time, and puts enough of each article onto its shelves. */
async function filledStage(stage: Stage, { kind, signal, say }: StageOptions): Promise<Stage> {
  say(`${kind}: the shop is filled`)
  await stage.start()
  await stage.stop()
  signal.throwIfAborted()
  stage.variantIds = await stage.buyable()
  stage.market.variantIds = stage.variantIds.slice(0, BOUGHT)
  const counts = stage.file('stock.csv', stockFile(stage.variantIds, PIECES))
  await stage.start()
  signal.throwIfAborted()
  const { code, text } = await stage.command(['import', 'stock', counts])
  if (code !== 0) throw new Error(`The stock could not be imported: ${text}`)
  signal.throwIfAborted()
  return stage
}

type Later = <Opened>(opened: Opened, close: (opened: Opened) => Promise<unknown>) => Opened

/** One of its own where the programs are there, else a database on the server that benches use; null without either. */
async function serverOf(
  port: number,
  smallDisk: string | null,
  later: Later,
): Promise<{ address: string; own: OwnServer | null } | null> {
  const own = await openOwnServer(port + 1, smallDisk === null ? null : join(smallDisk, 'tables'))
  if (own !== null) return { address: later(own, (one) => one.stop()).address, own }
  const fresh = await freshDatabase('faults')
  return fresh === null ? null : { address: later(fresh, (one) => one.drop()).address, own: null }
}

/** Plays a shopper who pays on the provider's page, and the provider that tells the shop until it has understood. */
function payer(origin: string, { pages, setup }: FakeAdyen): Market['pay'] {
  let payments = 0
  return async (address) => {
    const page = pages.get(address)
    if (page === undefined) return false
    payments += 1
    const body = adyenWebhook(setup, {
      eventCode: 'AUTHORISATION',
      ...page,
      pspReference: `PSP-${payments}-${page.paymentId}`,
    })
    for (let tries = 0; tries < 300; tries += 1) {
      const status = await fetch(`${origin}/api/payments/adyen/webhook/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(15_000),
      }).then(
        (answer) => answer.status,
        () => null,
      )
      if (status === 200) return true
      await sleep(100)
    }
    return false
  }
}

function typed(
  words: readonly string[],
  environment: Record<string, string>,
  onStart: (kill: () => void) => void = () => undefined,
): Promise<{ code: number | null; text: string }> {
  const program = join(import.meta.dirname, '../../../packages/commerce/src/cli/shop.ts')
  const { NODE_OPTIONS: _, ...plain } = environment
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ALLOW_LOCAL_DATABASE: 'on', ...plain },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part.toString()
    })
  onStart(() => child.kill('SIGKILL'))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}

function at(address: string, { port }: TcpProxy): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

function portOf(address: string | null): number {
  return Number(new URL(address ?? '').port)
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
