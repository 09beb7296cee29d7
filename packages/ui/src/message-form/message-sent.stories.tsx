import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { MessageSent } from './message-sent.tsx'

const meta = preview.meta({ component: MessageSent })

export const Usual = meta.story({
  args: {
    children: (
      <>
        <h2>Die Nachricht ist angekommen</h2>
        <p>
          Vielen Dank! Eine Bestätigung kommt gleich per E-Mail, die Antwort meist innerhalb eines Werktags.
        </p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
})

export const OneSentence = meta.story({
  args: { children: <p>Fast geschafft: Eine E-Mail mit einem Link ist unterwegs.</p> },
})
