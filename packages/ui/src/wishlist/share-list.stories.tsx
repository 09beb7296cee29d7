import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ShareList } from './share-list.tsx'

const NOTHING = fn((): void => undefined)
const LINK = 'https://shop.example/wunschliste/geteilt/#u8yRdkyJuKHx8R3XjZl22sl_S_PRMrO7CWYHUc-AuTM'

const meta = preview.meta({
  component: ShareList,
  args: { link: LINK, isBusy: false, onShare: NOTHING, onCopy: NOTHING, onTakeBack: NOTHING },
})

export const NotShared = meta.story({
  args: { link: null, onShare: fn((): void => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link erstellen' }))

    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Shared = meta.story({
  tags: ['snapshot'],
  args: { onCopy: fn((): void => undefined), onTakeBack: fn((): void => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Link zur Liste' })).toHaveValue(LINK)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onTakeBack).toHaveBeenCalledOnce()
  },
})

export const Busy = meta.story({ args: { isBusy: true } })
