import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta = preview.meta({
  component: Accordion,
  args: {
    children: [
      <AccordionItem key="a" title="Beschreibung" isOpen>
        <p>Massivholz aus Eiche, geölt. Jede Platte hat ihre eigene Maserung.</p>
      </AccordionItem>,
      <AccordionItem key="b" title="Maße und Gewicht">
        <p>180 × 90 × 75 cm, 48 kg</p>
      </AccordionItem>,
      <AccordionItem key="c" title="Bewertungen" aside="128">
        <p>4,6 von 5 Sternen</p>
      </AccordionItem>,
    ],
  },
})

export const Several = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('180 × 90 × 75 cm, 48 kg')).not.toBeVisible()

    await userEvent.click(canvas.getByText('Maße und Gewicht'))

    await expect(canvas.getByText('180 × 90 × 75 cm, 48 kg')).toBeVisible()
    const [open, opened, closed] = canvas.getAllByRole('group').map(arrowOf)
    await expect(open).toBe('matrix(-1, 0, 0, -1, 0, 0)')
    await expect(opened).toBe(open)
    await expect(closed).toBe('none')
  },
})

/** Which way the arrow of an item points. */
function arrowOf(item: HTMLElement): string {
  const arrow = item.querySelector('summary > svg')
  return arrow ? getComputedStyle(arrow).transform : 'no arrow'
}
