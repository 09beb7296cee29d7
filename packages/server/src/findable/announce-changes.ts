import type { Engine } from '@shop/commerce/engine'
import type { Publication } from '@shop/content/content-client'
import { type ContentPlace, shopSlug } from '@shop/content/shop-slug'
import { contentPath } from '@shop/domain/link/page-path'
import { shopUrl } from '@shop/domain/origin/shop-address'
import type { PageAnnouncer } from './page-announcer.ts'
import type { Places } from './places.ts'

type AnnouncerOptions = {
  announcer: PageAnnouncer
  engine: Pick<Engine, 'onChange'> & { findable: Pick<Engine['findable'], 'productPages'> }
  onPublish: (listener: (publication: Publication | null) => void) => void
  places: Places
  contentPlace: ContentPlace
  onError: (what: string, problem: unknown) => void
  now?: () => Date
  /** Changes come in crowds: an import is announced once. */
  waitMs?: number
}

const WAIT_MS = 60_000
const PORTION = 500
const PRODUCT = /^product:\d+$/

/**
 * Announces pages whose words, pictures or prices have changed. A piece that was sold is no news: every order would be
 * one.
 */
export function announceChanges(parts: AnnouncerOptions): () => void {
  const { announcer, engine, places, onError, now = () => new Date(), waitMs = WAIT_MS } = parts
  const stories = new Set<string>()
  let since = now()
  let timer: NodeJS.Timeout | null = null

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = null
      announceAll().catch((problem: unknown) => onError('Changed pages could not be announced.', problem))
    }, waitMs).unref()
  }

  async function announceAll(): Promise<void> {
    const [from, paths] = [since, [...stories]]
    since = now()
    stories.clear()
    for (const locale of places.locales) {
      const url = (path: string) => shopUrl(locale, path, places.origins, places.defaultOrigin)
      if (paths.length > 0) await announcer.announce(paths.map(url))
      for (let after = 0; ; ) {
        const pages = await engine.findable.productPages(locale, {
          after,
          limit: PORTION,
          changedSince: from,
        })
        if (pages.length > 0) await announcer.announce(pages.map(({ path }) => url(path)))
        const last = pages.at(-1)
        if (pages.length < PORTION || last === undefined) break
        after = last.id
      }
    }
  }

  parts.onPublish((publication) => {
    for (const slug of publication?.slugs ?? []) stories.add(contentPath(shopSlug(slug, parts.contentPlace)))
    if (stories.size > 0) soon()
  })
  const stop = engine.onChange((tags) => {
    if (tags.some((tag) => PRODUCT.test(tag))) soon()
  })
  return () => {
    stop()
    if (timer) clearTimeout(timer)
  }
}
