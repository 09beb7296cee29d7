import { useLingui } from '@lingui/react'
import { asset, text } from '@shop/content/fields'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import Plus from 'lucide-react/icons/plus'
import type { KeyboardEvent } from 'react'
import type * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { filledText, numberBetween, option, optionalLink, rows } from '../fields/block-fields.ts'
import { frameRatio, ratioOption } from '../fields/block-ratio.ts'
import { BlockLink } from '../parts/block-link.tsx'
import { BlockSection } from '../parts/block-section.tsx'
import css from './hotspot-image.module.css'

export const hotspotImageFields = {
  headline: text,
  lead: text,
  image: asset,
  points: rows({
    /** Where the point is, in percent from the left and from the top. */
    x: numberBetween(4, 96, 50),
    y: numberBetween(4, 96, 50),
    headline: filledText,
    text,
    link: optionalLink,
    linkLabel: text,
  }),
  ratio: ratioOption('original'),
  width: option(['page', 'full'], 'page'),
}
type HotspotProps = {
  fields: v.InferOutput<v.ObjectSchema<typeof hotspotImageFields, undefined>>
  uid: string
}

/** Escape closes a point and leaves the focus on it. */
function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const point = event.currentTarget
  if (event.key !== 'Escape' || !point.open) return
  point.open = false
  point.querySelector('summary')?.focus()
}

/** A scene whose things say what they are. The points are the browser's own details, one open at a time, without JavaScript too. */
function HotspotImage({ fields, uid }: HotspotProps) {
  const { i18n } = useLingui()
  const { image, points } = fields

  return (
    <BlockSection title={fields.headline} lead={fields.lead} width={fields.width}>
      <div className={css.scene} data-width={fields.width}>
        <div className={css.frame} style={{ aspectRatio: frameRatio(fields.ratio, image) }}>
          <ContentPicture asset={image} sizes="(width >= 1440px) 1440px, 100vw" />
        </div>
        {points.map((point) => (
          <details
            key={point._uid}
            name={`points-${uid}`}
            className={css.point}
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
            data-across={point.x > 50 ? 'end' : 'start'}
            data-down={point.y > 50 ? 'end' : 'start'}
            onKeyDown={closeOnEscape}
          >
            <summary
              className={css.mark}
              aria-label={i18n.t({
                id: 'hotspot.open',
                message: 'Mehr über: {name}',
                values: { name: point.headline },
              })}
            >
              <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
            </summary>
            <div className={css.card}>
              <p className={css.headline}>{point.headline}</p>
              {point.text ? <p className={css.text}>{point.text}</p> : null}
              {point.link ? (
                <BlockLink link={point.link} className={css.link}>
                  {point.linkLabel || i18n.t({ id: 'hotspot.link', message: 'Ansehen' })}
                </BlockLink>
              ) : null}
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  )
}

export const hotspotImage = defineBlock({
  name: 'hotspot_image',
  fields: hotspotImageFields,
  Component: HotspotImage,
})
