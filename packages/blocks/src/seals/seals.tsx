import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset, optionalLink, rows } from '../fields/block-fields.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import { BlockTitle } from '../parts/block-title.tsx'
import css from './seals.module.css'

export const sealsFields = {
  headline: text,
  lead: text,
  seals: rows({ name: filledText, text, image: optionalAsset, link: optionalLink, linkLabel: text }),
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** What others vouch for, with what it means: a seal without its words is decoration. */
export const seals = defineBlock({
  name: 'seals',
  fields: sealsFields,
  Component: ({ fields }) =>
    fields.seals.length > 0 ? (
      <BlockSection title={fields.headline} lead={fields.lead} tone={fields.tone}>
        <ul className={css.list}>
          {fields.seals.map((seal) => (
            <li key={seal._uid} className={css.seal}>
              <span className={css.picture}>
                {seal.image ? (
                  <ContentPicture asset={seal.image} sizes="72px" isDecorative />
                ) : (
                  <BadgeCheck size={32} strokeWidth={1.5} aria-hidden="true" />
                )}
              </span>
              <div className={css.words}>
                <BlockTitle className={css.name}>{seal.name}</BlockTitle>
                {seal.text ? <p className={css.text}>{seal.text}</p> : null}
                {seal.link && seal.linkLabel ? (
                  <BlockLink link={seal.link} className={css.link}>
                    {seal.linkLabel}
                  </BlockLink>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </BlockSection>
    ) : null,
})
