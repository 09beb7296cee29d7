import { type ComponentProps, useState } from 'react'
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

/** Each button goes with what it did; the keyboard goes on at what comes in its place. */
export const SharedAndTakenBack = meta.story({
  tags: ['behaviour'],
  args: { link: null },
  render: (args) => <Sharing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link erstellen' }))
    await expect(canvas.getByRole('textbox', { name: 'Link zur Liste' })).toHaveFocus()

    await userEvent.click(canvas.getByRole('button', { name: 'Zurücknehmen' }))
    await expect(canvas.getByRole('button', { name: 'Link erstellen' })).toHaveFocus()
  },
})

export const Busy = meta.story({ args: { isBusy: true } })

function Sharing(props: ComponentProps<typeof ShareList>) {
  const [link, setLink] = useState(props.link)
  return <ShareList {...props} link={link} onShare={() => setLink(LINK)} onTakeBack={() => setLink(null)} />
}
