import { listShelves } from '@shop/api-client/office/goods-commands'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { done, forbidden, inOffice, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { RankingPage } from './ranking-page.tsx'

const meta = preview.meta({ component: RankingPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/ranking', address: '/sample/ranking', answers })

export const NothingChosen = meta.story({
  parameters: at(
    done(listShelves, {
      categories: [{ id: 3, name: 'Lamps', path: '/lamps/', depth: 0, count: 40 }],
      brands: ['Nordlicht'],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Choose a category, or write a search')).toBeVisible()
  },
})

export const CategoriesOnTheirWay = meta.story({ parameters: at(pending(listShelves)) })

export const Forbidden = meta.story({
  parameters: at(forbidden(listShelves)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})
