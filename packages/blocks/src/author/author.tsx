import { Trans } from '@lingui/react'
import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset, optionalLink } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './author.module.css'

export const authorFields = {
  name: filledText,
  role: text,
  image: optionalAsset,
  text,
  link: optionalLink,
  linkLabel: text,
  width: option(['page', 'reading'], 'reading'),
}

/** Who has written the text, and why they know about it. */
export const author = defineBlock({
  name: 'author',
  fields: authorFields,
  Component: ({ fields }) => (
    <BlockSection gap="flow" width={fields.width}>
      <div className={css.author} data-large={fields.text !== '' || undefined}>
        {fields.image ? (
          <span className={css.picture}>
            <ContentPicture asset={fields.image} sizes="96px" isDecorative />
          </span>
        ) : (
          <span className={css.picture} aria-hidden="true">
            {initials(fields.name)}
          </span>
        )}
        <div className={css.words}>
          <p>
            <span className={css.by}>
              <Trans id="author.by" message="Text:" />
            </span>{' '}
            <span className={css.name}>{fields.name}</span>
          </p>
          {fields.role ? <p className={css.role}>{fields.role}</p> : null}
          {fields.text ? <p className={css.text}>{fields.text}</p> : null}
          {fields.link && fields.linkLabel ? (
            <BlockLink link={fields.link} className={css.link}>
              {fields.linkLabel}
            </BlockLink>
          ) : null}
        </div>
      </div>
    </BlockSection>
  ),
})

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => (word ?? '').slice(0, 1).toLocaleUpperCase()).join('')
}
