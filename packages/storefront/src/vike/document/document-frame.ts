import { getGlobalContext, renderPage } from 'vike/server'
import { type FrameTags, tagsIn } from './frame-tags.ts'
import type { AssetsManifest } from './page-context.ts'

/** What vike adds to a document, and the files of the build (null in development); the same for every page. */
export type DocumentFrame = FrameTags & { assets: AssetsManifest | null }

let built: Promise<DocumentFrame> | undefined

/**
 * The tags that vike wants in every document. A build has one route, so they are asked for once; searching each
 * finished page for the places where they belong took a tenth of its time.
 */
export function documentFrame(): Promise<DocumentFrame> {
  if (!import.meta.env.PROD) return askForFrame()
  built ??= askForFrame().catch((error: unknown) => {
    built = undefined
    throw error
  })
  return built
}

async function askForFrame(): Promise<DocumentFrame> {
  const context = await renderPage({ urlOriginal: '/' })
  if (context.errorWhileRendering) throw context.errorWhileRendering
  const build = await getGlobalContext()
  return {
    ...tagsIn(context.httpResponse.body),
    assets: 'assetsManifest' in build ? build.assetsManifest : null,
  }
}
