import { Trans, useLingui } from '@lingui/react'
import {
  changePictureFolder,
  createPictureFolder,
  type PictureFolder,
} from '@shop/api-client/office/picture-folder-commands'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-aria-components'
import { pictureFoldersQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Meanwhile } from '../parts/draft/meanwhile.tsx'
import { useShown } from '../parts/draft/use-shown.ts'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { useCommand } from '../parts/use-command.ts'
import { FolderChoice } from './folder-choice.tsx'
import { wayTo } from './folder-tree.ts'
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
  const { id: shop } = useShop()
  const shown = useShown(folder && { name: folder.name, parentId: folder.parentId })
  const { act, isBusy, failure, refusal } = useCommand(shown.told)
  const { data } = useQuery(pictureFoldersQuery(shop))
  const [name, setName] = useState(folder?.name ?? '')
  const [place, setPlace] = useState(folder ? folder.parentId : parentId)
  const [isTried, setTried] = useState(false)
  const isAboutName = refusal?.code === 'folderName'

  const { theirs } = shown

  function wayOf(id: number | null): string {
    const names = wayTo(data?.folders ?? [], id).map((one) => one.name)
    return names.join(' / ') || i18n.t({ id: 'media.noFolder', message: 'In no folder' })
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return
    const input = { name, parentId: place }
    const done = await (folder === null || shown.was === null
      ? act(createPictureFolder, input)
      : act(changePictureFolder, { id: folder.id, ...input, was: shown.was }, { seen: 0 }))
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
      {theirs != null && theirs.name !== name && <Meanwhile text={theirs.name} />}
      <FolderChoice
        label={i18n.t({ id: 'media.folderPlace', message: 'Lies in' })}
        value={place}
        onChange={setPlace}
        without={folder?.id ?? null}
      />
      {theirs != null && theirs.parentId !== place && <Meanwhile text={wayOf(theirs.parentId)} />}
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
