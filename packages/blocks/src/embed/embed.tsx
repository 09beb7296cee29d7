import { text } from '@shop/content/fields'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, option, optionalAsset } from '../fields/block-fields.ts'
import { frameRatioOption } from '../fields/block-ratio.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './embed-frame.module.css'
import { EmbedFrame } from './embed-frame.tsx'
import { embedOf } from './embed-provider.ts'

export const embedFields = {
  headline: text,
  /** What is shown, for those who cannot see the frame. */
  title: filledText,
  url: v.pipe(
    filledText,
    v.transform(embedOf),
    v.check((embed) => embed !== null, 'no service that can be embedded serves this address'),
  ),
  poster: optionalAsset,
  caption: text,
  ratio: frameRatioOption('16/9'),
  width: option(['reading', 'page'], 'reading'),
}

/** A film, a map or a post of another host, behind a question. */
export const embed = defineBlock({
  name: 'embed',
  fields: embedFields,
  Component: ({ fields }) =>
    fields.url ? (
      <BlockSection title={fields.headline} width={fields.width}>
        <EmbedFrame embed={fields.url} title={fields.title} poster={fields.poster} ratio={fields.ratio} />
        {fields.caption ? <p className={css.caption}>{fields.caption}</p> : null}
      </BlockSection>
    ) : null,
})
