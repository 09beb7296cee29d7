import { useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { MOST_MOVED } from '@shop/api-client/office/picture-folder-commands'
import { focusPosition } from '@shop/domain/image/focus-point'
import { imageAddress } from '@shop/domain/image/image-address'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Checkbox, Button as PictureButton } from 'react-aria-components'
import { picturesQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Empty, Loading, Notice } from '../parts/notice.tsx'
import { useQuiet } from '../parts/use-quiet.ts'
import { problemText } from '../words/problems/problem-text.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import styles from './media.module.css'

const THUMBNAIL_WIDTH = 300

type PictureGridProps = {
  onChoose: (picture: LibraryPicture) => void
  /** Those of one folder alone; null is all of them. */
  folder: number | null
  /** Whether several can be marked, to be moved together. */
  isMovable: boolean
}

/** The pictures of the library, the latest first; one is opened or chosen by a press. */
export function PictureGrid({ onChoose, folder, isMovable }: PictureGridProps) {
  const { i18n } = useLingui()
  const { id: shop, origin } = useShop()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { data, error, isPending } = useQuery(
    picturesQuery(shop, {
      search: useQuiet(search),
      page,
      ...(folder === null ? {} : { folderId: folder }),
    }),
  )
  const pages = data ? Math.ceil(data.total / data.perPage) : 1

  return (
    <div className={styles.library}>
      <Field
        label={i18n.t({ id: 'media.search', message: 'Find a picture by its name or words' })}
        type="search"
        value={search}
        onChange={(typed) => {
          setSearch(typed)
          setPage(1)
        }}
      />
      {chosen.length > 0 && <ChosenPictures ids={chosen} folder={folder} onDone={() => setChosen([])} />}
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'media.loading', message: 'Pictures are loading' })} />
      )}
      {data?.pictures.length === 0 && (
        <Empty
          title={
            search !== ''
              ? i18n.t({ id: 'media.none', message: 'No picture is called so' })
              : folder === null
                ? i18n.t({ id: 'media.noneYet', message: 'No picture was uploaded yet' })
                : i18n.t({ id: 'media.emptyFolder', message: 'No picture lies in this folder yet' })
          }
        />
      )}
      <ul className={styles.grid}>
        {data?.pictures.map((picture) => (
          <li key={picture.id}>
            <PictureButton className={styles.picture ?? ''} onPress={() => onChoose(picture)}>
              <img
                src={new URL(imageAddress(picture.src, THUMBNAIL_WIDTH), origin).href}
                alt=""
                loading="lazy"
                style={picture.focus ? { objectPosition: focusPosition(picture.focus) } : undefined}
              />
              <span>{picture.name}</span>
            </PictureButton>
            {isMovable && (
              <Checkbox
                className={styles.mark ?? ''}
                aria-label={i18n.t({
                  id: 'media.mark',
                  message: 'Choose {name}',
                  values: { name: picture.name },
                })}
                isSelected={chosen.includes(picture.id)}
                isDisabled={!chosen.includes(picture.id) && chosen.length >= MOST_MOVED}
                onChange={(isOn) =>
                  setChosen((all) => (isOn ? [...all, picture.id] : all.filter((id) => id !== picture.id)))
                }
              >
                <span className={styles.box} aria-hidden="true">
                  <Check />
                </span>
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pager} aria-label={i18n.t({ id: 'media.pager', message: 'Further pictures' })}>
          <Button isDisabled={page <= 1} onPress={() => setPage(page - 1)}>
            {i18n.t({ id: 'stories.newer', message: 'Newer' })}
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button isDisabled={page >= pages} onPress={() => setPage(page + 1)}>
            {i18n.t({ id: 'stories.older', message: 'Older' })}
          </Button>
        </nav>
      )}
    </div>
  )
}
