import { type ContentClient, createContentClient } from '@shop/content/content-client'
import { CONTENT_RELATIONS } from '@shop/content/relations'
import { createContentService } from '@shop/content-service/content-service'
import { embeddedFetch } from '@shop/content-service/embedded-fetch'
import { DEMO_LANGUAGES, demoSpace } from '@shop/demo/stories/demo-space'
import type { Brand } from '@shop/domain/shop/brand'
import { regionalContent } from '../regional-content.ts'

const known = new Map<string, ContentClient>()

/** The stories of a brand's demo as its pages read them, one client for all tests of a process. */
export function demoContent(brand: Brand): ContentClient {
  const client = known.get(brand.id) ?? clientOf(brand)
  known.set(brand.id, client)
  return client
}

function clientOf(brand: Brand): ContentClient {
  const space = demoSpace(brand)
  const client = createContentClient({
    endpoint: 'http://content.local/v2',
    token: space.tokens.public,
    fetch: embeddedFetch(createContentService(space)),
    checkMs: null,
    folder: brand.contentFolder,
    languages: DEMO_LANGUAGES,
    relations: CONTENT_RELATIONS,
  })
  return regionalContent(
    client,
    brand.locales.filter((locale) => DEMO_LANGUAGES.includes(locale)),
  )
}
