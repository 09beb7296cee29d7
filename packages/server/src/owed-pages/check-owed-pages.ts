import type { Brand } from '@shop/domain/shop/brand'
import { readConfig } from '../config.ts'
import { openContent } from '../content.ts'
import { createLog } from '../http/request-log.ts'
import { missingPages } from './missing-pages.ts'

/** Looks for the pages that a brand owes in the stories that the environment names: a space, a file, or the demo's. */
export async function checkOwedPages(
  brand: Brand,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE } = environment
  const config = readConfig(
    { CONTENT_ENDPOINT, CONTENT_TOKEN, CONTENT_SPACE },
    { port: brand.defaultPort, dataFolder: '' },
  )
  const content = await openContent(brand, config, createLog('error'))
  try {
    return await missingPages(brand, content.content)
  } finally {
    content.close()
  }
}
