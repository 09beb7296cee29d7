import type { NewsletterTopic } from '@shop/domain/mail-choice/newsletter-topics'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { TopicChoice } from './topic-choice.tsx'

const OFFERED: NewsletterTopic[] = ['novelties', 'guides', 'offers']
const CHOSEN: NewsletterTopic[] = ['guides']
const OF_CHILDREN: NewsletterTopic[] = ['ages', 'guides', 'novelties', 'offers']

const meta = preview.meta({
  component: TopicChoice,
  args: {
    state: 'confirmed' as const,
    offered: OFFERED,
    topics: CHOSEN,
    labelledBy: 'newsletter',
    isBusy: false,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <section>
        <h2 id="newsletter">Newsletter</h2>
        <Story />
      </section>
    ),
  ],
})

export const Some = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Angebote'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['guides', 'offers'])
    await userEvent.click(canvas.getByLabelText('Ratgeber und Ideen'))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await userEvent.click(canvas.getByRole('button', { name: 'Newsletter abbestellen' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
})

export const NoneYet = meta.story({
  args: { state: 'none', topics: [], offered: OF_CHILDREN },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Pending = meta.story({ args: { state: 'pending', topics: [] } })

export const AsAWhole = meta.story({
  args: { state: 'none', offered: [], topics: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Newsletter' }))
    await expect(args.onChange).toHaveBeenCalledWith('all')
  },
})
