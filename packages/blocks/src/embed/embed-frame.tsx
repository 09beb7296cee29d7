import { Trans, useLingui } from '@lingui/react'
import type { AssetField } from '@shop/content/fields'
import { Button } from '@shop/ui/button/button'
import { ContentPicture } from '@shop/ui/picture/content-picture'
import { useEffect, useRef, useState } from 'react'
import { embedCompany } from './embed-company.ts'
import { useEmbedConsent } from './embed-consent.ts'
import css from './embed-frame.module.css'
import type { Embed } from './embed-provider.ts'

type EmbedFrameProps = {
  embed: Embed
  title: string
  /** A picture of our own that is shown until there is consent. */
  poster: AssetField | null
  ratio: string
}

/**
 * Content of another host behind a question: nothing is asked of that host, not even a preview picture, before the
 * shopper agrees, for this once or for good.
 *
 * @see eu-duties, consent
 */
export function EmbedFrame({ embed, title, poster, ratio }: EmbedFrameProps) {
  const { i18n } = useLingui()
  const { isAllowed, allow } = useEmbedConsent()
  const { service, name, kind } = embed.provider
  const [isAgreed, setIsAgreed] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const isShown = isAgreed || isAllowed(service)

  useEffect(() => {
    if (isAgreed) frame.current?.focus()
  }, [isAgreed])

  if (isShown) {
    return (
      <div className={css.frame} style={{ aspectRatio: ratio }} data-kind={kind}>
        <iframe
          ref={frame}
          className={css.content}
          src={embed.src}
          title={`${title} (${name})`}
          loading="lazy"
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      </div>
    )
  }
  return (
    <section
      className={css.frame}
      style={{ aspectRatio: ratio }}
      data-kind={kind}
      aria-label={i18n.t({ id: 'embed.label', message: 'Inhalt von {name}', values: { name } })}
    >
      {poster ? (
        <div className={css.poster}>
          <ContentPicture asset={poster} sizes="(width >= 1440px) 1440px, 100vw" isDecorative />
        </div>
      ) : null}
      <div className={css.question}>
        <p className={css.title}>{title}</p>
        <p className={css.words}>
          <Trans
            id="embed.question"
            message="Dieser Inhalt kommt von {name}. Beim Laden werden Ihre IP-Adresse und Angaben zu Ihrem Gerät an {company} übertragen; Cookies können gesetzt werden."
            values={{ name, company: embedCompany(i18n, embed.provider) }}
          />
        </p>
        <div className={css.buttons}>
          <Button size="s" onClick={() => setIsAgreed(true)}>
            <Trans id="embed.once" message="Einmal laden" />
          </Button>
          {allow ? (
            <Button
              size="s"
              kind="secondary"
              onClick={() => {
                allow(service)
                setIsAgreed(true)
              }}
            >
              <Trans id="embed.always" message="{name} immer erlauben" values={{ name }} />
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}
