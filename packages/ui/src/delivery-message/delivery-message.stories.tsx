import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { DeliveryMessage } from './delivery-message.tsx'

const meta = preview.meta({ component: DeliveryMessage })

export const Instant = meta.story({
  tags: ['snapshot'],
  args: { state: { kind: 'instant' }, window: { daysFrom: 1, daysTo: 3 }, dates: '3.–5. Dezember' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sofort lieferbar, in 1 bis 3 Werktagen da')
  },
})
export const Soon = meta.story({ args: { state: { kind: 'soon' }, window: { daysFrom: 5, daysTo: 9 } } })
export const Late = meta.story({ args: { state: { kind: 'late', weeks: 3 } } })
export const VeryLate = meta.story({
  args: { state: { kind: 'late', weeks: 8 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Lieferbar in mehr als 5 Wochen')
  },
})
export const Download = meta.story({ args: { state: { kind: 'download' } } })
export const PreOrder = meta.story({ args: { state: { kind: 'preOrder' } } })
export const VaryingTimes = meta.story({
  args: {
    state: { kind: 'soon' },
    window: { daysFrom: 5, daysTo: 9 },
    dates: '3.–5. Dezember',
    note: 'Andere Ausführungen haben andere Lieferzeiten.',
  },
})
export const SoldOut = meta.story({
  tags: ['snapshot'],
  args: { state: { kind: 'soldOut' } },
})
