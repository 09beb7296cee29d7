import { join } from 'node:path'
import type { Brand } from '@shop/domain/shop/brand'
import { CompanyEnvironment, companyOf } from '@shop/engine/staff/company-config'
import { LOG_FORMATS } from '@shop/engine/trace/json-log'
import { metricsAddressOf, metricsVariables } from '@shop/server/config/metrics-config'
import { traceTargetOf, traceVariables } from '@shop/server/config/traces-config'
import * as v from 'valibot'

/** What the office's process reads of its environment. */
export const OfficeEnvironment = v.object({
  ...CompanyEnvironment.entries,
  ...metricsVariables,
  ...traceVariables,
  OFFICE_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '3010'),
  OFFICE_HOST: v.optional(v.string()),
  /** Where staff reach the office, such as https://office.example; without HTTPS it stays on this machine. */
  OFFICE_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  /** Where shoppers reach each shop, a JSON map of shop and origin; a local shop is on its own port. */
  OFFICE_SHOP_ORIGINS: v.optional(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.url()))),
    '{}',
  ),
  OFFICE_SECOND_FACTOR: v.optional(v.picklist(['on', 'off'])),
  LOG_FORMAT: v.optional(v.picklist(LOG_FORMATS)),
  SHOP_ENV: v.optional(v.picklist(['local', 'qa', 'production']), 'production'),
  SHOP_DATA: v.optional(v.string()),
  SHOP_SECRET: v.optional(v.string()),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '0'),
  TRUST_PROXY: v.optional(v.picklist(['on', 'off']), 'off'),
})

/**
 * How the office's process is set up.
 *
 * @throws with one sentence for a variable that cannot be used
 */
export function officeConfig(environment: Record<string, string | undefined>) {
  // A compose file hands over what nobody has set as an empty text.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = v.safeParse(OfficeEnvironment, set)
  if (!read.success)
    throw new Error(
      `The office cannot start: ${read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`,
    )
  const { OFFICE_ORIGIN: publicOrigin, ...given } = read.output
  const origin = new URL(publicOrigin ?? `http://localhost:${given.OFFICE_PORT}`).origin
  const metrics = metricsAddressOf(given, given.OFFICE_PORT)
  if (metrics !== null && 'problem' in metrics) throw new Error(`The office cannot start: ${metrics.problem}`)
  const isLocal = given.SHOP_ENV === 'local'
  const dataFolder = given.SHOP_DATA ?? join(import.meta.dirname, '../../.data')
  return {
    port: given.OFFICE_PORT,
    host: given.OFFICE_HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    /** Where staff reach the office; passkeys count on its host alone. */
    origin,
    isSecure: origin.startsWith('https:'),
    company: companyOf(given),
    metrics,
    traces: traceTargetOf(given),
    trustProxy: given.TRUST_PROXY === 'on',
    drainMilliseconds: given.DRAIN_SECONDS * 1000,
    secret: given.SHOP_SECRET ?? null,
    isLocal,
    /** Nobody sets up a factor for invented staff on their own machine. */
    needsSecondFactor: (given.OFFICE_SECOND_FACTOR ?? (isLocal ? 'off' : 'on')) === 'on',
    dataFolder,
    /** Each shop has its data in a folder of its own name. */
    shopEnvironment: (name: string) => ({ ...environment, SHOP_DATA: join(dataFolder, name) }),
    originOf: (name: string, { defaultPort }: Pick<Brand, 'defaultPort'>) =>
      given.OFFICE_SHOP_ORIGINS[name] ?? `http://localhost:${defaultPort}`,
  }
}
