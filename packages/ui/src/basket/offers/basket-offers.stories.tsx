import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { SavedLines } from '../lines/saved-lines.tsx'
import { sampleItem } from '../sample-basket.ts'
import { GiftChoices } from './gift-choices.tsx'
import { PromotionMessages } from './promotion-messages.tsx'
import { sampleGift, sampleMessages } from './sample-offers.ts'

const meta = preview.meta({
  component: PromotionMessages,
  args: { messages: sampleMessages, gifts: [sampleGift], onChoose: fn(), onConditions: fn() },
})

export const EarnedAndMissing = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^Noch ein Artikel, dann bekomm(?:en Sie|st du) einen Artikel geschenkt$/),
    ).toBeVisible()
    await expect(canvas.getByText(/^Noch 20,10 €, dann bekomm(?:en Sie|st du) 10 % Rabatt$/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Aussuchen' }))
    await expect(args.onChoose).toHaveBeenCalledWith(sampleGift)
  },
})

const onChoose = fn()

export const Choosing = meta.story({
  tags: ['snapshot'],
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <GiftChoices choices={sampleGift.cards} hrefOf={({ card }) => card.href} onChoose={onChoose} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /auswählen$/ })
    await expect(buttons).toHaveLength(1)

    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledWith(sampleGift.cards[0])
  },
})

const onMove = fn()

export const PutAside = meta.story({
  tags: ['snapshot'],
  render: () => (
    <SavedLines
      items={[
        sampleItem(),
        sampleItem({ key: 'gone', status: 'unavailable', reason: 'basket.reasons.soldOut' }),
      ]}
      hrefOf={({ product }) => `/p/${product.referenceKey}/`}
      recallOf={() => null}
      busy={new Set()}
      onMove={onMove}
      onRemove={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Für später gemerkt (2)' })).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: /in den Warenkorb$/ }))
    await expect(onMove).toHaveBeenCalledOnce()
  },
})
