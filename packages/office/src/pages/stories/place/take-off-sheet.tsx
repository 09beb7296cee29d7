import { Trans, useLingui } from '@lingui/react'
import { type OpenedStory, unpublishStory } from '@shop/api-client/office/content-commands'
import { isStoryNeeded } from '@shop/domain/story/story-address'
import { Button } from '../../../parts/button.tsx'
import listing from '../../../parts/listing.module.css'
import { Notice } from '../../../parts/notice.tsx'
import { Sheet } from '../../../parts/sheet.tsx'
import { useCommand } from '../../../parts/use-command.ts'

type TakeOffSheetProps = {
  story: OpenedStory
  onClose: () => void
  onDone: (story: OpenedStory) => void
}

/** Asks before shoppers see a page no more; one that the shop needs stays. */
export function TakeOffSheet({ story, onClose, onDone }: TakeOffSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const isNeeded = isStoryNeeded(story.path)

  async function takeOff(): Promise<void> {
    const { id, lockVersion, updatedAt } = story
    const after = await act(unpublishStory, { id, lockVersion, updatedAt })
    if (after !== null) onDone(after)
  }

  return (
    <Sheet title={i18n.t({ id: 'story.takeOff', message: 'Take the page off' })} isOpen onClose={onClose}>
      <div className={listing.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {isNeeded ? (
            <Trans
              id="storyPlace.needed"
              message="The shop leads to {path} by itself, so this page stays. You can change all that is on it."
              values={{ path: story.path }}
            />
          ) : (
            <Trans
              id="story.takeOffAbout"
              message="Shoppers find nothing at {path} any more. The draft stays, and what you have typed with it."
              values={{ path: story.path }}
            />
          )}
        </p>
        <div className={listing.send}>
          <Button onPress={onClose} autoFocus>
            <Trans id="step.stop" message="Not now" />
          </Button>
          {!isNeeded && (
            <Button look="danger" isDisabled={isBusy} onPress={() => void takeOff()}>
              <Trans id="story.takeOffNow" message="Take it off now" />
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
