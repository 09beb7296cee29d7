import { Trans, useLingui } from '@lingui/react'
import { inboxPhotos } from '@shop/api-client/office/inbox-commands'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../client/api.ts'
import { useShop } from '../../client/use-shop.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import styles from './inbox-item-page.module.css'

/** The pictures of a complaint, fetched once somebody wants to see them. */
export function ItemPhotos({ number, count }: { number: string; count: number }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: [shop.id, 'inboxPhotos', number],
    queryFn: () => answer(shop.id, inboxPhotos, { number }),
    enabled: isOpen,
    gcTime: 0,
  })
  if (count === 0) return null
  if (!isOpen)
    return (
      <div>
        <Button onPress={() => setOpen(true)}>
          <Trans
            id="inbox.showPhotos"
            message="Show {count, plural, one {the picture} other {# pictures}}"
            values={{ count }}
          />
        </Button>
      </div>
    )
  return (
    <div className={styles.photos}>
      {error && <Notice tone="bad">{problemText(error, i18n)}</Notice>}
      {data?.photos.map((base64, index) => (
        <img
          key={base64.slice(-40)}
          src={`data:image/jpeg;base64,${base64}`}
          alt={i18n.t({ id: 'inbox.photo', message: 'Picture {index}', values: { index: index + 1 } })}
        />
      ))}
    </div>
  )
}
