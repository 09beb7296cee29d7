import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { RemovalQuestion } from './removal-question.tsx'

const meta = preview.meta({
  component: RemovalQuestion,
  args: { question: 'Diese Adresse löschen?', yes: 'Ja, löschen', onRemove: fn(), onKeep: fn() },
})

export const Plain = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Diese Adresse löschen?')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
})

export const LongWords = meta.story({
  args: {
    question:
      'Diesen Passkey entfernen? Mit ihm können Sie sich dann nicht mehr anmelden; auf dem Gerät löschen Sie ihn in dessen Einstellungen.',
    yes: 'Ja, entfernen',
  },
})

export const Busy = meta.story({ args: { isBusy: true } })
