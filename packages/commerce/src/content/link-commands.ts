import { findDeadLinks } from '@shop/api-client/office/link-commands'
import { categoriesWithoutGoods } from '@shop/catalogue/findable/category-goods-store'
import { storiesAt } from '@shop/catalogue/findable/moved-address-store'
import { pathsOfNoGoods } from '@shop/catalogue/findable/page-exists'
import { pageRedirectsAt, redirectName } from '@shop/catalogue/redirects/page-redirect-store'
import { EDITORS_PAGES } from '@shop/domain/link/editors-pages'
import { contentPath } from '@shop/domain/link/page-path'
import { LOCALES } from '@shop/domain/market/markets'
import { bindCommands, type CommandHandler } from '@shop/engine/command/bind-commands'
import type { Sql } from '@shop/engine/db/sql'
import * as v from 'valibot'
import { asked, type ContentContext, contentDeskOf } from './ask-content.ts'
import type { ContentDesk } from './content-desk.ts'

const PER_PAGE = 100
const StoriesSchema = v.object({
  stories: v.array(
    v.looseObject({ uuid: v.string(), full_slug: v.string(), published: v.optional(v.boolean(), false) }),
  ),
})
type FoundStory = v.InferOutput<typeof StoriesSchema>['stories'][number]
/** A leaflet or a film: files are no pages. */
const FILE = /\.[a-z0-9]{2,5}\/$/i
const onContent = bindCommands<ContentContext>()

/**
 * Links that lead nowhere, for whoever writes a page. They are warned of and hold nothing up: two pages that lead to each
 * other are published one after the other.
 */
export const LINK_COMMANDS: readonly CommandHandler<ContentContext>[] = [
  onContent(findDeadLinks, {
    prepare: async ({ paths, uuids, categories }, context) => {
      const desk = await contentDeskOf(context)
      const places = new Map(paths.map((path) => [path, contentPath(path)]))
      const unknown = await pathsOfNoGoods(
        context.sql,
        [...places.values()].filter((path) => !FILE.test(path)),
      )
      const dead = new Set(await deadStories(desk, context.sql, unknown))
      const known = await stories(desk, 'by_uuids', uuids)
      return {
        paths: paths.filter((path) => dead.has(places.get(path) ?? path)),
        uuids: uuids.filter((uuid) => !known.some((one) => one.uuid === uuid && one.published)),
        categories: await categoriesWithoutGoods(context.sql, categories),
      }
    },
  })(async (_, __, answer) => ({ answer, object: null })),
]

/** Paths at which no published story is, and from which nothing leads on. */
async function deadStories(desk: ContentDesk, sql: Sql, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const slugOf = (path: string) => `${desk.folder}${path}`.replace(/\/$/, '')
  const found = await stories(desk, 'by_slugs', paths.map(slugOf))
  const redirects = await pageRedirectsAt(
    sql,
    paths.flatMap((path) => LOCALES.map((locale) => ({ locale, path }))),
  )
  // Translations have addresses of their own, and old ones lead on.
  const once = [...(await storiesAt(sql, paths))]
  return paths.filter((path) => {
    // The shop writes it by itself, out of its recalls.
    if (path === EDITORS_PAGES.recalls) return false
    if (LOCALES.some((locale) => redirects.has(redirectName({ locale, path })))) return false
    const here = found.filter(({ full_slug }) => full_slug === slugOf(path))
    if (here.length > 0) return !here.some(({ published }) => published)
    return !once.some((address) => address.endsWith(` ${path}`))
  })
}

async function stories(
  desk: ContentDesk,
  by: 'by_slugs' | 'by_uuids',
  names: readonly string[],
): Promise<FoundStory[]> {
  const found: FoundStory[] = []
  for (let first = 0; first < names.length; first += PER_PAGE) {
    const query = { [by]: names.slice(first, first + PER_PAGE).join(','), per_page: PER_PAGE, story_only: 1 }
    const { data } = await asked(desk, 'get', 'stories', query)
    found.push(...v.parse(StoriesSchema, data).stories)
  }
  return found
}
