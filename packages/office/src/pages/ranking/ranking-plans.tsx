import { useLingui } from '@lingui/react'
import type { RankedPlace, Ranking, RankingPlan } from '@shop/api-client/office/ranking-commands'
import type { Locale } from '@shop/domain/market/markets'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rankingQuery } from '../../client/merchandising-queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Choice } from '../../parts/choice.tsx'
import { keptAt } from '../../parts/draft/kept.ts'
import { Loading, Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { draftKey, KeptRanking } from './ranking-draft.ts'
import { RankingEditor } from './ranking-editor.tsx'
import styles from './ranking-page.module.css'
import { planName } from './ranking-words.ts'

const NOTHING: Ranking = { pins: [], boosts: [], campaigns: {} }
const NEW = 'new'

/** A ranking before it is published for the first time. */
export type EditedPlan = Omit<RankingPlan, 'id'> & { id: string | null }

/** Everything that steers a list, one of it open: what leads now, unless another one is chosen. */
export function RankingPlans({ locale, place }: { locale: Locale; place: RankedPlace }) {
  const { i18n } = useLingui()
  const shop = useShop()
  const { data, error, isPending } = useQuery(rankingQuery(shop.id, { locale, place }))
  // A new one that was begun before the tab was loaded anew is gone on with.
  const [chosen, setChosen] = useState(() =>
    keptAt(draftKey(shop.id, locale, place, null), KeptRanking) === null ? null : NEW,
  )
  // Beside the editor, which is another one once a new ranking is published.
  const [publishedId, setPublishedId] = useState<string | null>(null)

  if (isPending)
    return <Loading label={i18n.t({ id: 'ranking.loading', message: 'The list is loading' })} rows={10} />
  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  const leading = data.plans.find(({ leads }) => leads) ?? data.plans[0]
  const fresh: EditedPlan = {
    id: null,
    locale: place.kind === 'search' ? locale : null,
    from: null,
    to: null,
    ranking: leading?.ranking ?? NOTHING,
    version: 0,
    leads: false,
  }
  const plan = data.plans.find(({ id }) => id === chosen) ?? (chosen === NEW ? fresh : (leading ?? fresh))

  return (
    <>
      <div className={styles.controls}>
        <Choice
          label={i18n.t({ id: 'ranking.plan', message: 'Ranking' })}
          options={[
            ...data.plans.map((one) => ({ key: one.id, name: planName(one, i18n) })),
            {
              key: NEW,
              name: i18n.t({ id: 'ranking.new', message: 'A new one, for some days or one country' }),
            },
          ]}
          value={plan.id ?? NEW}
          onChange={setChosen}
        />
      </div>
      <RankingEditor
        // Another version is another draft only where nobody has begun one: see the editor.
        key={plan.id ?? NEW}
        {...{ locale, place, plan }}
        live={data}
        isPublished={plan.id !== null && plan.id === publishedId}
        onPublished={(id) => {
          setPublishedId(id)
          if (id !== null) setChosen(id)
        }}
        onRemoved={() => setChosen(null)}
      />
    </>
  )
}
