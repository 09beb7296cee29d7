import { Trans, useLingui } from '@lingui/react'
import {
  publishRanking,
  type RankedPlace,
  type Ranking,
  removeRanking,
  type ShownRanking,
} from '@shop/api-client/office/ranking-commands'
import { isLocale, type Locale, markets } from '@shop/domain/market/markets'
import { pinnedTo } from '@shop/domain/merchandising/pinned-to'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rankingQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { GoodsPicker } from '../../goods/goods-picker.tsx'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Choice } from '../../parts/choice.tsx'
import { useVersioned } from '../../parts/draft/use-versioned.ts'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { useCommand } from '../../parts/use-command.ts'
import { problemText } from '../../words/problems/problem-text.ts'
import { AttributeBoosts } from './attribute-boosts.tsx'
import { CardSheet } from './card-sheet.tsx'
import { LiveList } from './live-list.tsx'
import { RankedGrid } from './ranked-grid.tsx'
import { draftKey, KeptRanking, type RankingDraft } from './ranking-draft.ts'
import { RankingHistory } from './ranking-history.tsx'
import styles from './ranking-page.module.css'
import type { EditedPlan } from './ranking-plans.tsx'

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
  const { act, isBusy, failure, wrong } = useCommand(() => edited.rebase())
  const { ranking: draft, where, ...days } = edited.form
  const [open, setOpen] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const preview = useQuery(rankingQuery(shop.id, { locale, place, draft }))
  const cards = preview.data?.preview ?? live.live
  const others = preview.data?.others ?? live.others
  const mayChange = shop.may('merchandising.change')
  const isBase = plan.id?.startsWith('category-') ?? false
  const shown = cards.map(({ productId }) => productId)
  const clock = i18n.t({
    id: 'ranking.clock',
    message: 'By the clock of the shop ({timezone}).',
    values: { timezone: markets[shop.locales.find(isLocale) ?? locale].timezone },
  })
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
    if (plan.id === null) edited.clear()
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
        <div className={styles.controls}>
          <Choice
            label={i18n.t({ id: 'ranking.where', message: 'Holds in' })}
            options={[
              ...(place.kind === 'search'
                ? []
                : [{ key: 'all', name: i18n.t({ id: 'ranking.everywhere', message: 'all countries' }) }]),
              { key: locale, name: locale },
            ]}
            value={where ?? 'all'}
            onChange={(key) => put({ where: key === 'all' ? null : locale })}
          />
          <Field
            label={i18n.t({ id: 'ranking.from', message: 'First day' })}
            type="date"
            value={days.from ?? ''}
            onChange={(from) => put({ from: from || null })}
            hint={clock}
          />
          <Field
            label={i18n.t({ id: 'ranking.to', message: 'Last day' })}
            type="date"
            value={days.to ?? ''}
            onChange={(to) => put({ to: to || null })}
            hint={clock}
            problem={
              wrong.includes('to')
                ? i18n.t({ id: 'ranking.wrongDays', message: 'The last day lies before the first.' })
                : null
            }
          />
        </div>
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
              <div className={styles.actions}>
                {plan.id !== null && !isBase && (
                  <Button look="danger" isDisabled={isBusy} onPress={() => setRemoving(true)}>
                    <Trans id="ranking.remove" message="Take away" />
                  </Button>
                )}
                {edited.isEdited && (
                  <>
                    <Badge tone="notice">
                      <Trans id="ranking.unpublished" message="Not published yet" />
                    </Badge>
                    <Button isDisabled={isBusy} onPress={edited.clear}>
                      <Trans id="product.discard" message="Discard" />
                    </Button>
                  </>
                )}
                <Button look="primary" isDisabled={isBusy} onPress={() => void publish()}>
                  <Trans id="ranking.publish" message="Publish" />
                </Button>
              </div>
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
      <Sheet
        title={i18n.t({ id: 'ranking.removeTitle', message: 'Take this ranking away?' })}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
      >
        <p>
          <Trans
            id="ranking.removeText"
            message="Shoppers see the list without it within seconds, and it cannot be brought back."
          />
        </p>
        <div className={styles.actions}>
          <Button onPress={() => setRemoving(false)}>
            <Trans id="step.stop" message="Not now" />
          </Button>
          <Button look="danger" isDisabled={isBusy} onPress={() => void remove()}>
            <Trans id="ranking.remove" message="Take away" />
          </Button>
        </div>
      </Sheet>
    </>
  )
}
