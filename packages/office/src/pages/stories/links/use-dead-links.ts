import { MOST_LINKS } from '@shop/api-client/office/link-commands'
import { useQuery } from '@tanstack/react-query'
import { deadLinksQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useQuiet } from '../../../parts/use-quiet.ts'
import { type OwnLink, ownLinks, targetName } from './own-links.ts'

/** `why` a category has nothing to show; null for a link. */
export type DeadLink = OwnLink & { why: 'gone' | 'empty' | null }

/**
 * The links of a part of a story that lead nowhere, and its categories that have nothing to show. Where it cannot be said,
 * none does. `place` is where the page is.
 */
export function useDeadLinks(part: unknown, place: string | null = null): DeadLink[] {
  const { id: shop } = useShop()
  const links = ownLinks(part, null, place)
  const names = useQuiet(JSON.stringify(asked(links)))
  const query = deadLinksQuery(shop, names)
  const { data } = useQuery({ ...query, enabled: links.length > 0 })
  const dead = new Map<string, DeadLink['why']>([
    ...[...(data?.paths ?? []), ...(data?.uuids ?? [])].map((name) => [name, null] as const),
    ...(data?.categories ?? []).map(({ path, why }) => [targetName({ category: path }), why] as const),
  ])
  return links.flatMap((link) => {
    const why = dead.get(targetName(link.target))
    return why === undefined ? [] : [{ ...link, why }]
  })
}

/** Each target once, in an order of its own: the same links are asked for once. */
function asked(links: readonly OwnLink[]) {
  const of = (pick: (target: OwnLink['target']) => string | null) =>
    [...new Set(links.map(({ target }) => pick(target)))]
      .filter((name) => name !== null)
      .toSorted()
      .slice(0, MOST_LINKS)
  return {
    paths: of((target) => ('path' in target ? target.path : null)),
    uuids: of((target) => ('uuid' in target ? target.uuid : null)),
    categories: of((target) => ('category' in target ? target.category : null)),
  }
}
