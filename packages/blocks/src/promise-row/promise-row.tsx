import { text } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, rows } from '../fields/block-fields.ts'
import { BLOCK_ICON_NAMES, BLOCK_ICONS } from '../parts/block-icons.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './promise-row.module.css'

export const uspBarFields = {
  headline: text,
  promises: rows({ icon: option(BLOCK_ICON_NAMES, 'heart'), headline: filledText, text }),
  tone: option(['surface', 'tint', 'paper'], 'surface'),
}

/** What the brand stands for, four short promises. */
export const promiseRow = defineBlock({
  name: 'usp_bar',
  aliases: ['promise_row'],
  fields: uspBarFields,
  Component: ({ fields }) =>
    fields.promises.length > 0 ? (
      <BlockSection title={fields.headline} tone={fields.tone}>
        <ul className={css.list}>
          {fields.promises.map((promise) => {
            const Icon = BLOCK_ICONS[promise.icon]
            return (
              <li key={promise._uid}>
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
                <BlockTitle className={css.headline}>{promise.headline}</BlockTitle>
                {promise.text ? <p className={css.text}>{promise.text}</p> : null}
              </li>
            )
          })}
        </ul>
      </BlockSection>
    ) : null,
})
