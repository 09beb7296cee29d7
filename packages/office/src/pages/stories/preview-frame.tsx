import { Trans, useLingui } from '@lingui/react'
import type { OpenedStory, StoryContent } from '@shop/api-client/office/content-commands'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { Empty } from '../../parts/notice.tsx'
import styles from './story-page.module.css'
import { shownStory } from './tree/shown-content.ts'

type PreviewFrameProps = {
  story: OpenedStory
  content: StoryContent
  language: string | null
  chosen: string | null
  onChoose: (uid: string) => void
}

/** The real page with the draft: it shows what is typed, and a click on a block opens its form. */
export function PreviewFrame({ story, content, language, chosen, onChoose }: PreviewFrameProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const frame = useRef<HTMLIFrameElement>(null)
  // Before its page says so, the frame is nobody's.
  const isReady = useRef(false)
  const latest = useRef({ story, content, language, chosen, onChoose })

  // Before the effects that read it.
  useEffect(() => {
    latest.current = { story, content, language, chosen, onChoose }
  })

  useEffect(() => {
    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
    const heard = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if (typeof data !== 'object' || data === null || !('type' in data)) return
      if (data.type === 'shop:block' && 'uid' in data && typeof data.uid === 'string')
        latest.current.onChoose(data.uid)
      if (data.type !== 'shop:ready') return
      isReady.current = true
      const { story: now, content: draft, language: code, chosen: uid } = latest.current
      tell({ type: 'shop:story', story: shownStory(now, draft, code) })
      tell({ type: 'shop:choose', uid })
    }
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [origin])

  useEffect(() => {
    const { story: now } = latest.current
    if (!isReady.current) return
    const message = { type: 'shop:story', story: shownStory(now, content, language) }
    frame.current?.contentWindow?.postMessage(message, origin)
  }, [content, language, origin])

  useEffect(() => {
    if (!isReady.current) return
    frame.current?.contentWindow?.postMessage({ type: 'shop:choose', uid: chosen }, origin)
  }, [chosen, origin])

  // Each answer is signed anew; the page is loaded anew only where it says something else.
  const version = `${story.lockVersion} ${story.updatedAt} ${language}`
  const [shown, setShown] = useState(() => ({
    version,
    address: draftAddress(story.draft, origin, language),
  }))
  if (shown.version !== version) setShown({ version, address: draftAddress(story.draft, origin, language) })
  const { address } = shown
  if (address === null)
    return (
      <Empty title={i18n.t({ id: 'story.noDrafts', message: 'Drafts cannot be shown' })}>
        <Trans
          id="story.noDraftsHint"
          message="Set CONTENT_PREVIEW_TOKEN for the shop to see the page beside its form."
        />
      </Empty>
    )
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={i18n.t({ id: 'story.preview', message: 'The page with this draft' })}
      src={address}
    />
  )
}

function draftAddress(draft: string | null, origin: string, language: string | null): string | null {
  if (draft === null) return null
  const address = new URL(draft, origin)
  if (language !== null) address.searchParams.set('_storyblok_lang', language)
  return address.href
}
