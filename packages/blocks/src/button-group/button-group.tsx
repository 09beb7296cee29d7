import { contentLink } from '@shop/content/fields'
import css from '../button/button.module.css'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, rows } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'

export const buttonGroupFields = {
  buttons: rows({
    label: filledText,
    link: contentLink,
    kind: option(['primary', 'secondary', 'quiet'], 'secondary'),
  }),
  align: option(['start', 'center', 'end'], 'start'),
  width: option(['reading', 'page'], 'reading'),
}

/** A few steps to choose from; the first is the one that is meant. */
export const buttonGroup = defineBlock({
  name: 'button_group',
  fields: buttonGroupFields,
  Component: ({ fields }) =>
    fields.buttons.length > 0 ? (
      <BlockSection gap="flow" width={fields.width}>
        <div className={css.row} data-align={fields.align}>
          {fields.buttons.map((button) => (
            <BlockButton key={button._uid} link={button.link} kind={button.kind}>
              {button.label}
            </BlockButton>
          ))}
        </div>
      </BlockSection>
    ) : null,
})
