import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { aCard } from '../product-card/a-card.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { CompareToggle } from './compare-toggle.tsx'

type Look = Parameters<typeof CompareToggle>[0]['look']
const line: Look = 'line'
const card: Look = 'card'

const meta = preview.meta({
  component: CompareToggle,
  args: { name: 'Esstisch Alma', look: line, isCompared: false, onToggle: fn((): void => undefined) },
  render: (args) => <Pressable {...args} />,
})

export const InWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vergleichen' }))
    await expect(canvas.getByRole('button', { name: 'Im Vergleich', pressed: true })).toBeVisible()
  },
})

export const OnACard = meta.story({
  args: { look: card },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Esstisch Alma vergleichen' })
    toggle.focus()
    await userEvent.keyboard('{Enter}')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
})

export const Compared = meta.story({ tags: ['snapshot'], args: { look: card, isCompared: true } })

function Pressable({ isCompared, ...args }: Parameters<typeof CompareToggle>[0]) {
  const [isIn, setIn] = useState(isCompared)
  const toggle = <CompareToggle {...args} isCompared={isIn} onToggle={() => setIn(!isIn)} />
  if (args.look === 'line') return toggle
  return (
    <div style={{ maxInlineSize: 280 }}>
      <ProductCard card={aCard()} compare={toggle} />
    </div>
  )
}
