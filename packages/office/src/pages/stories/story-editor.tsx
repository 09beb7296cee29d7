import { Trans, useLingui } from '@lingui/react'
import { type OpenedStory, type StoryContent, saveStory } from '@shop/api-client/office/content-commands'
import { isSame } from '@shop/domain/goods/edited-record'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { storyQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { useShortcut } from '../../shell/use-shortcut.ts'
import { languageName } from '../../words/names/intl-name.ts'
import { BlockForm } from './block-form.tsx'
import type { WordedKind } from './block-words/kinds-in-words.ts'
import type { DraftBase } from './draft-state.ts'
import { MeanwhileNote } from './meanwhile-note.tsx'
import { PlaceMenu } from './place/place-menu.tsx'
import { TakeOffSheet } from './place/take-off-sheet.tsx'
import { PlanNote } from './plan-note.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PublishSheet } from './publish-sheet.tsx'
import { ReleaseChoice } from './release-choice.tsx'
import { ReleaseNote } from './release-note.tsx'
import styles from './story-page.module.css'
import { StoryState } from './story-state.tsx'
import { useDraft } from './use-draft.ts'
import { VersionsSheet } from './versions-sheet.tsx'

/** The first language of a space: its fields have no other name. */
const FIRST = ''

type StoryEditorProps = {
  story: OpenedStory
  kinds: readonly WordedKind[]
  /** The block whose form is open first. */
  first: string | null
}

/** The form beside the real page: what is typed is seen, kept as a draft, and published when it is right. */
export function StoryEditor({ story, kinds, first }: StoryEditorProps) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const { act, isBusy, failure, forget } = useCommand()
  const draft = useDraft(shop.id, story)
  const [open, setOpen] = useState<string | null>(first)
  const [language, setLanguage] = useState(FIRST)
  const [sheet, setSheet] = useState<'versions' | 'takeOff' | null>(null)
  /** The draft that is looked at before it is published. */
  const [looked, setLooked] = useState<OpenedStory | null>(null)
  const [isSaved, setSaved] = useState(false)
  const code = language === FIRST ? null : language
  const mayChange = shop.may('content.change')
  const { release } = story

  useShortcut('s', () => void keptFirst())

  const { queryKey } = storyQuery(shop.id, story.id, release)

  /** The page as a command has left it, unless a newer one is known already; what is typed stays. */
  function take(after: OpenedStory): void {
    const known = queries.getQueryData(queryKey)
    if ((known?.lockVersion ?? 0) <= (after.lockVersion ?? 0)) queries.setQueryData(queryKey, after)
    setSheet(null)
    setLooked(null)
  }

  async function save(): Promise<OpenedStory | null> {
    const { content, base } = draft
    const after = (await kept(content, base)) ?? (await keptOverTheSame(content))
    if (after !== null) {
      draft.saved(content, after)
      take(after)
    }
    setSaved(after !== null)
    return after
  }

  function kept(content: StoryContent, { lockVersion, updatedAt }: DraftBase): Promise<OpenedStory | null> {
    return act(saveStory, { id: story.id, content, lockVersion, updatedAt, release })
  }

  /** Published or taken off meanwhile, a page says what it said: nobody has to choose between two of the same. */
  async function keptOverTheSame(content: StoryContent): Promise<OpenedStory | null> {
    const now = queries.getQueryData(queryKey)
    const isOther = now !== undefined && now.lockVersion !== draft.base.lockVersion
    return isOther && isSame(now.content, draft.base.content) ? kept(content, now) : null
  }

  /** The page with what is typed in its draft; null where that could not be kept. */
  async function keptFirst(): Promise<OpenedStory | null> {
    return draft.isChanged ? save() : story
  }

  /** What is published is the draft that is kept, so it is kept first. */
  async function publish(): Promise<void> {
    setLooked(await keptFirst())
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.title}>
          <Link to="/$shop/pages" params={{ shop: shop.id }}>
            <Trans id="stories.title" message="Pages" />
          </Link>
          <PageTitle>{story.name}</PageTitle>
          <StoryState state={story.state} publishAt={story.publishAt} />
        </div>
        <div className={styles.actions}>
          <ReleaseChoice story={story} />
          <Choice
            label={i18n.t({ id: 'story.language', message: 'Language' })}
            isBare
            options={[
              { key: FIRST, name: i18n.t({ id: 'story.firstLanguage', message: 'German' }) },
              ...story.languages.map((key) => ({ key, name: languageName(key, i18n) })),
            ]}
            value={language}
            onChange={setLanguage}
          />
          <Button
            look="quiet"
            aria-label={i18n.t({ id: 'story.undo', message: 'Undo' })}
            isDisabled={!draft.canUndo}
            onPress={draft.undo}
          >
            <Undo2 aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            aria-label={i18n.t({ id: 'story.redo', message: 'Redo' })}
            isDisabled={!draft.canRedo}
            onPress={draft.redo}
          >
            <Redo2 aria-hidden="true" />
          </Button>
          <Button onPress={() => setSheet('versions')}>
            <History aria-hidden="true" />
            <Trans id="story.versions" message="Versions" />
          </Button>
          {mayChange && (
            <Button isDisabled={isBusy || !draft.isChanged || draft.isBehind} onPress={() => void save()}>
              {release === null ? (
                <Trans id="story.save" message="Keep as draft" />
              ) : (
                <Trans id="release.keep" message="Keep in the release" />
              )}
            </Button>
          )}
          {release === null && shop.may('content.publish') && (
            <>
              {story.state !== 'draft' && (
                <Button look="danger" isDisabled={isBusy} onPress={() => setSheet('takeOff')}>
                  <Trans id="story.unpublish" message="Take off" />
                </Button>
              )}
              <Button
                look="primary"
                isDisabled={isBusy || draft.isBehind || (story.state === 'published' && !draft.isChanged)}
                onPress={() => void publish()}
              >
                <Trans id="story.publish" message="Publish" />
              </Button>
            </>
          )}
          {release === null && (
            <PlaceMenu
              story={story}
              content={draft.content}
              onKeep={async () => (await keptFirst()) !== null}
              onDone={take}
            />
          )}
        </div>
      </header>
      {release === null && <PlanNote {...story} />}
      {release !== null && <ReleaseNote story={story} release={release} />}
      {draft.isBehind && !isBusy && (
        <MeanwhileNote
          story={story}
          draft={draft}
          kinds={kinds}
          onSettle={(how) => {
            draft.settle(how)
            forget()
          }}
        />
      )}
      {failure && !draft.isBehind && <Notice tone="bad">{failure}</Notice>}
      <p role="status" className={styles.quiet}>
        {draft.isChanged
          ? i18n.t({ id: 'story.unsaved', message: 'Not kept yet: only you see it, in this tab.' })
          : isSaved &&
            (release === null
              ? i18n.t({ id: 'story.saved', message: 'Kept as a draft.' })
              : i18n.t({ id: 'release.kept', message: 'Kept in the release.' }))}
      </p>
      <div className={styles.columns}>
        <fieldset className={styles.formColumn} disabled={!mayChange}>
          <legend className={styles.hidden}>
            <Trans id="story.form" message="Form of the page" />
          </legend>
          <BlockForm
            content={draft.content}
            kinds={kinds}
            open={open}
            onOpen={setOpen}
            language={code}
            onChange={draft.change}
          />
        </fieldset>
        <div className={styles.previewColumn}>
          <PreviewFrame
            story={story}
            content={draft.content}
            language={code}
            chosen={open}
            onChoose={setOpen}
          />
        </div>
      </div>
      {looked !== null && (
        <PublishSheet
          story={looked}
          kinds={kinds}
          onOpen={(uid) => {
            setOpen(uid)
            setLooked(null)
          }}
          onClose={() => setLooked(null)}
          onDone={take}
        />
      )}
      {sheet === 'takeOff' && <TakeOffSheet story={story} onClose={() => setSheet(null)} onDone={take} />}
      <VersionsSheet
        story={story}
        kinds={kinds}
        isOpen={sheet === 'versions'}
        onClose={() => setSheet(null)}
        onKeep={keptFirst}
        onDone={take}
      />
    </div>
  )
}
