import { listShelves } from '@shop/api-client/office/goods-commands'
import {
  publishRanking,
  type RankedCard,
  rankingHistory,
  removeRanking,
  type ShownRanking,
  showRanking,
} from '@shop/api-client/office/ranking-commands'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
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

const card = (productId: number, name: string): RankedCard => ({
  productId,
  referenceKey: `16020${productId}`,
  name,
  brand: 'Nordlicht',
  picture: null,
  price: 4990,
  currency: 'EUR',
  isSoldOut: false,
})
const shelves = done(listShelves, {
  categories: [{ id: 3, name: 'Lamps', path: '/lamps/', depth: 0, count: 2 }],
  brands: ['Nordlicht'],
})
const list: ShownRanking = {
  title: 'Lamps',
  total: 2,
  live: [card(1, 'Table lamp'), card(2, 'Floor lamp')],
  preview: null,
  others: [],
  plans: [],
  facets: [],
}
const advent = {
  id: 'advent',
  locale: null,
  from: '2026-11-29',
  to: '2026-12-24',
  ranking: { pins: [2], boosts: [], campaigns: {} },
  version: 4,
  leads: true,
}
const steered: ShownRanking = { ...list, plans: [advent] }
const history = done(rankingHistory, { versions: [] })
const ofLamps = (...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/ranking',
    address: '/sample/ranking?locale=de-de&category=3',
    answers: [shelves, history, ...answers],
  })

/** The page, and a button that does what loading the tab anew does: only what the tab keeps is left. */
function Reloaded() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Load the tab anew
      </button>
      <RankingPage key={times} />
    </>
  )
}

export const NotPublishedYet = meta.story({
  parameters: ofLamps(done(showRanking, list)),
  render: () => <Reloaded />,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Place and strength of Floor lamp' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pin' }))
    await expect(await canvas.findByText('Not published yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load the tab anew' }))
    await expect(await canvas.findByText('Not published yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeVisible()
  },
})

export const PublishedAnew = meta.story({
  parameters: ofLamps(
    done(showRanking, list),
    done(showRanking, list),
    done(showRanking, steered),
    done(publishRanking, { id: 'advent', version: 4 }),
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    await expect(await canvas.findByText('Published: shoppers see it within seconds.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Take away' })).toBeVisible()
  },
})

export const TakenAwayOnlyWhenSure = meta.story({
  parameters: ofLamps(done(showRanking, steered), done(removeRanking, { id: 'advent' })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take away' }))
    await expect(await screen.findByRole('dialog', { name: 'Take this ranking away?' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await expect(canvas.getByRole('button', { name: 'Take away' })).toBeVisible()
  },
})
