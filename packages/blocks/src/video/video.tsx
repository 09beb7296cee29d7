import { Trans } from '@lingui/react'
import { richText, text } from '@shop/content/fields'
import { imageAddress } from '@shop/domain/image/image-address'
import { IMAGE_QUALITY } from '@shop/domain/image/image-sizes'
import { mediaAddress } from '@shop/domain/image/media-address'
import * as v from 'valibot'
import { defineBlock } from '../define-block.tsx'
import { EmbedFrame } from '../embed/embed-frame.tsx'
import { embedOf } from '../embed/embed-provider.ts'
import { filledText, option, optionalAsset } from '../fields/block-fields.ts'
import { note } from '../fields/block-notes.ts'
import { frameRatioOption } from '../fields/block-ratio.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { ContentText } from '../parts/content-text.tsx'
import { filmProblems } from './film-problems.ts'
import css from './video.module.css'

export const videoFields = {
  headline: text,
  /** What the film shows, for those who cannot see it. */
  title: filledText,
  /** A film of our own; it goes before an address of another host. */
  file: optionalAsset,
  url: v.pipe(
    text,
    v.transform((address) => {
      const found = embedOf(address)
      if (!found && address.trim() !== '')
        note('no service that can be embedded serves the address of the film')
      return found
    }),
  ),
  poster: optionalAsset,
  /** Whether the film of our own has sound; who uploads it knows. */
  sound: option(['unknown', 'none', 'spoken'], 'unknown'),
  /** Subtitles as WebVTT. */
  captions: optionalAsset,
  captionsLanguage: option(['de', 'fr', 'nl', 'en'], 'de'),
  /** What is said and shown, to be read. */
  transcript: v.nullish(richText, null),
  ratio: frameRatioOption('16/9'),
  width: option(['page', 'reading', 'full'], 'page'),
}
type VideoProps = { fields: v.InferOutput<v.ObjectSchema<typeof videoFields, undefined>> }

const LANGUAGES = { de: 'Deutsch', fr: 'Français', nl: 'Nederlands', en: 'English' }
const POSTER_WIDTH = 1200

/**
 * A video with the browser's own controls. It does not start by itself, and nothing of it is loaded before play is
 * pressed.
 */
function Video({ fields }: VideoProps) {
  const { url: elsewhere, captions, captionsLanguage, poster, ratio, title } = fields
  const file = problemsOf(fields).length > 0 ? null : fields.file
  if (!file && !elsewhere) return null

  return (
    <BlockSection title={fields.headline} width={fields.width}>
      <div className={css.film}>
        {file ? (
          <video
            className={css.player}
            style={{ aspectRatio: ratio }}
            src={mediaAddress(file.src)}
            poster={poster ? imageAddress(poster.src, POSTER_WIDTH, IMAGE_QUALITY.content) : undefined}
            aria-label={title}
            preload="none"
            muted={fields.sound === 'none'}
            controls
            playsInline
          >
            {captions ? (
              <track
                kind="captions"
                src={mediaAddress(captions.src)}
                srcLang={captionsLanguage}
                label={LANGUAGES[captionsLanguage]}
                default
              />
            ) : null}
          </video>
        ) : elsewhere ? (
          <EmbedFrame embed={elsewhere} title={title} poster={poster} ratio={ratio} />
        ) : null}
        {fields.transcript ? (
          <details className={css.transcript}>
            <summary>
              <Trans id="video.transcript" message="Film zum Nachlesen" />
            </summary>
            <ContentText document={fields.transcript} />
          </details>
        ) : null}
      </div>
    </BlockSection>
  )
}

function problemsOf({ file, sound, captions, transcript }: VideoProps['fields']): string[] {
  return filmProblems({
    hasFile: file !== null,
    sound,
    hasCaptions: captions !== null,
    hasTranscript: transcript !== null,
  })
}

export const video = defineBlock({ name: 'video', fields: videoFields, check: problemsOf, Component: Video })
