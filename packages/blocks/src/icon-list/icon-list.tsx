import { text } from '@shop/content/fields'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, option, optionalLink, rows } from '../fields/block-fields.ts'
import { BLOCK_ICON_NAMES, BLOCK_ICONS } from '../parts/block-icons.tsx'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './icon-list.module.css'

export const iconListFields = {
  headline: text,
  lead: text,
  items: rows({
    icon: option(BLOCK_ICON_NAMES, 'check'),
    headline: filledText,
    text,
    link: optionalLink,
  }),
  columns: numberBetween(1, 4, 3),
  width: option(['page', 'reading'], 'page'),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** Reasons or steps, each with an icon, a line and a sentence. */
export const iconList = defineBlock({
  name: 'icon_list',
  fields: iconListFields,
  Component: ({ fields }) =>
    fields.items.length > 0 ? (
      <BlockSection title={fields.headline} lead={fields.lead} tone={fields.tone} width={fields.width}>
        <ul className={css.list} data-columns={fields.columns} style={{ '--columns': fields.columns }}>
          {fields.items.map((item) => {
            const Icon = BLOCK_ICONS[item.icon]
            return (
              <li key={item._uid} className={css.item}>
                <span className={css.icon}>
                  <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
                </span>
                <BlockTitle className={css.headline}>
                  {item.link ? <BlockLink link={item.link}>{item.headline}</BlockLink> : item.headline}
                </BlockTitle>
                {item.text ? <p className={css.text}>{item.text}</p> : null}
              </li>
            )
          })}
        </ul>
      </BlockSection>
    ) : null,
})
