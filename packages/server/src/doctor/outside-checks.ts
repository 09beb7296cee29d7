import { existsSync } from 'node:fs'
import { type Check, checked, ok } from '@shop/commerce/doctor/check'
import { markets } from '@shop/domain/market/markets'
import type { Brand } from '@shop/domain/shop/brand'
import { schemaName } from '@shop/engine/db/schema-name'
import { type Config, readConfig } from '../config/config.ts'
import { inventedThings } from '../config/environment-rules.ts'
import { openContent } from '../content.ts'
import { openDemo } from '../open-demo.ts'
import type { Adapters, ShopDefinition } from '../shop-definition.ts'
import { shopFiles } from '../shop-files.ts'
import { certificateChecks } from './certificate-checks.ts'
import { companyChecks } from './company-check.ts'
import { mailCheck } from './mail-check.ts'
import { meetingChecks } from './meeting-checks.ts'
import { paymentCheck } from './payment-check.ts'
import { serviceChecks } from './service-checks.ts'

type Shop = Pick<ShopDefinition, 'brand' | 'demo' | 'adapters'>

/**
 * The configuration of a shop, and everything outside of it that the shop needs: asked as the shop would, and nothing is
 * changed, sent or taken anywhere.
 */
export async function outsideChecks(
  shop: Shop,
  environment: Record<string, string | undefined>,
): Promise<Check[]> {
  let config: Config
  try {
    config = readConfig(environment, { port: shop.brand.defaultPort, dataFolder: '' })
  } catch (problem) {
    const found = problem instanceof Error ? problem.message : String(problem)
    return [
      { topic: 'configuration', state: 'bad', found, remedy: 'Nothing else was asked: correct it first.' },
    ]
  }
  const adapters = (await shop.adapters?.(environment)) ?? {}
  const parts = await Promise.all([
    checked('pictures', 'Set SHOP_MEDIA to the folder of the pictures.', () => pictureCheck(shop, config)),
    certificateChecks(config),
    mailCheck(config, adapters).then((check) => [check]),
    paymentCheck(config, adapters).then((check) => [check]),
    checked('processes', 'Start the server or correct DATABASE_URL and DATABASE_DIRECT_URL.', () =>
      meetingChecks(config, schemaName(shop.brand.id)),
    ),
    serviceChecks(config),
    checked('content', 'Correct CONTENT_ENDPOINT, CONTENT_TOKEN or CONTENT_SPACE.', () =>
      contentCheck(shop, config),
    ),
    checked('office', 'Correct the OFFICE_OIDC_ variables, or ask who runs the company’s sign-in.', () =>
      companyChecks(environment),
    ),
  ])
  return [...configurationChecks(shop.brand, config, adapters), ...parts.flat()]
}

function configurationChecks(brand: Brand, config: Config, adapters: Adapters): Check[] {
  const topic = 'configuration'
  const invented =
    config.environment === 'production'
      ? inventedThings(brand, { ...config, hasMail: config.smtp !== null || !!adapters.mail })
      : []
  const problems = invented.map(
    (found): Check => ({
      topic,
      state: config.allowsDemo ? 'look' : 'bad',
      found,
      remedy: config.allowsDemo ? null : 'The shop does not open like this.',
    }),
  )
  const warnings = config.tracking.problems.map(
    (found): Check => ({ topic, state: 'look', found, remedy: null }),
  )
  const found = `${brand.name} as ${config.environment}, ${config.publicOrigin}, port ${config.port}`
  return [ok(topic, found), ...problems, ...warnings]
}

async function pictureCheck(shop: Shop, config: Config): Promise<Check[]> {
  const { media } = await shopFiles(config, await openDemo(shop, config))
  if (media === null) throw new Error('SHOP_MEDIA is not there')
  if (config.mediaFolder === null && config.files !== null) await media.keys('doctor')
  else if (!existsSync(media.place)) throw new Error(`${media.place} is not there`)
  return [ok('pictures', media.place)]
}

/** Asks for one story, which proves address and token. */
async function contentCheck(shop: Shop, config: Config): Promise<Check[]> {
  const problems: string[] = []
  const warn = (line: string) => void problems.push(line.replace(/^Content: /, ''))
  const demo = await openDemo(shop, config)
  const { content, close } = await openContent({ brand: shop.brand, demo }, config, {
    warn,
    error: warn,
    request: () => undefined,
  })
  try {
    const [locale] = shop.brand.locales
    if (locale === undefined) throw new Error(`${shop.brand.name} has no locale`)
    const begun = performance.now()
    const { total } = await content.stories({ startsWith: '', locale, language: markets[locale].language })
    const source = config.contentEndpoint ?? config.contentSpace ?? 'stories of the demo'
    const found = `${total} stories in ${Math.round(performance.now() - begun)} ms from ${source}`
    const left = problems.map(
      (problem): Check => ({ topic: 'content', state: 'look', found: problem, remedy: null }),
    )
    return total > 0
      ? [ok('content', found), ...left]
      : [
          {
            topic: 'content',
            state: 'bad',
            found,
            remedy: 'Is this the right space, and is anything published?',
          },
        ]
  } finally {
    close()
  }
}
