import { text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './quote.module.css'

export const quoteFields = {
  text: filledText,
  name: text,
  role: text,
  image: optionalAsset,
  tone: option(['paper', 'surface', 'tint'], 'paper'),
}

/** A quotation in large letters. */
export const quote = defineBlock({
  name: 'quote',
  fields: quoteFields,
  Component: ({ fields }) => (
    <BlockSection tone={fields.tone}>
      <figure className={css.quote}>
        <blockquote className={css.words}>
          <p>{fields.text}</p>
        </blockquote>
        {fields.name ? (
          <figcaption className={css.by}>
            {fields.image ? (
              <span className={css.picture}>
                <ContentPicture asset={fields.image} sizes="56px" isDecorative />
              </span>
            ) : null}
            <span>
              <span className={css.name}>{fields.name}</span>
              {fields.role ? <span className={css.role}>{fields.role}</span> : null}
            </span>
          </figcaption>
        ) : null}
      </figure>
    </BlockSection>
  ),
})
