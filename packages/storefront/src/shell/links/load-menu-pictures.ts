import { loadNavigation, type NavigationNode } from '@shop/api-client/contract/catalogue'
import type { Api } from '@shop/api-client/contract/define-call'
import { nestedBlocks } from '@shop/blocks/fields/block-fields.ts'
import { navigationTeaserFields } from '@shop/blocks/navigation-teaser/navigation-teaser-fields.ts'
import { BlockSchema, type RawBlock } from '@shop/content/story'
import type { MenuImage, MenuPictures, NavigationItem } from '@shop/ui/navigation/navigation-item.ts'
import * as v from 'valibot'
import { pagePayload } from '../../loading/page-loader.ts'

/** Where the page is that the last entry leads to, null where there is none, and how addresses of the shop are said. */
export type MenuPlace = {
  discover: { path: string } | null
  path: (path: string) => string
  buildId: string
}
type Pictured = NavigationItem & { image: MenuImage }

const TeaserSchema = v.object(navigationTeaserFields)
/** As much of a content page as menus read. */
const PageSchema = v.object({ story: v.object({ blocks: v.array(BlockSchema) }) })
/** What an asset without a known size is taken for; scenes are 16:9. */
const UNKNOWN_SIZE = { width: 1600, height: 900 }

/** Pictures of all categories, and the teasers of the page behind the last entry. What fails is left out. */
export async function loadMenuPictures(api: Api, place: MenuPlace): Promise<MenuPictures> {
  const { path } = place
  const [roots, teasers] = await Promise.all([
    api(loadNavigation, {}).then(
      (answer) => answer.roots,
      () => [],
    ),
    teasersOfPage(place).catch(() => []),
  ])
  return {
    images: Object.fromEntries([
      ...picturesOf(roots).map(([at, image]) => [path(at), image]),
      // The entry itself has no picture of its own.
      ...teasers.slice(0, 1).map(({ image }) => [path(place.discover?.path ?? ''), image]),
    ]),
    discover: teasers,
  }
}

function picturesOf(nodes: readonly NavigationNode[]): [path: string, image: MenuImage][] {
  return nodes.flatMap((node) => [
    ...(node.image ? [[node.path, node.image] satisfies [string, MenuImage]] : []),
    ...picturesOf(node.children),
  ])
}

async function teasersOfPage({ discover, path, buildId }: MenuPlace): Promise<Pictured[]> {
  if (!discover) return []
  const page = v.parse(PageSchema, await pagePayload(path(discover.path), buildId, { preload: true }))
  return teasersIn(page.story.blocks, path)
}

/** The navigation teasers of a story, wherever a grid holds them. */
export function teasersIn(blocks: readonly RawBlock[], path: (path: string) => string): Pictured[] {
  return blocks.flatMap((block) => {
    if (block.items) return teasersIn(v.parse(nestedBlocks, block.items), path)
    const parsed = v.safeParse(TeaserSchema, block)
    if (block.component !== 'navigation_teaser' || !parsed.success || parsed.output.link.href === '')
      return []
    const { headline, text, link, image } = parsed.output
    const { src, colour, width, height, focus } = image
    return [
      {
        name: headline,
        href: link.href.startsWith('/') ? path(link.href) : link.href,
        text,
        isCategory: false,
        children: [],
        image: {
          src,
          colour,
          focus,
          width: width ?? UNKNOWN_SIZE.width,
          height: height ?? UNKNOWN_SIZE.height,
        },
      },
    ]
  })
}
