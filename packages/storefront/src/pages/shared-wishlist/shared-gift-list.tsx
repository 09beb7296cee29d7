import { Trans, useLingui } from '@lingui/react'
import type { SharedGiftList as Shared } from '@shop/api-client/contract/gift-lists'
import type { ProblemDocument } from '@shop/api-client/contract/problem'
import { LONGEST_GIVER_NAME } from '@shop/domain/gift-list/gift-units'
import { isLocale, type Locale } from '@shop/domain/market/markets'
import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { ListingHeader } from '@shop/ui/listing/listing-header'
import { ProductGrid } from '@shop/ui/listing/products/product-grid'
import { SkeletonCard } from '@shop/ui/skeleton/skeleton'
import { TextField } from '@shop/ui/text-field/text-field'
import { useAtomValue } from 'jotai'
import Gift from 'lucide-react/icons/gift'
import { useCallback, useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { loadShared } from '../../features/gift-lists/gift-list-calls.ts'
import { ListFacts } from '../../features/gift-lists/list-facts.tsx'
import { answered } from '../../features/problem-words/answered.ts'
import { GiverCard } from './giver-card.tsx'
import { GoneList } from './gone-list.tsx'
import { ListOfOtherShop } from './list-of-other-shop.tsx'
import css from './shared-gift-list.module.css'

type Shown = Shared | ListElsewhere | 'waiting' | 'gone' | 'failed'

/** A list of another country, with the locale of its shop. */
type ListElsewhere = { elsewhere: Locale }

/** A list as givers see it: what is still wanted, and the way to give it. */
export default function SharedGiftList({ token }: { token: string }) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const [shown, setShown] = useState<Shown>('waiting')
  const [from, setFrom] = useState('')
  const look = useCallback(async () => {
    const answer = await answered(loadShared(token)(api)).catch(() => null)
    if (answer === null) setShown('failed')
    else setShown(answer.type === 'success' ? answer.value : refusal(answer.problem))
  }, [api, token])
  useEffect(() => void look(), [look])

  if (shown === 'gone') return <GoneList />
  if (typeof shown === 'object' && 'elsewhere' in shown)
    return <ListOfOtherShop locale={shown.elsewhere} token={token} />
  if (shown === 'failed')
    return (
      <EmptyState
        level={1}
        title={i18n.t({ id: 'sharedWishlist.failed', message: 'Diese Liste konnten wir nicht laden' })}
      >
        <Button onClick={() => void look()}>
          <Trans id="error.retry" message="Erneut versuchen" />
        </Button>
      </EmptyState>
    )
  if (shown === 'waiting')
    return (
      <ProductGrid>
        {[1, 2, 3, 4].map((place) => (
          <SkeletonCard key={place} />
        ))}
      </ProductGrid>
    )
  return (
    <>
      <ListingHeader
        title={shown.name}
        intro={
          shown.isDelivered
            ? i18n.t({
                id: 'sharedGiftList.introDelivered',
                message:
                  'Was Sie in den Warenkorb legen, ist zwei Stunden lang für Sie reserviert. An der Kasse können Sie es direkt an die Beschenkten liefern lassen; ihre Adresse liegt uns vor. Wer etwas schenkt, sehen andere nicht.',
              })
            : i18n.t({
                id: 'sharedGiftList.intro',
                message:
                  'Was Sie in den Warenkorb legen, ist zwei Stunden lang für Sie reserviert. Geliefert wird an die Adresse, die Sie an der Kasse angeben. Wer etwas schenkt, sehen andere nicht.',
              })
        }
      />
      <ListFacts {...shown} />
      {shown.items.length === 0 ? (
        <EmptyState
          icon={Gift}
          title={i18n.t({ id: 'giftList.emptyTitle', message: 'Noch kein Wunsch auf dieser Liste' })}
        />
      ) : (
        <>
          <div className={css.from}>
            <TextField
              name="gift-from"
              label={i18n.t({ id: 'sharedGiftList.from', message: 'Ihr Name für die Beschenkten' })}
              hint={i18n.t({
                id: 'sharedGiftList.fromHint',
                message: 'Nur wem die Liste gehört, liest ihn bei Ihrem Geschenk.',
              })}
              autoComplete="name"
              maxLength={LONGEST_GIVER_NAME}
              value={from}
              onChange={setFrom}
            />
          </div>
          <ProductGrid>
            {shown.items.map((item) => (
              <GiverCard
                key={item.key}
                token={token}
                item={item}
                from={from}
                onChanged={setShown}
                onOutdated={look}
              />
            ))}
          </ProductGrid>
        </>
      )}
    </>
  )
}

function refusal({ code, status, errors }: ProblemDocument): ListElsewhere | 'gone' | 'failed' {
  const locale = String(errors[0]?.params.locale ?? '')
  if (code === 'list_elsewhere' && isLocale(locale)) return { elsewhere: locale }
  return status < 500 ? 'gone' : 'failed'
}
