import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isJsonWanted, writeLogAsJson } from '@shop/engine/trace/json-log'
import { loggedError } from '@shop/engine/trace/logged-error'
import { ConfigProblem, readConfig } from './config/config.ts'
import { outliveLogReader } from './http/unread-log.ts'
import { PortInUse } from './listening.ts'
import type { ShopToServe } from './shop-to-serve.ts'
import { type RunningServer, startServer } from './start-server.ts'

/**
 * Serves a shop until it is stopped. A configuration that cannot work is reported in one sentence and ends the process
 * with 1.
 *
 * @see design §1
 */
export async function serveShop(shop: ShopToServe): Promise<void> {
  outliveLogReader()
  // What nobody catches is heard by the renderer.
  if (isJsonWanted(process.env, process.stdout.isTTY)) writeLogAsJson({ endsUncaught: false })
  try {
    const config = readConfig(process.env, {
      port: shop.brand.defaultPort,
      dataFolder: join(shop.folder, '../../.data', shop.brand.id),
    })
    // vike finds its build by itself only where one app is built; here two share an installation.
    if (!shop.middleware) await import(pathToFileURL(join(shop.folder, 'dist/server/entry.mjs')).href)
    stopGracefully(await startServer(shop, config))
    console.log(`${shop.brand.name} is open: ${config.publicOrigin}/`)
    process.send?.({ type: 'open', address: `${config.publicOrigin}/` })
  } catch (problem) {
    console.error(isExpected(problem) ? problem.message : loggedError(problem))
    process.exit(1)
  }
}

/** Requests in flight are answered before the process ends; a second signal ends it at once. */
function stopGracefully(server: RunningServer): void {
  let stoppingSince: number | null = null
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(signal, () => {
      // One Ctrl-C reaches us twice: from the terminal, and from the program that started us.
      if (stoppingSince !== null && Date.now() - stoppingSince < 1000) return
      if (stoppingSince !== null) process.exit(1)
      stoppingSince = Date.now()
      server.stop().then(
        () => process.exit(0),
        (problem: unknown) => {
          console.error('The shop could not be stopped cleanly.', loggedError(problem))
          process.exit(1)
        },
      )
    })
  }
}

/** Problems for the operator need no stack. */
function isExpected(problem: unknown): problem is Error {
  return (
    problem instanceof ConfigProblem ||
    problem instanceof PortInUse ||
    (problem instanceof Error &&
      (problem.name === 'DatabaseInUse' ||
        problem.name === 'SpaceFileProblem' ||
        problem.message.includes('DATABASE_URL')))
  )
}
