import { Trans } from '@lingui/react'
import type { JSONContent } from '@tiptap/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { Notice } from '../../../../../parts/notice.tsx'
import { PICTURES, type TextPicture, textPicture } from './text-picture.ts'
import { useGonePictures } from './use-gone-pictures.ts'

/** Says at a text which of its pictures nobody will see any more. */
export function GonePictures({ editor }: { editor: Editor }) {
  const pictures = useEditorState({ editor, selector: ({ editor: one }) => picturesIn(one.getJSON()) })
  const gone = useGonePictures(pictures)
  if (gone.length === 0) return null
  return (
    <Notice tone="bad" isCalm>
      <Trans
        id="rich.picturesGone"
        message="{count, plural, one {A picture of this text was deleted from the library: {names}. Choose it and take another one, or remove it.} other {Pictures of this text were deleted from the library: {names}. Choose them and take others, or remove them.}}"
        values={{ count: gone.length, names: gone.map(({ src }) => src.split('/').at(-1)).join(', ') }}
      />
    </Notice>
  )
}

/** Each picture of the text once. */
function picturesIn(part: JSONContent): TextPicture[] {
  const known = new Map<string, TextPicture>()
  const open = [part]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const picture = PICTURES.some((name) => name === one?.type) ? textPicture(one.attrs?.kept) : null
    if (picture) known.set(picture.src, picture)
    open.push(...(one.content ?? []))
  }
  return [...known.values()]
}
