import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { ConsentChoices } from './consent-choices.tsx'
import { ConsentQuestion } from './consent-question.tsx'

const meta = preview.meta({ component: ConsentQuestion, args: { ...question() } })

export const Question = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nur Notwendiges' }))

    await expect(args.onDenyAll).toHaveBeenCalledOnce()
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
      onSave={fn()}
      onSaveAll={fn()}
      onBack={fn()}
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
    title: 'Was dürfen wir uns merken?',
    text: 'Notwendiges brauchen wir für Warenkorb und Bestellung. Alles andere entscheidet jeder selbst, jetzt oder später unten auf jeder Seite.',
    onAcceptAll: fn(),
    onDenyAll: fn(),
    onMore: fn(),
  }
}
