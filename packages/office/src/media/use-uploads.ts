import { useLingui } from '@lingui/react'
import { MOST_PICTURE_BYTES, PICTURE_TYPES, uploadPicture } from '@shop/api-client/office/picture-commands'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../client/api.ts'
import { pictureFoldersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { problemText } from '../words/problems/problem-text.ts'
import { refusalText } from '../words/problems/refusal-text.ts'
import { wayTo } from './folder-tree.ts'

export type Upload = {
  key: string
  name: string
  /** `known`: it was there before, in another folder. */
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed'
  problem: string | null
  folder: string
}

/** Sends files one after the other: one that is refused keeps none of the others from arriving. */
export function useUploads(folder: number | null) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const queries = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  function note(key: string, change: Partial<Upload>): void {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))
  }

  async function sendOne(file: File, key: string): Promise<void> {
    if (file.size > MOST_PICTURE_BYTES || !PICTURE_TYPES.some((type) => type === file.type)) {
      const coded = { code: 'pictureWrong' as const, params: {} }
      note(key, { state: 'failed', problem: refusalText({ reason: '', coded }, i18n) })
      return
    }
    note(key, { state: 'sending' })
    try {
      const input = { filename: file.name, file: await base64Of(file), folderId: folder }
      const { picture, wasThere } = await answer(shop, uploadPicture, input)
      const isElsewhere = wasThere && folder !== null && picture.folderId !== folder
      note(key, isElsewhere ? { state: 'known', folder: await nameOf(picture.folderId) } : { state: 'done' })
    } catch (error) {
      note(key, { state: 'failed', problem: problemText(error, i18n) })
    }
  }

  async function nameOf(id: number | null): Promise<string> {
    const { folders } = await queries.fetchQuery(pictureFoldersQuery(shop))
    return (
      wayTo(folders, id)
        .map(({ name }) => name)
        .join(' / ') || i18n.t({ id: 'media.all', message: 'All pictures' })
    )
  }

  async function send(files: readonly File[]): Promise<void> {
    const queued = files.map((file) => ({ file, key: crypto.randomUUID() }))
    setUploads((all) => [
      ...all.filter(({ state }) => state === 'waiting' || state === 'sending'),
      ...queued.map(({ file, key }) => ({
        key,
        name: file.name,
        state: 'waiting' as const,
        problem: null,
        folder: '',
      })),
    ])
    for (const { file, key } of queued) await sendOne(file, key)
    await queries.invalidateQueries({ queryKey: [shop, 'pictures'] })
  }

  return { uploads, send }
}

/** The bytes of a file as base64: a data address without its head. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error(`${file.name} cannot be read.`))
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.readAsDataURL(file)
  })
}
