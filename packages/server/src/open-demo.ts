import type { Config } from './config/config.ts'
import type { Demo, ShopDefinition } from './shop-definition.ts'

type DemoFacts = Pick<Config, 'contentEndpoint' | 'contentSpace' | 'environment' | 'files' | 'mediaFolder'>

/** Loads a shop's demo where something of it is needed; null where nothing is, or where the shop has none. */
export async function openDemo(
  { demo }: Pick<ShopDefinition, 'demo'>,
  { contentEndpoint, contentSpace, environment, files, mediaFolder }: DemoFacts,
): Promise<Demo | null> {
  const hasContent = contentEndpoint !== null || contentSpace !== null
  const isNeeded = environment === 'local' || !hasContent || (mediaFolder === null && files === null)
  return isNeeded && demo ? (await demo()).demo : null
}
