import { text } from '@shop/content/fields'
import Check from 'lucide-react/icons/check'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, option, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './list.module.css'

export const listFields = {
  headline: text,
  items: rows({ text: filledText }),
  look: option(['bullets', 'numbers', 'checks'], 'bullets'),
  columns: numberBetween(1, 2, 1),
  width: option(['page', 'reading'], 'reading'),
}

/** Short points, one below the other. */
export const list = defineBlock({
  name: 'list',
  fields: listFields,
  Component: ({ fields }) => {
    if (fields.items.length === 0) return null
    const Tag = fields.look === 'numbers' ? 'ol' : 'ul'
    return (
      <BlockSection title={fields.headline} width={fields.width} gap={fields.headline ? 'section' : 'flow'}>
        <Tag className={css.list} data-look={fields.look} data-columns={fields.columns}>
          {fields.items.map((item) => (
            <li key={item._uid}>
              {fields.look === 'checks' ? <Check size={20} strokeWidth={1.5} aria-hidden="true" /> : null}
              <span>{item.text}</span>
            </li>
          ))}
        </Tag>
      </BlockSection>
    )
  },
})
