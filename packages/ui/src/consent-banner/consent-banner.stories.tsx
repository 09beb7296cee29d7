import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ConsentChoices } from './consent-choices.tsx'
import { ConsentQuestion } from './consent-question.tsx'

const WORDS =
  'Notwendiges brauchen wir für Warenkorb und Bestellung. Alles andere entscheidet jeder selbst, jetzt oder später unten auf jeder Seite.'

const meta = preview.meta({
  component: ConsentQuestion,
  parameters: { layout: 'fullscreen' },
  args: { ...question() },
})

export const Question = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toHaveFocus()
    const [deny, accept] = ['Nur Notwendiges', 'Allem zustimmen'].map((name) =>
      canvas.getByRole('button', { name }),
    )
    // refusing is as easy as agreeing: as large, as high, in the same colours
    await expect(deny?.offsetHeight).toBe(accept?.offsetHeight)
    await expect(deny?.offsetWidth).toBe(accept?.offsetWidth)
    await expect(deny && getComputedStyle(deny).backgroundColor).toBe(
      accept && getComputedStyle(accept).backgroundColor,
    )

    await userEvent.click(canvas.getByRole('button', { name: 'Nur Notwendiges' }))

    await expect(args.onDenyAll).toHaveBeenCalledOnce()
  },
})

/** From the footer, where there is an answer already: it can be left as it is. */
export const OpenedAgain = meta.story({
  args: { onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))

    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** An editor has much to say: the text scrolls in its place, the answers stay in sight. */
export const LongText = meta.story({
  args: { text: <p>{`${WORDS} `.repeat(12)}</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Allem zustimmen' })).toBeVisible()
    await expect(canvas.getByRole('region').offsetHeight).toBeLessThan(window.innerHeight)
  },
})

const onCategory = fn()

export const Choices = meta.story({
  render: () => (
    <ConsentChoices
      categories={[
        {
          group: 'necessary',
          title: 'Notwendig',
          text: 'Warenkorb, Anmeldung und diese Entscheidung.',
          status: true,
          required: true,
          services: [],
        },
        {
          group: 'analytics',
          title: 'Statistik',
          text: 'Welche Seiten gelesen werden und wo jemand nicht weiterkommt.',
          status: false,
          required: false,
          services: [
            {
              name: 'econda',
              title: 'Webanalyse',
              company: 'Beispiel GmbH',
              text: 'Zählt Besuche ohne Namen.',
              status: false,
              required: false,
            },
          ],
        },
      ]}
      onCategory={onCategory}
      onService={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Notwendig' })).toBeDisabled()

    await userEvent.click(canvas.getByRole('switch', { name: 'Statistik' }))

    await expect(onCategory).toHaveBeenCalledWith('analytics', true)
  },
})

function question() {
  return {
    brandName: 'Lindhaus',
    title: 'Cookies: Sie entscheiden',
    text: <p>{WORDS}</p>,
    onAcceptAll: fn(),
    onDenyAll: fn(),
    onMore: fn(),
  }
}
