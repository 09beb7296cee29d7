import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ColourLinks } from './colour-links.tsx'

const onFollow = fn((): void => undefined)

const COLOURS = [
  { id: 1, label: 'Grau', swatch: ['grau'], href: '#grau' },
  { id: 2, label: 'Grün', swatch: ['gruen'], href: '#gruen' },
  { id: 3, label: 'Natur mit Weiß', swatch: ['natur', 'weiss'], href: '#natur' },
]

const meta = preview.meta({
  component: ColourLinks,
  args: { colours: COLOURS, chosenId: 1, onChoose: fn((id: number): number => id), onFollow },
  render: (args) => <Chosen {...args} />,
})

export const Three = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    const green = canvas.getByRole('link', { name: 'Grün' })
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Grau')

    await userEvent.tab()
    await userEvent.tab()
    await expect(green).toHaveFocus()
    await expect(green).toHaveAttribute('aria-current', 'true')

    await userEvent.hover(canvas.getByRole('link', { name: 'Natur mit Weiß' }))
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Natur mit Weiß')
  },
})

export const MoreThanFive = meta.story({ args: { more: 3 } })

export const OnlyOne = meta.story({
  args: { colours: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
})

export const TheFirstTapChooses = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    onFollow.mockClear()
    const green = canvas.getByRole('link', { name: 'Grün' })
    const tap = async () => {
      let isFollowed = false
      // Followed in earnest, the link would take the page of the tests away.
      const note = (event: Event) => {
        isFollowed = !event.defaultPrevented
        event.preventDefault()
      }
      document.addEventListener('click', note, { once: true })
      await fireEvent.pointerDown(green, { pointerType: 'touch' })
      green.focus()
      await fireEvent.click(green)
      return isFollowed
    }

    await expect(await tap()).toBe(false)
    await expect(green).toHaveAttribute('aria-current', 'true')
    await expect(onFollow).not.toHaveBeenCalled()

    await expect(await tap()).toBe(true)
    await expect(onFollow).toHaveBeenCalledTimes(1)
  },
})

function Chosen(props: Parameters<typeof ColourLinks>[0]) {
  const [chosenId, setChosenId] = useState(props.chosenId)
  return <ColourLinks {...props} chosenId={chosenId} onChoose={setChosenId} />
}
