import { text } from '@shop/content/fields'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type * as v from 'valibot'
import { BlockList } from '../block-list.tsx'
import { defineBlock } from '../define-block.tsx'
import { filledText, nestedBlocks, rows } from '../fields/block-fields.ts'
import { BlockSection } from '../parts/block-section.tsx'
import css from './tabs.module.css'

export const tabsFields = {
  headline: text,
  tabs: rows({ label: filledText, body: nestedBlocks }),
}
type TabsProps = { fields: v.InferOutput<v.ObjectSchema<typeof tabsFields, undefined>> }

/** Where an arrow, Home or End leads from a tab; null for any other key. */
function tabAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Every panel is in the page from the start; without JavaScript they stand one below the other. */
function Tabs({ fields }: TabsProps) {
  const uid = useId()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const tabs = fields.tabs.filter(({ body }) => body.length > 0)
  const [only] = tabs
  if (!only) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, active, tabs.length)
    if (next === null) return
    event.preventDefault()
    setActive(next)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <BlockSection title={fields.headline}>
      <div ref={list} role="tablist" className={css.list} aria-label={fields.headline || only.label}>
        {tabs.map(({ _uid, label }, index) => (
          <button
            key={_uid}
            type="button"
            role="tab"
            id={`tab-${uid}-${index}`}
            className={css.tab}
            aria-selected={index === active}
            aria-controls={`panel-${uid}-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ _uid, label, body }, index) => (
        <div
          key={_uid}
          role="tabpanel"
          id={`panel-${uid}-${index}`}
          className={css.panel}
          aria-labelledby={`tab-${uid}-${index}`}
          data-active={index === active || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that can be focused
          tabIndex={0}
        >
          <p className={css.printed} aria-hidden="true">
            {label}
          </p>
          <BlockList blocks={body} field={`tabs[${index}].body`} isInside />
        </div>
      ))}
    </BlockSection>
  )
}

/** Several views of one thing, of which one is seen. */
export const tabs = defineBlock({ name: 'tabs', fields: tabsFields, Component: Tabs })
