import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

const COLUMNS = 12

export const gridToolbar = {
  description: 'Columns of the page',
  toolbar: {
    title: 'Grid',
    icon: 'grid' as const,
    items: [
      { value: 'off', title: 'No grid' },
      { value: 'on', title: 'Grid' },
    ],
  },
}

const OVERLAY: CSSProperties = {
  position: 'fixed',
  insetBlock: 0,
  insetInline: 0,
  zIndex: 1000,
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  columnGap: 'var(--space-6)',
  inlineSize: '100%',
  maxInlineSize: 'calc(var(--page-width) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
  pointerEvents: 'none',
}
const COLUMN: CSSProperties = { background: 'var(--color-focus)', opacity: 0.08 }

/** Lays the columns of the page over a story: its width and gutters are the shop's own. */
export const withGrid: Decorator = (Story, { globals }) => (
  <>
    <Story />
    {globals.grid === 'on' ? (
      <div aria-hidden style={OVERLAY}>
        {Array.from({ length: COLUMNS }, (_, index) => (
          <div key={index} style={COLUMN} />
        ))}
      </div>
    ) : null}
  </>
)
