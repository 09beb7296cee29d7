import { contentLink } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { filledText, option } from '../fields/block-fields.ts'
import { BlockButton } from '../parts/block-button.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './button.module.css'

export const buttonFields = {
  label: filledText,
  link: contentLink,
  kind: option(['primary', 'secondary', 'quiet'], 'primary'),
  size: option(['m', 's'], 'm'),
  align: option(['start', 'center', 'end'], 'start'),
  width: option(['reading', 'page'], 'reading'),
}

/** One step that the page asks for. */
export const buttonBlock = defineBlock({
  name: 'button',
  fields: buttonFields,
  Component: ({ fields }) => (
    <BlockSection gap="flow" width={fields.width}>
      <div className={css.row} data-align={fields.align}>
        <BlockButton link={fields.link} kind={fields.kind} size={fields.size}>
          {fields.label}
        </BlockButton>
      </div>
    </BlockSection>
  ),
})
