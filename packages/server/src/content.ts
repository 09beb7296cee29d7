import { type ContentClient, createContentClient } from '@shop/content/content-client'
import { type ContentService, createContentService } from '@shop/content-service/content-service'
import { embeddedFetch } from '@shop/content-service/embedded-fetch'
import { DEMO_TOKENS, demoSpace } from '@shop/demo/stories/demo-space'
import type { Brand } from '@shop/domain/shop/brand'
import type { Config } from './config.ts'

/** Reads stories; `service` answers `/cdn/…` where the embedded service is the one in use. */
export type OpenContent = { content: ContentClient; service: ContentService | null }

/** The stories of a brand: from the content service that is configured, otherwise from the embedded one. */
export function openContent(brand: Brand, config: Config): OpenContent {
  const onStale = (problem: string) =>
    console.warn(`The content service is down, an older page is shown. ${problem}`)
  const folder = brand.contentFolder
  if (config.contentEndpoint && config.contentToken) {
    const content = createContentClient({
      endpoint: config.contentEndpoint,
      token: config.contentToken,
      folder,
      onStale,
    })
    return { content, service: null }
  }
  const service = createContentService(demoSpace(brand))
  const content = createContentClient({
    endpoint: 'http://content.local/v2',
    token: DEMO_TOKENS.public,
    folder,
    fetch: embeddedFetch(service),
    onStale,
  })
  return { content, service }
}
