import Clock from 'lucide-react/icons/clock'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { MouseEvent } from 'react'
import { MarkedWords } from './marked-words.tsx'
import css from './search-suggestions.module.css'
import type { WordGroup } from './suggestion-groups.ts'

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

type WordRowsProps = {
  group: WordGroup
  typed: string
  activeId: string | null
  onFollow: (href: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A group of words: queries, categories, brands, or what was searched before. */
export function WordRows({ group, typed, activeId, onFollow }: WordRowsProps) {
  const { kind, title, options, action } = group

  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
    <div role="group" aria-label={title}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      {options.map((option) => (
        <a
          key={option.id}
          id={option.id}
          className={css.row}
          href={option.href}
          role="option"
          aria-selected={option.id === activeId}
          tabIndex={-1}
          onClick={(event) => onFollow(option.href, event)}
        >
          {kind === 'recent' ? <Clock {...ICON} /> : null}
          {kind === 'queries' ? <Search {...ICON} /> : null}
          <span className={css.label}>
            <MarkedWords text={option.label} typed={typed} />
            {option.detail ? <span className={css.detail}> {option.detail}</span> : null}
          </span>
        </a>
      ))}
      {action ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field passes Enter on as a click
        <div
          id={action.id}
          className={css.row}
          data-action
          role="option"
          aria-selected={action.id === activeId}
          tabIndex={-1}
          onClick={action.onChoose}
        >
          <X {...ICON} />
          <span className={css.label}>{action.label}</span>
        </div>
      ) : null}
    </div>
  )
}
