import { readConfig } from '../config/config.ts'
import { openContent } from '../content.ts'
import { createLog } from '../http/request-log.ts'
import { openDemo } from '../open-demo.ts'
import type { ShopDefinition } from '../shop-definition.ts'
import { missingPages } from './missing-pages.ts'

/** Checks a brand's legal pages in the configured content: a space, a file, or the demo's. */
export async function checkLegalPages(
  shop: Pick<ShopDefinition, 'brand' | 'demo'>,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const { brand } = shop
  const { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE } = environment
  const config = readConfig(
    { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE },
    { port: brand.defaultPort, dataFolder: '' },
  )
  const demo = await openDemo(shop, config)
  const content = await openContent({ brand, demo }, config, createLog('error'))
  try {
    return await missingPages(brand, content.content)
  } finally {
    content.close()
  }
}
