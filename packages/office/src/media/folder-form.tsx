import { Trans, useLingui } from '@lingui/react'
import {
  changePictureFolder,
  createPictureFolder,
  type PictureFolder,
} from '@shop/api-client/office/picture-folder-commands'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useCommand } from '../parts/use-command.ts'
import { FolderChoice } from './folder-choice.tsx'
import styles from './media.module.css'

type FolderFormProps = {
  /** The one that is changed; null makes one. */
  folder: PictureFolder | null
  /** Where a new one is put. */
  parentId: number | null
  onDone: (folder: PictureFolder) => void
}

/** What a folder is called, and in which one it lies. */
export function FolderForm({ folder, parentId, onDone }: FolderFormProps) {
  const { i18n } = useLingui()
  const { act, isBusy, failure, refusal } = useCommand()
  const [name, setName] = useState(folder?.name ?? '')
  const [place, setPlace] = useState(folder ? folder.parentId : parentId)
  const [isTried, setTried] = useState(false)
  const isAboutName = refusal?.code === 'folderName'

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return
    const input = { name, parentId: place }
    const done = await (folder === null
      ? act(createPictureFolder, input)
      : act(changePictureFolder, { id: folder.id, ...input }))
    if (done) onDone(done)
  }

  return (
    <Form className={styles.form ?? ''} onSubmit={(event) => void save(event)}>
      {failure && !isAboutName && <Notice tone="bad">{failure}</Notice>}
      <Field
        label={i18n.t({ id: 'media.folderName', message: 'Name of the folder' })}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        problem={
          isAboutName
            ? failure
            : isTried && name.trim() === ''
              ? i18n.t({ id: 'media.folderUnnamed', message: 'Say what the folder is called.' })
              : null
        }
      />
      <FolderChoice
        label={i18n.t({ id: 'media.folderPlace', message: 'Lies in' })}
        value={place}
        onChange={setPlace}
        without={folder?.id ?? null}
      />
      <div className={styles.actions}>
        <Button look="primary" type="submit" isDisabled={isBusy}>
          {folder === null ? (
            <Trans id="media.makeFolder" message="Make the folder" />
          ) : (
            <Trans id="media.saveFolder" message="Save the folder" />
          )}
        </Button>
      </div>
    </Form>
  )
}
