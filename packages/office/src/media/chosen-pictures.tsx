import { Trans, useLingui } from '@lingui/react'
import { movePictures } from '@shop/api-client/office/picture-folder-commands'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useCommand } from '../parts/use-command.ts'
import { FolderChoice } from './folder-choice.tsx'
import styles from './media.module.css'

type ChosenPicturesProps = {
  ids: readonly number[]
  /** The folder that is looked into. */
  folder: number | null
  onDone: () => void
}

/** What is done with several pictures at once: they are put into another folder. */
export function ChosenPictures({ ids, folder, onDone }: ChosenPicturesProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure } = useCommand()
  const [isOpen, setOpen] = useState(false)
  const [target, setTarget] = useState<number | null>(null)
  const values = { count: ids.length }

  async function move(): Promise<void> {
    if ((await act(movePictures, { ids: [...ids], folderId: target })) === null) return
    setOpen(false)
    onDone()
  }

  return (
    <div className={styles.chosen}>
      <span role="status">
        <Trans
          id="media.chosen"
          message="{count, plural, one {# picture chosen} other {# pictures chosen}}"
          values={values}
        />
      </span>
      <Button
        onPress={() => {
          setTarget(folder)
          setOpen(true)
        }}
      >
        <Trans id="media.moveDots" message="Move …" />
      </Button>
      <Button look="quiet" onPress={onDone}>
        <Trans id="media.chooseNone" message="Choose none" />
      </Button>
      <Sheet
        title={i18n.t({
          id: 'media.move',
          message: '{count, plural, one {Move # picture} other {Move # pictures}}',
          values,
        })}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div className={styles.form}>
          {failure && <Notice tone="bad">{failure}</Notice>}
          <FolderChoice
            label={i18n.t({ id: 'media.moveTo', message: 'Where to' })}
            value={target}
            onChange={setTarget}
          />
          <div className={styles.actions}>
            <Button look="primary" isDisabled={isBusy} onPress={() => void move()}>
              <Trans id="media.moveNow" message="Move" />
            </Button>
          </div>
        </div>
      </Sheet>
    </div>
  )
}
