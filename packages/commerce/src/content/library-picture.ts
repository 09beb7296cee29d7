import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { type FocusPoint, formatFocus, parseFocus } from '@shop/domain/image/focus-point'
import * as v from 'valibot'
import type { ContentDesk } from './content-desk.ts'

const AssetSchema = v.looseObject({
  id: v.number(),
  filename: v.string(),
  short_filename: v.nullish(v.string()),
  name: v.nullish(v.string()),
  alt: v.nullish(v.string(), ''),
  meta_data: v.nullish(v.record(v.string(), v.unknown()), {}),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  focus: v.nullish(v.string(), ''),
  asset_folder_id: v.nullish(v.number(), null),
  updated_at: v.nullish(v.string(), null),
  /** A space elsewhere remembers what was deleted. */
  deleted_at: v.nullish(v.string(), null),
})
const OneSchema = v.union([
  v.pipe(
    v.object({ asset: AssetSchema }),
    v.transform(({ asset }) => asset),
  ),
  AssetSchema,
])

/** How many letters of its content's digest a file's name ends with. */
export const DIGEST_LENGTH = 12
const DIGEST = /-[0-9a-f]{12}(?=\.[a-z]+$)/
/** A space elsewhere says the size in the address alone. */
const SIZE = /\/(\d+)x(\d+)\//

/** The pictures of an answer of the protocol. */
export function libraryPictures(data: unknown, desk: ContentDesk): LibraryPicture[] {
  return v.parse(v.object({ assets: v.array(AssetSchema) }), data).assets.map((one) => pictureOf(one, desk))
}

/** The picture of an answer of the protocol about one. */
export function libraryPicture(data: unknown, desk: ContentDesk): LibraryPicture {
  return pictureOf(v.parse(OneSchema, data), desk)
}

/** Whether an answer of the protocol is about a picture that was deleted. */
export function isDeletedPicture(data: unknown): boolean {
  return v.parse(OneSchema, data).deleted_at !== null
}

/** The words of a picture as the protocol keeps them: those of the first language by themselves. */
export function assetWords(alt: Record<string, string>, desk: ContentDesk) {
  const further = desk.languages.flatMap((language) => {
    const words = alt[language]
    return words === undefined ? [] : [[`alt__i18n__${language}`, words]]
  })
  const first = alt[desk.language]
  const own = first === undefined ? {} : { alt: first }
  return { ...own, meta_data: { ...own, ...Object.fromEntries(further) } }
}

/** What of a picture stays in sight, as the protocol keeps it; empty for its middle. */
export function assetFocus(point: FocusPoint | null, picture: LibraryPicture): string {
  return point === null ? '' : formatFocus(point, picture)
}

function pictureOf(asset: v.InferOutput<typeof AssetSchema>, desk: ContentDesk): LibraryPicture {
  const [, width, height] = SIZE.exec(asset.filename) ?? []
  const file = asset.name || asset.short_filename || asset.filename.split('/').at(-1) || asset.filename
  const further = desk.languages.map((language) => {
    const words = asset.meta_data?.[`alt__i18n__${language}`]
    return [language, typeof words === 'string' ? words : '']
  })
  const size = { width: asset.width ?? Number(width ?? 0), height: asset.height ?? Number(height ?? 0) }
  return {
    id: asset.id,
    src: asset.filename,
    name: file.replace(DIGEST, ''),
    ...size,
    updatedAt: asset.updated_at,
    alt: { [desk.language]: asset.alt ?? '', ...Object.fromEntries(further) },
    focus: parseFocus(asset.focus ?? '', size),
    folderId: asset.asset_folder_id || null,
  }
}
