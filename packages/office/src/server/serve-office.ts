import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { draining } from '@shop/engine/http/draining'
import type { Company } from '@shop/engine/staff/company-config'
import type { Context } from 'hono'
import { officeApp } from './office-app.ts'
import type { OfficeShop } from './office-shop.ts'

export type OfficeConfig = {
  port: number
  host: string
  /** Where staff reach the office. */
  origin: string
  company: Company | null
  /** Whether the office is reached over HTTPS. */
  isSecure: boolean
  /** Believe `X-Forwarded-For`: only behind a proxy that sets it. */
  trustProxy: boolean
  folder: string
  /** For how long it answers on after it was asked to stop, milliseconds. */
  drainMilliseconds: number
  /** What counts and traces each request; absent where nothing is measured. */
  serving?: (fetch: Fetch) => Fetch
}

type Fetch = (request: Request, env: object) => Response | Promise<Response>

/** Serves the office until `stop`. */
export function serveOffice(
  shops: readonly OfficeShop[],
  { port, host, origin, company, isSecure, trustProxy, folder, drainMilliseconds, serving }: OfficeConfig,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const addressOf = (context: Context) => {
    const forwarded = trustProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined
    return forwarded ?? getConnInfo(context).remote.address ?? null
  }
  const drain = draining(drainMilliseconds)
  const app = officeApp({ shops, folder, origin, company, isSecure, addressOf, isDraining: drain.isDraining })
  const fetch: Fetch = serving?.(app.fetch) ?? app.fetch
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, ({ port: opened }: AddressInfo) =>
      resolve({
        port: opened,
        async stop() {
          await drain.begin()
          await new Promise<void>((done) => server.close(() => done()))
        },
      }),
    )
    server.once('error', reject)
  })
}
