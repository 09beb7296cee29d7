import { useLingui } from '@lingui/react'
import { asset, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { useState } from 'react'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, option } from '../fields/block-fields.ts'
import { frameRatio, ratioOption } from '../fields/block-ratio.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './before-after.module.css'

export const beforeAfterFields = {
  headline: text,
  before: asset,
  after: asset,
  beforeLabel: filledText,
  afterLabel: filledText,
  caption: text,
  /** How much of the first picture is seen at first, in percent. */
  start: numberBetween(0, 100, 50),
  ratio: ratioOption('4/3'),
  width: option(['page', 'reading'], 'page'),
}
type BeforeAfterProps = { fields: v.InferOutput<v.ObjectSchema<typeof beforeAfterFields, undefined>> }

const SIZES = '(width >= 1440px) 1440px, 100vw'

/**
 * Two pictures of the same place, with an edge between them that is dragged, or moved by the arrow keys. The edge is a
 * slider of the browser's own; without JavaScript the pictures stand side by side.
 */
function BeforeAfter({ fields }: BeforeAfterProps) {
  const { i18n } = useLingui()
  const [edge, setEdge] = useState(fields.start)
  const { before, after, beforeLabel, afterLabel } = fields

  return (
    <BlockSection title={fields.headline} width={fields.width}>
      <figure className={css.figure}>
        <div
          className={css.stage}
          style={{ aspectRatio: frameRatio(fields.ratio, before), '--edge': `${edge}%` }}
        >
          <div className={css.picture}>
            <ContentPicture asset={after} sizes={SIZES} />
            <span className={css.label} data-side="end">
              {afterLabel}
            </span>
          </div>
          <div className={css.picture} data-side="before">
            <ContentPicture asset={before} sizes={SIZES} />
            <span className={css.label} data-side="start">
              {beforeLabel}
            </span>
          </div>
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={edge}
            className={css.range}
            aria-label={i18n.t({
              id: 'beforeAfter.edge',
              message: 'Vergleich: {before} und {after}',
              values: { before: beforeLabel, after: afterLabel },
            })}
            aria-valuetext={i18n.t({
              id: 'beforeAfter.shown',
              message: '{percent} % {before}',
              values: { percent: Math.round(edge), before: beforeLabel },
            })}
            onChange={(event) => setEdge(event.currentTarget.valueAsNumber)}
          />
          <span className={css.handle} aria-hidden="true" />
        </div>
        {fields.caption ? <figcaption className={css.caption}>{fields.caption}</figcaption> : null}
      </figure>
    </BlockSection>
  )
}

export const beforeAfter = defineBlock({
  name: 'before_after',
  fields: beforeAfterFields,
  Component: BeforeAfter,
})
