import { useQueries } from '@tanstack/react-query'
import { pictureCheckQuery } from '../../../../../client/queries.ts'
import { useShop } from '../../../../../client/use-shop.ts'
import type { TextPicture } from './text-picture.ts'

/** Which of these pictures somebody has deleted from the library. */
export function useGonePictures(pictures: readonly TextPicture[]): TextPicture[] {
  const { id: shop, may } = useShop()
  const checks = useQueries({
    queries: pictures.map(({ id, src }) => ({
      ...pictureCheckQuery(shop, { id: id ?? 0, src }),
      enabled: id !== null && id > 0 && may('media.read'),
    })),
  })
  return pictures.filter((_, at) => checks[at]?.data?.isGone === true)
}
