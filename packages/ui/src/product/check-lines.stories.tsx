import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { CheckLines } from './check-lines.tsx'

const meta = preview.meta({
  component: CheckLines,
  args: {
    label: 'Lieferung und Rückgabe',
    lines: [
      { text: 'Lieferung bis ins Zimmer: 49 €', href: '/versand/' },
      { text: '30 Tage Rückgabe', href: '/rueckgabe/' },
      { text: 'Verpackung nehmen wir mit' },
    ],
  },
})

export const Delivery = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Lieferung und Rückgabe' })
    await expect(list.children).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: '30 Tage Rückgabe' })).toHaveAttribute(
      'href',
      '/rueckgabe/',
    )
  },
})
export const Benefits = meta.story({
  args: {
    label: 'Auf einen Blick',
    isInline: true,
    lines: [{ text: 'Bezug abnehmbar' }, { text: 'Mit Filzgleitern' }, { text: 'Webstoff, Eiche' }],
  },
})
export const Nothing = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
