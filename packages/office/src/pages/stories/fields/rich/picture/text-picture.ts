import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import * as v from 'valibot'

/** Pictures as the editor holds them: within a line, as the content service's own editor puts them, or by themselves. */
export const PICTURES = ['picture', 'pictureBlock'] as const

const words = v.fallback(v.nullish(v.string(), ''), '')
const TextPictureSchema = v.looseObject({
  id: v.fallback(v.nullish(v.number(), null), null),
  alt: words,
  src: v.string(),
  title: words,
  source: words,
  copyright: words,
  meta_data: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
})

/** What an `image` of a rich text says. @see integrations §2.5 */
export type TextPicture = v.InferOutput<typeof TextPictureSchema>

/** The picture of a node; null where it names none. */
export function textPicture(attrs: unknown): TextPicture | null {
  const parsed = v.safeParse(TextPictureSchema, attrs)
  return parsed.success ? parsed.output : null
}

/** A picture of the library as a text shows it; words below it stay where it takes another one's place. */
export function pictureForText(
  { id, src, alt, width, height }: LibraryPicture,
  language: string,
  before: TextPicture | null,
): TextPicture {
  return {
    id,
    alt: alt[language] ?? alt[language.slice(0, 2)] ?? '',
    src,
    title: before?.title ?? '',
    source: '',
    copyright: '',
    // As fields of pictures keep them; where the library is the shop's own, the library leads.
    meta_data: width > 0 && height > 0 ? { width, height } : {},
  }
}
