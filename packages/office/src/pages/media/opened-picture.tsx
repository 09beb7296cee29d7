import { Trans, useLingui } from '@lingui/react'
import {
  deletePicture,
  describePicture,
  type LibraryPicture,
  MOST_ALT_LETTERS,
} from '@shop/api-client/office/picture-commands'
import { movePictures } from '@shop/api-client/office/picture-folder-commands'
import { imageAddress } from '@shop/domain/image/image-address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Crop as CropIcon } from 'lucide-react'
import { useState } from 'react'
import { pictureUseQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { useShopPlaces } from '../../client/use-shop-places.ts'
import { FolderChoice } from '../../media/folder-choice.tsx'
import styles from '../../media/media.module.css'
import { Button } from '../../parts/button.tsx'
import { DraftField } from '../../parts/draft/draft-field.tsx'
import { useDraft } from '../../parts/draft/use-draft.ts'
import { Loading, Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { languageName } from '../../words/names/intl-name.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { CropEditor, canCrop } from './crop-editor.tsx'
import { FocusEditor } from './focus-editor.tsx'
import { useListedPictures } from './use-listed-pictures.ts'

const SHOWN_WIDTH = 600

type OpenedPictureProps = {
  picture: LibraryPicture
  onDone: () => void
  /** Another picture was made of a part of it. */
  onCropped: (picture: LibraryPicture) => void
}

/** One picture: what stays in sight, its words in every language, who shows it, and the way out where nobody does. */
export function OpenedPicture({ picture: opened, onDone, onCropped }: OpenedPictureProps) {
  const { i18n } = useLingui()
  const { id: shop, may, origin } = useShop()
  const { languages } = useShopPlaces()
  const listed = useListedPictures()
  const [picture, setPicture] = useState(opened)
  const { act, isBusy, failure } = useCommand(() => setPicture((before) => listed(before.id) ?? before))
  const draft = useDraft(`office.picture.${shop}.${opened.id}`, picture.alt)
  // What is saved of one leaves what is not saved of the other where it is.
  const [isPointOpen, setPointOpen] = useState(false)
  const [isCropping, setCropping] = useState(false)
  // Without its size nothing is known of a point on it.
  const isCroppable = picture.width > 0 && picture.height > 0
  const hasNewWords = draft.edits.length > 0

  async function saveWords(): Promise<void> {
    const { edits } = draft
    const alt = Object.fromEntries(edits.map(({ path, now }) => [path, textOf(now)]))
    // What others have written meanwhile stands below the field: it was seen.
    const was = Object.fromEntries(edits.map(({ path }) => [path, picture.alt[path] ?? '']))
    const saved = await act(describePicture, { id: picture.id, alt, was }, { seen: 0 })
    if (!saved) return
    draft.saved(edits)
    if (isPointOpen) setPicture(saved)
    else onDone()
  }

  async function remove(): Promise<void> {
    if ((await act(deletePicture, { id: picture.id })) !== null) onDone()
  }

  async function move(folderId: number | null): Promise<void> {
    const input = { ids: [picture.id], folderId }
    if ((await act(movePictures, input)) !== null) setPicture({ ...picture, folderId })
  }

  function take(now: LibraryPicture, isSaved: boolean): void {
    setPicture(now)
    if (!isSaved) return
    setPointOpen(false)
    if (!hasNewWords) onDone()
  }

  if (isCropping)
    return <CropEditor picture={picture} onCropped={onCropped} onCancel={() => setCropping(false)} />
  return (
    <div className={styles.opened}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {isCroppable ? (
        <FocusEditor picture={picture} onTouched={() => setPointOpen(true)} onPicture={take} />
      ) : (
        <img
          className={styles.whole}
          src={new URL(imageAddress(picture.src, SHOWN_WIDTH), origin).href}
          alt=""
        />
      )}
      <p className={styles.quiet}>
        {picture.width} × {picture.height} px
      </p>
      {may('media.change') && canCrop(picture) && (
        <Button isDisabled={isBusy} onPress={() => setCropping(true)}>
          <CropIcon aria-hidden="true" />
          <Trans id="crop.open" message="Crop …" />
        </Button>
      )}
      {languages.map((language) => (
        <DraftField
          key={language}
          draft={draft}
          path={language}
          label={i18n.t({
            id: 'media.alt',
            message: 'What is to be seen, {language}',
            values: { language: languageName(language, i18n) },
          })}
          isReadOnly={!may('media.change')}
          isOptional
          most={MOST_ALT_LETTERS}
        />
      ))}
      {may('media.change') && (
        <Button look="primary" isDisabled={isBusy || !hasNewWords} onPress={() => void saveWords()}>
          <Trans id="media.saveWords" message="Save the words" />
        </Button>
      )}
      {may('media.change') && (
        <FolderChoice
          label={i18n.t({ id: 'media.folder', message: 'Folder' })}
          value={picture.folderId}
          onChange={(folder) => void move(folder)}
        />
      )}
      <PictureUse picture={picture} />
      {may('media.change') && (
        <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
          <Trans id="media.delete" message="Delete the picture" />
        </Button>
      )}
    </div>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function PictureUse({ picture }: Pick<OpenedPictureProps, 'picture'>) {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { data, error } = useQuery(pictureUseQuery(shop, picture.id))
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (!data)
    return <Loading label={i18n.t({ id: 'media.useLoading', message: 'Its use is loading' })} rows={2} />
  if (data.stories.length + data.products.length + data.categories.length === 0)
    return (
      <p>
        <Trans id="media.unused" message="No page, no product and no category shows it." />
      </p>
    )
  return (
    <section>
      <h3>
        <Trans id="media.use" message="Where it is shown" />
      </h3>
      <ul>
        {data.stories.map(({ id, name, fullSlug }) => (
          <li key={`story-${id}`}>
            <Link to="/$shop/pages/$story" params={{ shop, story: String(id) }}>
              {name}
            </Link>{' '}
            <span className={styles.quiet}>{fullSlug}</span>
          </li>
        ))}
        {data.categories.map(({ id, name }) => (
          <li key={`category-${id}`}>
            <Link to="/$shop/categories/$id" params={{ shop, id: String(id) }}>
              {name}
            </Link>
          </li>
        ))}
        {data.products.map(({ id, name }) => (
          <li key={`product-${id}`}>
            <Link to="/$shop/products/$id" params={{ shop, id: String(id) }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
