import { useLingui } from '@lingui/react'
import { COMPLAINT_PHOTOS } from '@shop/domain/contact/message-problems'
import type { PickedPhoto } from '@shop/ui/after-sales/photo-picker'
import { useState } from 'react'
import { useOwnCall } from '../session/use-own-call.ts'
import { complaintProblemWords } from './complaint-words.ts'
import { photoHref } from './order-papers.ts'
import type { OrderAccess } from './use-order.ts'

type Photos = {
  photos: PickedPhoto[]
  /** Ids of those that have arrived. */
  ready: string[]
  isLoading: boolean
  pick: (files: File[]) => void
  remove: (id: string) => void
}

/** Brings pictures one by one as they are picked, so that each says at once what is wrong with it. */
export function usePhotos(access: OrderAccess, locale: string): Photos {
  const { i18n } = useLingui()
  const call = useOwnCall()
  const [photos, setPhotos] = useState<PickedPhoto[]>([])
  const change = (id: string, changed: Partial<PickedPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)))
  const words = (key: string) => complaintProblemWords(i18n, { path: 'photos', key, params: {} })

  const bring = async (id: string, file: File) => {
    if (file.size > COMPLAINT_PHOTOS.maxBytes)
      return change(id, { state: { type: 'error', message: words('complaint.errors.photoSize') } })
    const { putComplaintPhoto } = await import('@shop/api-client/contract/after-sales')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const answer = await call((api) => api(putComplaintPhoto, { ...access, photoId: id, bytes })).catch(
      () => null,
    )
    if (answer?.type === 'success')
      return change(id, { preview: photoHref({ ...access, locale }, id), state: { type: 'ready' } })
    const key = answer?.problem.errors[0]?.key ?? ''
    const message = key.startsWith('complaint.')
      ? words(key)
      : i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        })
    change(id, { state: { type: 'error', message } })
  }

  const pick = (files: File[]) => {
    const room = COMPLAINT_PHOTOS.max - photos.length
    const picked = files.slice(0, room).map((file) => ({ id: crypto.randomUUID(), file }))
    const added = picked.map(({ id, file }): PickedPhoto => {
      return { id, name: file.name, preview: null, state: { type: 'loading' } }
    })
    setPhotos((now) => [...now, ...added])
    // One after the other: telephones are slow, and so are their lines.
    void picked.reduce<Promise<unknown>>(
      (before, { id, file }) => before.then(() => bring(id, file)),
      Promise.resolve(),
    )
  }

  return {
    photos,
    ready: photos.flatMap(({ id, state }) => (state.type === 'ready' ? id : [])),
    isLoading: photos.some(({ state }) => state.type === 'loading'),
    pick,
    remove: (id) => setPhotos((now) => now.filter((photo) => photo.id !== id)),
  }
}
