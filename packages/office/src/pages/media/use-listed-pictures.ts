import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { useQueryClient } from '@tanstack/react-query'
import { picturesQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'

/** How a picture is in the lists that are open at the moment of asking; undefined where none has it. */
export function useListedPictures(): (id: number) => LibraryPicture | undefined {
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const queryKey = picturesQuery(shop, { search: '', page: 1 }).queryKey.slice(0, 2)
  return (id) =>
    queries
      .getQueriesData<{ pictures: LibraryPicture[] }>({ queryKey, type: 'active' })
      .flatMap(([, list]) => list?.pictures ?? [])
      .find((picture) => picture.id === id)
}
