import { useLingui } from '@lingui/react'
import { MOST_COMPARED } from '@shop/domain/compare/compared-articles'
import { CompareToggle } from '@shop/ui/compare/compare-toggle'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { showToastAtom } from '../toasts/toasts.atoms.ts'
import { comparedAtom, toggleComparedAtom } from './compare.atoms.ts'
import { startCompareTray } from './compare-tray-root.tsx'

type ArticleToggleProps = { article: string; name: string; look: 'card' | 'line' }

/** Puts an article aside for the comparison, on its card or on its page. */
export default function ArticleToggle({ article, name, look }: ArticleToggleProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const isCompared = useAtomValue(comparedAtom).includes(article)
  const toggle = useSetAtom(toggleComparedAtom)
  const showToast = useSetAtom(showToastAtom)

  const onToggle = () => {
    const isDone = toggle(article)
    if (isDone) void startCompareTray(router)
    else
      void showToast({
        type: 'info',
        message: i18n.t({
          id: 'compare.full',
          message: 'Sie vergleichen schon {most} Artikel. Nehmen Sie zuerst einen heraus.',
          values: { most: MOST_COMPARED },
        }),
      })
  }

  return <CompareToggle name={name} isCompared={isCompared} look={look} onToggle={onToggle} />
}
