import type { ProductCard } from '@shop/domain/product/product-card'
import type { RecommendationSlotName } from '@shop/domain/shop/brand'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { allowedAtom } from '../consent/consent.atoms.ts'

/** What a slot is about. */
export type SlotInput = {
  slot: RecommendationSlotName
  /** Ids of what the shopper looks at or has in the basket. */
  productIds?: readonly number[]
  /** Path of the listing. */
  category?: string
}

/** Answers since the last full page load, by input: going back shows the same again. */
const answersAtom = atom<Map<string, Promise<ProductCard[]>> | null>(null)

/** What a slot shows; empty without recommendations, or on failure. @see spec §8 "Recommendation failure" */
export const recommendForSlotAtom = atom(null, async (get, set, input: SlotInput): Promise<ProductCard[]> => {
  const { api } = get(servicesAtom)
  const answers = get(answersAtom) ?? new Map<string, Promise<ProductCard[]>>()
  set(answersAtom, answers)

  const { slot, productIds = [], category } = input
  const isPersonal = get(allowedAtom)('recommendations')
  const key = JSON.stringify([slot, productIds, category, isPersonal])
  const known = answers.get(key)
  if (known) return known

  const asking = import('@shop/api-client/contract/recommendations')
    .then(({ recommendForSlot }) =>
      api(recommendForSlot, {
        slot,
        ...(productIds.length > 0 ? { productIds: productIds.join(',') } : {}),
        ...(category === undefined ? {} : { category }),
        ...(isPersonal ? { personal: '1' as const } : {}),
      }),
    )
    .catch((): ProductCard[] => {
      answers.delete(key)
      return []
    })
  answers.set(key, asking)
  return asking
})

/** Cards of products by id, in their order, without what is gone or sold out; empty on failure. */
export const loadCardsAtom = atom(null, async (get, _set, ids: readonly number[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return []
  const { api } = get(servicesAtom)
  try {
    const { loadRecommendations } = await import('@shop/api-client/contract/recommendations')
    return await api(loadRecommendations, { referenceKeys: ids.join(',') })
  } catch {
    // spec §8: a recommendation failure is an empty list, without a message
    return []
  }
})
