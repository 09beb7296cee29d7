import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { WarningList } from './warning-list.tsx'

const meta = preview.meta({
  component: WarningList,
  args: {
    warnings: [
      'Nicht für Kinder unter 36 Monaten geeignet. Kleine Teile, Erstickungsgefahr.',
      'Benutzung unter unmittelbarer Aufsicht von Erwachsenen.',
    ],
  },
})

export const Several = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^Achtung: Nicht für Kinder/)
  },
})
export const Recalled = meta.story({
  args: {
    warnings: ['Produktsicherheitsrückruf: Rand kann abplatzen.', 'Nicht in den Ofen.'],
    href: '/rueckrufe/',
  },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link')
    await expect(link).toHaveTextContent('Rand kann abplatzen')
    await expect(others).toEqual([])
  },
})
export const None = meta.story({ args: { warnings: [] } })
