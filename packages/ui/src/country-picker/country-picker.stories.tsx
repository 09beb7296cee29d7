import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { CountryPicker } from './country-picker.tsx'

const meta = preview.meta({
  component: CountryPicker,
  args: { current: 'de-ch' as const, hrefFor: (locale: string) => `/${locale}/`, onPick: fn() },
})

export const Switzerland = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1)
  },
})
