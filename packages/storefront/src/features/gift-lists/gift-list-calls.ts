import type { Api, InputOf } from '@shop/api-client/contract/define-call'
import type { GiftList, GiftLists, SharedGiftList } from '@shop/api-client/contract/gift-lists'
import type { Address } from '@shop/domain/address/address'
import type { GiftListInput } from '@shop/domain/gift-list/gift-list-problems'

const calls = () => import('@shop/api-client/contract/gift-lists')

/** Every list of the customer, and what lists may be for here. */
export const loadLists = async (api: Api): Promise<GiftLists> => api((await calls()).loadGiftLists, {})

export const loadList =
  (id: string) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).loadGiftList, { id })

/** Makes a list, or changes the one with this id. */
export const keepList =
  (id: string | null, input: GiftListInput) =>
  async (api: Api): Promise<GiftList> => {
    const { createGiftList, changeGiftList } = await calls()
    return id === null ? api(createGiftList, input) : api(changeGiftList, { id, ...input })
  }

export const removeList =
  (id: string) =>
  async (api: Api): Promise<GiftLists> =>
    api((await calls()).deleteGiftList, { id })

/** Makes a new link, which ends the one before, or takes it back. */
export const shareList =
  (id: string, isShared: boolean) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).shareGiftList, { id, isShared })

/** Keeps where gifts may be delivered to, or takes it back with null. */
export const keepListAddress =
  (id: string, address: Address | null) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).putGiftListAddress, { id, address })

export const addToList =
  (id: string, itemCreationId: { productId: number } | { variantId: number }) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).addGiftListItem, { id, itemCreationId })

type ItemInput = Omit<InputOf<Awaited<ReturnType<typeof calls>>['changeGiftListItem']>, 'id'>

export const changeItem =
  (id: string, item: ItemInput) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).changeGiftListItem, { id, ...item })

/** Notes that the owner has thanked for a gift, or has not. */
export const thankFor =
  (id: string, gift: { itemKey: string; giftKey: string; isThanked: boolean }) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).thankForGift, { id, ...gift })

export const removeItem =
  (id: string, itemKey: string) =>
  async (api: Api): Promise<GiftList> =>
    api((await calls()).deleteGiftListItem, { id, itemKey })

/** A list by its link. */
export const loadShared =
  (token: string) =>
  async (api: Api): Promise<SharedGiftList> =>
    api((await calls()).loadSharedGiftList, { token })

export const markBought =
  (token: string, itemKey: string, from: string) =>
  async (api: Api): Promise<SharedGiftList> =>
    api((await calls()).markGiftBought, { token, itemKey, from })
