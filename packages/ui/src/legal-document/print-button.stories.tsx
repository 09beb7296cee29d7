import preview from '@shop/ui/storybook/preview'
import { expect } from 'storybook/test'
import { PrintButton } from './print-button.tsx'

const meta = preview.meta({ component: PrintButton })

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName()
  },
})
