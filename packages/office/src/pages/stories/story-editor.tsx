import { Trans, useLingui } from '@lingui/react'
import { type OpenedStory, saveStory, unpublishStory } from '@shop/api-client/office/content-commands'
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
import { PlaceMenu } from './place/place-menu.tsx'
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
  const { act, isBusy, failure } = useCommand()
  const draft = useDraft(shop.id, story)
  const [open, setOpen] = useState<string | null>(first)
  const [language, setLanguage] = useState(FIRST)
  const [sheet, setSheet] = useState<'publish' | 'versions' | null>(null)
  const [isSaved, setSaved] = useState(false)
  const code = language === FIRST ? null : language
  const mayChange = shop.may('content.change')
  const { release } = story

  useShortcut('s', () => void save())

  /** What the shop has now is what the form begins with. */
  function take(after: OpenedStory): void {
    queries.setQueryData(storyQuery(shop.id, story.id, release).queryKey, after)
    draft.reset(after.content)
    setSheet(null)
  }

  async function save(): Promise<OpenedStory | null> {
    const { id, lockVersion, updatedAt } = story
    const after = await act(saveStory, { id, content: draft.content, lockVersion, updatedAt, release })
    if (after !== null) take(after)
    setSaved(after !== null)
    return after
  }

  /** What is published is the draft that is kept, so it is kept first. */
  async function publish(): Promise<void> {
    if (!draft.isChanged || (await save()) !== null) setSheet('publish')
  }

  async function unpublish(): Promise<void> {
    const after = await act(unpublishStory, { id: story.id })
    if (after !== null) take(after)
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
            <Button isDisabled={isBusy || !draft.isChanged} onPress={() => void save()}>
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
                <Button look="danger" isDisabled={isBusy} onPress={() => void unpublish()}>
                  <Trans id="story.unpublish" message="Take off" />
                </Button>
              )}
              <Button
                look="primary"
                isDisabled={isBusy || (story.state === 'published' && !draft.isChanged)}
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
              onKeep={async () => !draft.isChanged || (await save()) !== null}
              onDone={take}
            />
          )}
        </div>
      </header>
      {release !== null && <ReleaseNote story={story} release={release} />}
      {failure && <Notice tone="bad">{failure}</Notice>}
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
      <PublishSheet
        story={story}
        kinds={kinds}
        isOpen={sheet === 'publish'}
        onOpen={(uid) => {
          setOpen(uid)
          setSheet(null)
        }}
        onClose={() => setSheet(null)}
        onDone={take}
      />
      <VersionsSheet
        story={story}
        kinds={kinds}
        isOpen={sheet === 'versions'}
        onClose={() => setSheet(null)}
        onDone={take}
      />
    </div>
  )
}
