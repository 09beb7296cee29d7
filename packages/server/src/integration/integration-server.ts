import type { AddressInfo } from 'node:net'
import type { Engine } from '@shop/commerce/engine'
import { openIntegration } from '@shop/commerce/integration/open-integration'
import { type Context, Hono } from 'hono'
import type { Config } from '../config/config.ts'
import type { Log } from '../http/request-log.ts'
import { type ConnectionTimes, closed, listening, PortInUse } from '../listening.ts'
import { clientAddress, type Env } from '../replies.ts'

export type IntegrationServer = { port: number; close: () => Promise<void> }

/** A body of many lines takes its time, and its answer comes with the last one. */
const TIMES: ConnectionTimes = {
  idle: 72_000,
  firstByte: 20_000,
  head: 20_000,
  request: 30 * 60_000,
  check: 5_000,
}

/** The integration API on an address of its own, which no shopper reaches. @throws PortInUse when it is taken */
export async function integrationServer(
  engine: Pick<Engine, 'database' | 'desk' | 'now' | 'refresh'>,
  { integration, trustProxy }: Pick<Config, 'trustProxy'> & { integration: { host: string; port: number } },
  log: Pick<Log, 'error'>,
): Promise<IntegrationServer> {
  const answer = openIntegration({
    database: engine.database,
    desk: engine.desk,
    now: engine.now,
    changed: () => engine.refresh(),
    onError: log.error,
  })
  const app = new Hono<Env>().all('*', (context: Context<Env>) =>
    answer(context.req.raw, clientAddress(context, trustProxy)),
  )
  const server = await listening(app.fetch, integration, undefined, TIMES).catch((problem: unknown) => {
    throw problem instanceof PortInUse
      ? new PortInUse(
          `Port ${integration.port} of INTEGRATION_PORT is in use by another program: choose another one.`,
        )
      : problem
  })
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) }
}
