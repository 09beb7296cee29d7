import { useLingui } from '@lingui/react'
import type { LibraryPicture } from '@shop/api-client/office/picture-commands'
import { focusPosition } from '@shop/domain/image/focus-point'
import { imageAddress } from '@shop/domain/image/image-address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button as PictureButton } from 'react-aria-components'
import { picturesQuery } from '../client/queries.ts'
import { useShop } from '../client/use-shop.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Empty, Loading, Notice } from '../parts/notice.tsx'
import { useQuiet } from '../parts/use-quiet.ts'
import { problemText } from '../words/problems/problem-text.ts'
import styles from './media.module.css'

const THUMBNAIL_WIDTH = 300

/** The pictures of the library, the latest first; one is opened or chosen by a press. */
export function PictureGrid({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const { i18n } = useLingui()
  const { id: shop, origin } = useShop()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const { data, error, isPending } = useQuery(picturesQuery(shop, { search: useQuiet(search), page }))
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
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {isPending && !error && (
        <Loading label={i18n.t({ id: 'media.loading', message: 'Pictures are loading' })} />
      )}
      {data?.pictures.length === 0 && (
        <Empty title={i18n.t({ id: 'media.none', message: 'There is no such picture yet' })} />
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
