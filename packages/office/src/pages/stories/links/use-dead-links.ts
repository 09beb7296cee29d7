import { MOST_LINKS } from '@shop/api-client/office/link-commands'
import { useQuery } from '@tanstack/react-query'
import { deadLinksQuery } from '../../../client/queries.ts'
import { useShop } from '../../../client/use-shop.ts'
import { useQuiet } from '../../../parts/use-quiet.ts'
import { type OwnLink, ownLinks, targetName } from './own-links.ts'

/** The links of a part of a story that lead nowhere. Where it cannot be said, none does. */
export function useDeadLinks(part: unknown): OwnLink[] {
  const { id: shop } = useShop()
  const links = ownLinks(part)
  const names = useQuiet(JSON.stringify(asked(links)))
  const query = deadLinksQuery(shop, names)
  const { data } = useQuery({ ...query, enabled: links.length > 0 })
  const dead = new Set([...(data?.paths ?? []), ...(data?.uuids ?? [])])
  return links.filter(({ target }) => dead.has(targetName(target)))
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
  }
}
