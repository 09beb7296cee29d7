import { Trans, useLingui } from '@lingui/react'
import type { StoryContent } from '@shop/api-client/office/content-commands'
import { blocksIn } from '@shop/domain/story/story-block'
import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Notice } from '../../parts/notice.tsx'
import { BlockListField } from './block-list-field.tsx'
import type { WordedKind } from './block-words/kinds-in-words.ts'
import { FieldInput } from './fields/field-input.tsx'
import { wordsOfText } from './fields/rich/rich-document.ts'
import { DeadLinks } from './links/dead-links.tsx'
import styles from './story-page.module.css'
import { PAGE, trailTo, withBlock } from './tree/block-tree.ts'

type BlockFormProps = {
  content: StoryContent
  kinds: readonly WordedKind[]
  /** The block whose form is open; null is the page. */
  open: string | null
  onOpen: (uid: string | null) => void
  /** The language that is translated; null is the first one. */
  language: string | null
  onChange: (content: StoryContent, typing?: string) => void
}

/** The form of one block, with the way to it; in another language beside the words of the first. */
export function BlockForm({ content, kinds, open, onOpen, language, onChange }: BlockFormProps) {
  const { i18n } = useLingui()
  const trail = open === PAGE ? [] : (trailTo(content, open) ?? [])
  const uid = trail.at(-1)?._uid ?? PAGE
  const fields: Record<string, unknown> = trail.at(-1) ?? content
  const kind = kinds.find(({ name }) => name === fields.component)
  const titleOf = (component: string) => kinds.find(({ name }) => name === component)?.title ?? component
  const set = (name: string, value: unknown, typing?: string) =>
    onChange(
      withBlock(content, uid, (own) => ({ ...own, [name]: value })),
      typing,
    )

  return (
    <div className={styles.form}>
      <nav
        className={styles.trail}
        aria-label={i18n.t({ id: 'story.trail', message: 'Where this block stands' })}
      >
        <AriaButton onPress={() => onOpen(PAGE)} isDisabled={uid === PAGE}>
          <Trans id="story.page" message="Page" />
        </AriaButton>
        {trail.map((block) => (
          <span key={block._uid}>
            <ChevronRight aria-hidden="true" />
            <AriaButton onPress={() => onOpen(block._uid)} isDisabled={block._uid === uid}>
              {titleOf(block.component)}
            </AriaButton>
          </span>
        ))}
      </nav>
      {kind === undefined && (
        <Notice tone="notice">
          <Trans
            id="story.unknownKind"
            message="The shop knows no block {name}: it stays as it is, and no page shows it."
            values={{ name: String(fields.component) }}
          />
        </Notice>
      )}
      {kind?.use && uid !== PAGE && <p className={styles.quiet}>{kind.use}</p>}
      {kind?.fields.map((field) => {
        const key = `${uid ?? 'page'} ${field.name} ${language ?? ''}`
        if (field.type === 'bloks')
          return (
            <BlockListField
              key={key}
              label={field.label}
              field={field}
              kinds={kinds}
              blocks={blocksIn(fields[field.name])}
              onChange={(blocks) => set(field.name, blocks)}
              onOpen={onOpen}
            />
          )
        const isTranslated = language !== null && field.isTranslatable
        if (language !== null && !isTranslated) return null
        const name = isTranslated ? `${field.name}__i18n__${language}` : field.name
        return (
          <Fragment key={key}>
            <FieldInput
              field={isTranslated ? { ...field, isRequired: false } : field}
              label={field.isRequired && !isTranslated ? `${field.label} *` : field.label}
              hint={isTranslated ? wordsOf(fields[field.name]) : (field.hint ?? undefined)}
              value={fields[name]}
              onChange={(value) => set(name, value, key)}
              language={language}
            />
            {field.name === 'category' && (
              <DeadLinks value={{ category: fields.category, products: fields.products }} />
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

/** What the first language says, beside its translation. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined
  if (typeof value === 'object' && value !== null && 'alt' in value) return String(value.alt)
  return wordsOfText(value) || undefined
}
