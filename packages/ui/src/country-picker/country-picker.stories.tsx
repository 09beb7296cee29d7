import { LOCALES } from '@shop/domain/market/markets'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { CountryPicker } from './country-picker.tsx'
import { CountrySuggestion } from './country-suggestion.tsx'

const onStay = fn()

const meta = preview.meta({
  component: CountryPicker,
  args: {
    current: 'de-ch' as const,
    locales: LOCALES,
    hrefFor: (locale: string) => `/${locale}/`,
    onPick: fn(),
  },
})

export const Switzerland = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8)
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1)
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    await expect(new Set(names).size).toBe(8)
    await expect(canvas.getByRole('link', { name: 'Suisse · Français' })).toHaveAttribute('lang', 'fr-CH')
  },
})

export const Suggested = meta.story({
  render: () => (
    <CountrySuggestion
      label="Belgique · Français"
      languageTag="fr-BE"
      href="/fr-be/"
      onGo={fn()}
      onStay={onStay}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Belgique · Français' })).toHaveAttribute('href', '/fr-be/')

    await userEvent.click(canvas.getByRole('button', { name: 'Hier bleiben' }))

    await expect(onStay).toHaveBeenCalledOnce()
  },
})
