import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ExportMenu } from './export-menu.tsx'

const onChoose = fn()
const meta = preview.meta({ component: ExportMenu, args: { label: 'Export', onChoose } })

/** Which file it becomes is chosen, by keyboard alone. */
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Export' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('xlsx')

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('csv')
  },
})

/** Several tables on one page: each button says which one it exports. */
export const Named = meta.story({
  args: { name: 'Export: Best sellers', look: 'quiet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export: Best sellers' })).toBeVisible()
  },
})
