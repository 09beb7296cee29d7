import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

const meta = preview.meta({ component: Button, args: { children: 'In den Warenkorb', onClick: fn() } })

export const Primary = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }))

    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Secondary = meta.story({
  tags: ['snapshot'],
  args: { kind: 'secondary' },
})
export const Quiet = meta.story({
  tags: ['snapshot'],
  args: { kind: 'quiet' },
})
export const Small = meta.story({ args: { kind: 'secondary', size: 's' } })
export const Wide = meta.story({ args: { wide: true } })
export const Disabled = meta.story({
  tags: ['snapshot'],
  args: { disabled: true },
})

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'In den Warenkorb' })

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const AsLink = meta.story({
  render: () => <ButtonLink href="/warenkorb/">Zum Warenkorb</ButtonLink>,
})
