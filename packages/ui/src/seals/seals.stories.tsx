import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { SealList } from './seal-list.tsx'
import { SealRow } from './seal-row.tsx'

const picture = (src: string) => ({ hash: src, src, alt: '', width: 320, height: 320, colour: '#ffffff' })
const seals = [
  {
    key: 'leinen',
    name: 'Reines Leinen',
    text: 'Nur Fasern der Flachspflanze, gesponnen und gewebt, wie sie gewachsen sind.',
    image: picture('lindhaus/papers/siegel-leinen.webp'),
  },
  {
    key: 'sicherheit',
    name: 'Geprüfte Sicherheit',
    text: 'Ein unabhängiges Labor hat Standfestigkeit, Kanten und Schadstoffe geprüft.',
    image: picture('lindhaus/papers/siegel-sicherheit.webp'),
  },
]

const meta = preview.meta({ component: SealRow, args: { seals, onOpen: fn() } })

export const Row = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Geprüfte Sicherheit' }))

    await expect(args.onOpen).toHaveBeenCalledWith('sicherheit')
  },
})
export const WithoutPictures = meta.story({ args: { seals: seals.map((one) => ({ ...one, image: null })) } })
export const Explained = meta.story({ render: () => <SealList seals={seals} /> })
