import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ItemChoices } from './item-choices.tsx'

const CUSHION = {
  key: 'cushion',
  name: 'Kissenhülle Leinen',
  label: 'Salbei, 50 × 50 cm',
  image: null,
  units: 3,
  isWholeOnly: false,
  note: 'Widerruf möglich bis 5. Dezember 2026',
}
const BLANKET = {
  ...CUSHION,
  key: 'blanket',
  name: 'Kuscheldecke mit Namen',
  label: '',
  units: 0,
  note: 'Mit Namen angefertigt: vom Widerruf ausgenommen',
}
const meta = preview.meta({
  component: ItemChoices,
  args: {
    legend: 'Was möchten Sie zurückgeben?',
    name: 'back',
    items: [CUSHION, BLANKET],
    chosen: {},
    onChange: fn(),
  },
  render: (args) => {
    const [chosen, setChosen] = useState(args.chosen)
    return (
      <ItemChoices
        {...args}
        chosen={chosen}
        onChange={(next) => {
          args.onChange(next)
          setChosen(next)
        }}
      />
    )
  },
})

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Kuscheldecke mit Namen' })).toBeDisabled()

    await userEvent.click(canvas.getByRole('checkbox', { name: /Kissenhülle/ }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Anzahl' }), '1')

    await expect(args.onChange).toHaveBeenLastCalledWith({ cushion: 1 })
  },
})

export const Chosen = meta.story({ args: { chosen: { cushion: 2 } } })

export const AllOrNothing = meta.story({
  args: { items: [{ ...CUSHION, isWholeOnly: true, note: null }], chosen: { cushion: 3 } },
})

export const WithError = meta.story({ args: { error: 'Bitte wählen Sie mindestens einen Artikel' } })

export const LongNames = meta.story({
  args: {
    items: [{ ...CUSHION, name: 'Kinderzimmerhochbettgardinenaufhängungsset mit Regenbogenapplikation' }],
    chosen: { cushion: 1 },
  },
})
