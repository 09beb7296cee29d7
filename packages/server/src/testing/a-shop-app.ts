import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, engineOn } from '@shop/commerce/engine'
import { demo } from '@shop/demo/lindhaus'
import type { DoorSwitches } from '@shop/doors/door-switches'
import type { Backend } from '@shop/engine/backend'
import { databases } from '@shop/engine/db/test-database'
import { folderFiles } from '@shop/engine/files/folder-files'
import type { Files } from '@shop/engine/ports/files'
import { testBrand } from '@shop/engine/testing/test-brand'
import type { Storefront } from '@shop/storefront/server'
import { type Config, readConfig } from '../config/config.ts'
import { openContent } from '../content.ts'
import type { Log } from '../http/request-log.ts'
import { type ShopApp, shopApp } from '../shop-app.ts'

export type TestShopApp = {
  engine: Engine
  /** Answers as the web server does; `from` is the address of the socket. */
  ask: (address: string, init?: RequestInit, from?: string) => Promise<Response>
  answerKept: ShopApp['pages']['answerKept']
  /** What the log says is broken. */
  errors: string[]
  close: () => Promise<void>
}

/** What signs the pages of the sandbox. */
export const TEST_SECRET = 'a secret for tests'

/** With the stories of a demo brand, as the content is the embedded service's. */
const brand = { ...testBrand, contentFolder: 'lindhaus' }

type ShopAppOptions = {
  media?: Files
  shared?: Files
  doors?: Partial<DoorSwitches>
  backend?: Backend | null
  /** Another process of the same shop, which is closed after this one. */
  beside?: Pick<TestShopApp, 'engine'> | null
}

/** A whole shop of the test brand on an embedded database: every door is real, and pages are a stub. */
export async function aShopApp(
  variables: Record<string, string> = {},
  { doors, backend = null, beside = null, ...places }: ShopAppOptions = {},
): Promise<TestShopApp> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-app-'))
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  const config = readConfig(variables, { port: 3000, dataFolder: folder })
  const errors: string[] = []
  const log: Log = {
    request: () => undefined,
    warn: () => undefined,
    error: (text, error) => errors.push(`${text} ${String(error)}`),
  }
  const engine = beside?.engine ?? (await openedEngine(config, backend))
  const content = await openContent({ brand, demo, storyProblems: async () => [] }, config, log)
  const shop = {
    brand,
    doors: { markdown: 'everywhere', agenticFeed: 'everywhere', ucp: 'everywhere', ...doors } as const,
    storefront: stubStorefront,
    folder,
    // As in development: no built files are read.
    middleware: () => undefined,
  }
  const { app, pages }: ShopApp = shopApp({
    shop,
    config,
    engine,
    content,
    media: folderFiles(demo.media),
    ...places,
    log,
  })

  return {
    engine,
    answerKept: pages.answerKept,
    errors,
    ask: async (address, init = {}, from = '127.0.0.1') =>
      app.fetch(new Request(new URL(address, config.publicOrigin), init), {
        incoming: { socket: { remoteAddress: from } },
      } as never),
    async close() {
      pages.close()
      content.close()
      if (beside === null) await engine.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openedEngine(config: Config, backend: Backend | null): Promise<Engine> {
  const [embedded] = await databases()
  if (embedded === undefined) throw new Error('There is no database to test on.')
  const { publicOrigin, shopOrigins, sandboxPayments } = config
  return engineOn(await embedded.open(), {
    brand,
    backend,
    publicOrigin,
    shopOrigins,
    sandboxPayments,
    secret: TEST_SECRET,
    signingKeys: config.signingKeys,
    allowsPrivateHooks: config.environment === 'local',
    housekeeping: false,
  })
}

const stubStorefront: Storefront = {
  renderDocument: async ({ href }) => ({
    status: href.includes('nowhere') ? 404 : 200,
    location: null,
    html: '<!doctype html><html lang="de"><head><title>Seite</title></head><body></body></html>',
    scripts: [],
    tags: null,
  }),
  storyProblems: async () => [],
  renderPayload: async () => ({ status: 200, location: null, data: null, filters: [] }),
  routeMatcher: async () => {
    throw new Error('not asked for here')
  },
  styleSheet: (pieces, name) => `/* ${pieces} ${name} */`,
}
