import { asset, richText, text } from '@shop/content/fields'
import { PageWidth } from '../../layout/page-width.tsx'
import sectionCss from '../../layout/section.module.css'
import { BlockButton } from '../block-button.tsx'
import { filledText, optionalLink } from '../block-fields.ts'
import { ContentPicture } from '../content-picture.tsx'
import { ContentText } from '../content-text.tsx'
import { defineBlock } from '../define-block.tsx'
import css from './text-image.module.css'

/** An editorial pair: a picture and what there is to say about it. */
export const textImage = defineBlock({
  name: 'text_image',
  fields: { headline: filledText, text: richText, linkLabel: text, link: optionalLink, image: asset },
  Component: ({ fields }) => (
    <section className={sectionCss.section}>
      <PageWidth>
        <div className={css.pair}>
          <div className={css.picture}>
            <ContentPicture asset={fields.image} sizes="(width >= 768px) 58vw, 100vw" />
          </div>
          <div className={css.words}>
            <h2 className={css.headline}>{fields.headline}</h2>
            <ContentText document={fields.text} topLevel={3} />
            {fields.link && fields.linkLabel ? (
              <BlockButton link={fields.link}>{fields.linkLabel}</BlockButton>
            ) : null}
          </div>
        </div>
      </PageWidth>
    </section>
  ),
})
