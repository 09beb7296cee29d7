import { Trans, useLingui } from '@lingui/react'
import { deleteRelease, type ListedRelease } from '@shop/api-client/office/release-commands'
import { Button } from '../../parts/button.tsx'
import listing from '../../parts/listing.module.css'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'

type DeleteReleaseSheetProps = { release: ListedRelease; onClose: () => void; onDone: () => void }

/** Asks before a release goes for good. */
export function DeleteReleaseSheet({ release, onClose, onDone }: DeleteReleaseSheetProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()

  async function remove(): Promise<void> {
    if ((await act(deleteRelease, { release: release.id })) !== null) onDone()
  }

  return (
    <Sheet
      title={i18n.t({ id: 'release.deleteTitle', message: 'Delete the release' })}
      isOpen
      onClose={onClose}
    >
      <div className={listing.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>
          {release.isReleased ? (
            <Trans
              id="release.deleteOut"
              message="“{name}” goes from the list. Its pages stay as they are."
              values={{ name: release.name }}
            />
          ) : (
            <Trans
              id="release.deleteWhat"
              message="“{name}” goes for good, with all that its pages would have said. The pages themselves stay as they are."
              values={{ name: release.name }}
            />
          )}
        </p>
        <div className={listing.send}>
          <Button onPress={onClose} autoFocus>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
            <Trans id="release.deleteNow" message="Delete for good" />
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
