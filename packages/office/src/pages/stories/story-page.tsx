import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { blockKindsQuery, storyQuery } from '../../client/queries.ts'
import { useShop } from '../../client/use-shop.ts'
import { Loading, Notice } from '../../parts/notice.tsx'
import { problemText } from '../../words/problems/problem-text.ts'
import { kindsInWords } from './block-words/kinds-in-words.ts'
import { StoryEditor } from './story-editor.tsx'
import { kindsAt } from './tree/kinds-at.ts'

/** A page of the shop with its form. */
export function StoryPage() {
  const { i18n } = useLingui()
  const { id: shop } = useShop()
  const { story: named } = useParams({ from: '/desk/$shop/pages/$story' })
  const { release = null, block = null } = useSearch({ from: '/desk/$shop/pages/$story' })
  const id = Number(named)
  const story = useQuery(storyQuery(shop, id, release))
  const kinds = useQuery(blockKindsQuery(shop))
  const described = kinds.data?.kinds
  const path = story.data?.path
  const worded = useMemo(
    () => (described && path !== undefined ? kindsAt(kindsInWords(described, i18n.locale), path) : undefined),
    [described, path, i18n.locale],
  )
  // What is on the screen stays there, whatever has become of it since.
  const error = (story.data ? null : story.error) ?? kinds.error

  if (error) return <Notice tone="bad">{problemText(error, i18n)}</Notice>
  if (!story.data || !worded)
    return <Loading label={i18n.t({ id: 'story.loading', message: 'The page is loading' })} />
  return <StoryEditor key={`${shop} ${id} ${release}`} story={story.data} kinds={worded} first={block} />
}
