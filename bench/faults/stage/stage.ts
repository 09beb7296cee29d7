import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adyenWebhook, type FakeAdyen, fakeAdyen } from '@shop/commerce/testing/fake-adyen'
import type { Database } from '@shop/engine/db/database'
import { openDatabase } from '@shop/engine/db/database'
import { schemaName } from '@shop/engine/db/schema-name'
import { buyableVariants, stockFile } from '../../buyable-store.ts'
import { freshDatabase } from '../../fresh-database.ts'
import { type ServedShop, serveBuiltShop } from '../../served-shop.ts'
import type { MeasuredShop } from '../../shops.ts'
import { openContentProcess } from './content-process.ts'
import type { Market } from './lasting-buyer.ts'
import { keptInDatabase } from './ledger-store.ts'
import { openMailSink } from './mail-sink.ts'
import { type OwnServer, openOwnServer } from './own-server.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** Services that a shop asks, each behind a proxy; null where there is none. */
export type Outside = Record<'content' | 'payment' | 'mail', TcpProxy> &
  Record<'database' | 'valkey', TcpProxy | null>

/** A shop with everything it asks, on this machine and on nobody else's. */
export type Stage = {
  kind: DatabaseKind
  outside: Outside
  market: Market
  pages: readonly string[]
  /** Every article that can be bought; buyers take the first ones. */
  variantIds: readonly number[]
  dataFolder: string
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
  /** Where the embedded database lies instead, as on a small disk. */
  dataFolder?: string
}

const VALKEY = process.env.BENCH_VALKEY_URL ?? 'redis://127.0.0.1:6379'
/** Pieces of each article: more than all buyers together can buy. */
const PIECES = 100_000
/** Few enough that buyers meet in one. */
const BOUGHT = 12
const CLOCK_LOOK_MS = 300

/** Opens everything, fills the shop once, and leaves it running. Null where there is no PostgreSQL server. */
export async function openStage(options: StageOptions): Promise<Stage | null> {
  const { shop, kind, folder, port, say } = options
  const closing: (() => Promise<unknown>)[] = []
  const later = <Opened>(opened: Opened, close: (opened: Opened) => Promise<unknown>): Opened => {
    closing.unshift(() => close(opened))
    return opened
  }

  const server = kind === 'embedded' ? null : await serverOf(port, later)
  if (kind === 'postgres' && server === null) return null
  const payments = later(await fakeAdyen(), (one) => one.close())
  const mail = later(await openMailSink(), (one) => one.close())
  const content = later(await openContentProcess(shop.id, port + 2, folder), (one) => one.stop())
  const proxied = async (at: number) =>
    later(await openTcpProxy({ host: '127.0.0.1', port: at }), (one) => one.close())
  const valkeyPort = Number(new URL(VALKEY).port || 6379)
  const outside: Outside = {
    content: await proxied(content.port),
    payment: await proxied(portOf(payments.setup.endpoint)),
    mail: await proxied(mail.port),
    database: server === null ? null : await proxied(portOf(server.address)),
    valkey: server !== null && (await listens(valkeyPort)) ? await proxied(valkeyPort) : null,
  }

  const dataFolder = options.dataFolder ?? join(folder, 'data')
  const clockFile = join(folder, 'clock')
  writeFileSync(clockFile, '0')
  const own = {
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
    ADYEN_API_KEY: payments.setup.apiKey,
    ADYEN_MERCHANT_ACCOUNT: payments.setup.merchantAccount,
    ADYEN_HMAC_KEY: payments.setup.hmacKey,
    FAULT_PAYMENT_ENDPOINT: `http://127.0.0.1:${outside.payment.port}`,
    FAULT_CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'preload.ts')}`,
  }

  let served: ServedShop | null = null
  const origin = `http://127.0.0.1:${port}`
  const start = async () => {
    served ??= await serveBuiltShop(shop.id, { port, dataFolder, env: own })
  }
  const ended = async (how: 'stop' | 'kill') => {
    const ending = served
    served = null
    await ending?.[how]()
  }
  const database = {
    databaseUrl: server?.address ?? null,
    dataDirectory: server === null ? join(dataFolder, 'database') : null,
    schema: schemaName(shop.id),
  }
  const stage: Stage = {
    kind,
    outside,
    market: { origin, shopId: options.shopId, variantIds: [], pay: payer(origin, payments) },
    pages: shop.pages.map(({ path }) => path),
    variantIds: [],
    dataFolder,
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
        { ...own, DATABASE_URL: server?.address ?? '', SHOP_DATA: dataFolder },
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
    file(name, text) {
      const path = join(folder, name)
      writeFileSync(path, text)
      return path
    },
    async close() {
      await ended('stop')
      for (const close of closing) await close()
    },
  }

  try {
    say(`${kind}: the shop is filled`)
    await start()
    await ended('stop')
    stage.variantIds = await buyableVariants(database)
    stage.market.variantIds = stage.variantIds.slice(0, BOUGHT)
    const counts = stage.file('stock.csv', stockFile(stage.variantIds, PIECES))
    await start()
    const { code, text } = await stage.command(['import', 'stock', counts])
    if (code !== 0) throw new Error(`The stock could not be imported: ${text}`)
    return stage
  } catch (problem) {
    await stage.close()
    throw problem
  }
}

type Later = <Opened>(opened: Opened, close: (opened: Opened) => Promise<unknown>) => Opened

/** One of its own where the programs are there, else a database on the server that benches use; null without either. */
async function serverOf(
  port: number,
  later: Later,
): Promise<{ address: string; own: OwnServer | null } | null> {
  const own = await openOwnServer(port + 1)
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
