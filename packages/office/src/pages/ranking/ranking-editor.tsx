import { Trans, useLingui } from '@lingui/react'
import {
  publishRanking,
  type RankedPlace,
  type Ranking,
  removeRanking,
  type ShownRanking,
} from '@shop/api-client/office/ranking-commands'
import type { Locale } from '@shop/domain/market/markets'
import { pinnedTo } from '@shop/domain/merchandising/pinned-to'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rankingQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { GoodsPicker } from '../../goods/goods-picker.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { useVersioned } from '../../parts/draft/use-versioned.ts'
import { Notice } from '../../parts/notice.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { AttributeBoosts } from './attribute-boosts.tsx'
import { CardSheet } from './card-sheet.tsx'
import { DraftActions } from './draft-actions.tsx'
import { LiveList } from './live-list.tsx'
import { RankedGrid } from './ranked-grid.tsx'
import { draftKey, KeptRanking, type RankingDraft } from './ranking-draft.ts'
import { RankingHistory } from './ranking-history.tsx'
import styles from './ranking-page.module.css'
import { RankingPeriod } from './ranking-period.tsx'
import type { EditedPlan } from './ranking-plans.tsx'
import { RankingRemoval } from './ranking-removal.tsx'

type EditorProps = {
  locale: Locale
  place: RankedPlace
  plan: EditedPlan
  live: ShownRanking
  isPublished: boolean
  /** With its id once it is; null as soon as something else is drafted. */
  onPublished: (id: string | null) => void
  onRemoved: () => void
}

/** A draft beside what is live: pinned by dragging, lifted and buried, and published by hand. */
export function RankingEditor(props: EditorProps) {
  const { locale, place, plan, live, isPublished, onPublished, onRemoved } = props
  const { i18n } = useLingui()
  const shop = useShop()
  const edited = useVersioned<RankingDraft>({
    key: draftKey(shop.id, locale, place, plan.id),
    schema: KeptRanking,
    stored: { ranking: plan.ranking, where: plan.locale, from: plan.from, to: plan.to },
    version: plan.version,
  })
  const { act, isBusy, failure, wrong } = useCommand(() => edited.rebase(), ['to'])
  const { ranking: draft, where, ...days } = edited.form
  const [open, setOpen] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const preview = useQuery(rankingQuery(shop.id, { locale, place, draft }))
  const cards = preview.data?.preview ?? live.live
  const others = preview.data?.others ?? live.others
  const mayChange = shop.may('merchandising.change')
  const isBase = plan.id?.startsWith('category-') ?? false
  const shown = cards.map(({ productId }) => productId)
  const opened = [...cards, ...others].find(({ productId }) => productId === open) ?? null

  function put(next: Partial<RankingDraft>): void {
    onPublished(null)
    edited.change({ ...edited.form, ...next })
  }
  const change = (next: Partial<Ranking>) => put({ ranking: { ...draft, ...next } })
  const moveTo = (productId: number, at: number) =>
    change({ pins: pinnedTo({ shown, pins: draft.pins, productId, place: at }) })

  async function publish(): Promise<void> {
    const sent = edited.form
    const input = { id: plan.id, place, locale: where, ...days, ranking: draft }
    const done = await act(publishRanking, input, { seen: edited.seen })
    if (done === null) return
    if (plan.id === null) edited.savedAs(sent, draftKey(shop.id, locale, place, done.id))
    else edited.saved(sent)
    onPublished(done.id)
  }

  async function remove(): Promise<void> {
    if (plan.id === null) return
    const done = await act(removeRanking, { id: plan.id }, { seen: plan.version })
    setRemoving(false)
    if (done === null) return
    edited.clear()
    onRemoved()
  }

  return (
    <>
      {!isBase && (
        <RankingPeriod
          {...{ locale, days }}
          where={where}
          isEverywherePossible={place.kind !== 'search'}
          isWrong={wrong.includes('to')}
          onChange={put}
        />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {preview.error && <Notice tone="bad">{problemText(preview.error, i18n)}</Notice>}
      {isPublished && (
        <Notice tone="good">
          <Trans id="ranking.published" message="Published: shoppers see it within seconds." />
        </Notice>
      )}
      <div className={styles.editor}>
        <Card
          title={i18n.t({
            id: 'ranking.draft',
            message: '{title}: draft, {total, plural, one {one product} other {# products}}',
            values: { title: live.title, total: live.total },
          })}
          aside={
            mayChange && (
              <DraftActions
                isBusy={isBusy}
                isRemovable={plan.id !== null && !isBase}
                isEdited={edited.isEdited}
                onRemove={() => setRemoving(true)}
                onDiscard={edited.clear}
                onPublish={() => void publish()}
              />
            )
          }
        >
          <RankedGrid {...{ cards, draft }} onMove={moveTo} onOpen={setOpen} isFixed={!mayChange} />
          {others.length > 0 && (
            <p className={styles.quiet}>
              <Trans id="ranking.others" message="Steered as well, but not among the first:" />{' '}
              {others.map((card) => (
                <Button key={card.productId} look="quiet" onPress={() => setOpen(card.productId)}>
                  {card.name}
                </Button>
              ))}
            </p>
          )}
        </Card>
        <aside className={styles.beside}>
          <LiveList cards={live.live} />
          {mayChange && (
            <Card title={i18n.t({ id: 'ranking.add', message: 'Pin another product' })}>
              <GoodsPicker
                label={i18n.t({ id: 'ranking.addLabel', message: 'Product of this list' })}
                locale={locale}
                of="product"
                isSingle
                chosen={[]}
                onChange={([productId]) =>
                  productId !== undefined &&
                  change({ pins: [...draft.pins.filter((id) => id !== productId), productId] })
                }
              />
            </Card>
          )}
          <AttributeBoosts
            {...{ draft }}
            facets={live.facets}
            isFixed={!mayChange}
            onChange={(boosts) => change({ boosts })}
          />
          {plan.id !== null && <RankingHistory id={plan.id} onTake={(ranking) => put({ ranking })} />}
        </aside>
      </div>
      <CardSheet
        key={open}
        card={opened}
        draft={draft}
        onChange={change}
        onMove={moveTo}
        onClose={() => setOpen(null)}
      />
      <RankingRemoval
        isOpen={isRemoving}
        isBusy={isBusy}
        onClose={() => setRemoving(false)}
        onRemove={() => void remove()}
      />
    </>
  )
}
