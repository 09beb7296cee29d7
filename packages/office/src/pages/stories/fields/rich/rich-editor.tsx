import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { JSONContent } from '@tiptap/core'
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useShop } from '../../../../client/use-shop.ts'
import { useShopPlaces } from '../../../../client/use-shop-places.ts'
import { DeadLinks } from '../../links/dead-links.tsx'
import fieldStyles from '../fields.module.css'
import { GonePictures } from './picture/gone-pictures.tsx'
import { PictureView } from './picture/picture-view.tsx'
import styles from './rich.module.css'
import { documentOf } from './rich-document.ts'
import type { RichInputProps } from './rich-input.tsx'
import { heldText, type NameOfPart, richExtensions } from './rich-schema.ts'
import { RichTools } from './rich-tools.tsx'

/** The editor of a rich text. A text that it could not give back as it was is shown as such, and cannot be spoilt. */
export function RichEditor(props: RichInputProps) {
  const [first, setFirst] = useState(() => heldText(props.value))
  const held = first ?? heldText(props.value)
  // A version that is taken back may hold what this one did not.
  if (held !== null) return <Editor {...props} held={held} onUnknown={() => setFirst(null)} />
  return (
    <p className={fieldStyles.untouched}>
      <strong>{props.label}</strong>{' '}
      <Trans
        id="rich.tooMuch"
        message="is built in a way that this editor does not know. It stays as it is."
      />
    </p>
  )
}

type EditorProps = RichInputProps & {
  held: JSONContent
  /** The text has become one that the editor could not give back. */
  onUnknown: () => void
}

function Editor({ label, hint, value, onChange, language, held, onUnknown }: EditorProps) {
  const { i18n } = useLingui()
  const { may } = useShop()
  const [first = 'de'] = useShopPlaces().languages
  const [labelId, hintId] = [useId(), useId()]
  /** What the page holds of this text: anything else came from undo, or from another version. */
  const known = useRef(value)
  const [extensions] = useState(() =>
    richExtensions((part) => nameOf(part, i18n), ReactNodeViewRenderer(PictureView)),
  )
  const editor = useEditor({
    extensions,
    content: held,
    editable: may('content.change'),
    // Styles that a script writes are refused by the page's policy; they stand in the style sheet.
    injectCSS: false,
    editorProps: {
      // Tab leaves the text from everywhere, a list or a table included: nobody is caught in it.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(hint === undefined ? {} : { 'aria-describedby': hintId }),
        class: styles.words ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const document = documentOf(changed.getJSON())
      known.current = document
      onChange(document)
    },
  })

  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const content = heldText(value)
    if (content === null) onUnknown()
    else editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run()
  }, [editor, value, onUnknown])

  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.editor}>
        {editor.isEditable && <RichTools editor={editor} label={label} language={language ?? first} />}
        <EditorContent editor={editor} />
      </div>
      <GonePictures editor={editor} />
      <DeadLinks value={value} />
      {hint !== undefined && (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

/** What a part is that has no tool here: it can be moved and deleted as a whole. */
function nameOf({ type, attrs }: Parameters<NameOfPart>[0], i18n: I18n): string {
  const said = (name: string) => wordsAt(attrs, name)
  if (type === 'emoji') return said('emoji') || `:${said('name')}:`
  if (type === 'image')
    return i18n.t({
      id: 'rich.picture',
      message: 'Picture: {words}',
      values: { words: said('alt') || said('src') },
    })
  if (type === 'blok')
    return i18n.t({ id: 'rich.block', message: 'Block: {names}', values: { names: blockNames(attrs) } })
  return i18n.t({ id: 'rich.otherPart', message: 'Part of its own: {type}', values: { type } })
}

function blockNames(attrs: unknown): string {
  const body: unknown = typeof attrs === 'object' && attrs !== null && 'body' in attrs ? attrs.body : []
  const blocks: readonly unknown[] = Array.isArray(body) ? body : []
  return blocks.map((block) => wordsAt(block, 'component')).join(', ')
}

function wordsAt(part: unknown, name: string): string {
  if (typeof part !== 'object' || part === null) return ''
  const words: unknown = Reflect.get(part, name)
  return typeof words === 'string' ? words : ''
}
