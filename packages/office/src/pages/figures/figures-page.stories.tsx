import {
  type FigureLists,
  type Figures,
  showFigureLists,
  showFigures,
} from '@shop/api-client/office/figure-commands'
import { FUNNEL_STEPS } from '@shop/domain/figures/funnel'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { broken, done, inOffice, offline, pending, type StoryAnswer } from '../../testing/story-office.ts'
import { FiguresPage } from './figures-page.tsx'

const figures: Figures = {
  timezone: 'Europe/Berlin',
  before: { from: '2026-10-01', to: '2026-10-03' },
  isRunning: false,
  grain: 'day',
  money: [
    {
      currency: 'EUR',
      now: { orders: 240, gross: 3_120_000, net: 2_621_849, returned: 120_000 },
      before: { orders: 210, gross: 2_900_000, net: 2_436_975, returned: 180_000 },
    },
  ],
  series: [
    {
      currency: 'EUR',
      points: ['2026-11-01', '2026-11-02', '2026-11-03'].map((at, day) => ({
        at,
        gross: 1_000_000 + day * 40_000,
        orders: 80,
        grossBefore: 960_000,
        ordersBefore: 70,
      })),
    },
  ],
  funnel: FUNNEL_STEPS.map((step, index) => ({
    step,
    now: 9000 / (index + 1),
    before: 8000 / (index + 1),
  })).map(({ step, now, before }) => ({ step, now: Math.round(now), before: Math.round(before) })),
  costs: null,
  inventedUntil: null,
}
const costed = { gross: 1_000_000, costedGross: 700_000, costedNet: 588_235, cost: 250_000 }
const lists: FigureLists = {
  searches: { top: [{ term: 'lamp', count: 40 }], unanswered: [{ term: 'piano', count: 4 }] },
  best: [{ name: 'Table lamp', number: '40110', units: 80, gross: [{ currency: 'EUR', amount: 1_039_200 }] }],
  worst: [],
  ending: [],
  returns: [{ reason: 'damaged', now: 3, before: 5 }],
  vitals: [{ metric: 'LCP', p75: 1400, views: 9000 }],
}
const nothing: FigureLists = {
  searches: { top: [], unanswered: [] },
  best: [],
  worst: [],
  ending: [],
  returns: [],
  vitals: [],
}
const meta = preview.meta({ component: FiguresPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({
    route: '/$shop/figures',
    address: '/sample/figures?from=2026-11-01&to=2026-11-03',
    answers,
  })

export const Filled = meta.story({
  parameters: at(done(showFigures, figures), done(showFigureLists, lists)),
  async play({ canvas }) {
    await expect(await canvas.findByText(/compared with/)).toBeVisible()
    await expect((await canvas.findAllByText('Table lamp'))[0]).toBeVisible()
  },
})

/** Whoever may see costs sees what is earned, and of how much of the turnover that is said. */
export const WithMargin = meta.story({
  parameters: at(
    done(showFigures, {
      ...figures,
      costs: [
        {
          currency: 'EUR',
          now: { gross: 3_000_000, costedGross: 2_100_000, costedNet: 1_764_706, cost: 750_000 },
          before: { gross: 2_800_000, costedGross: 1_900_000, costedNet: 1_596_639, cost: 700_000 },
          points: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({ at: day, ...costed })),
        },
      ],
    }),
    done(showFigureLists, lists),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText(/costs are known for 70/)).toBeVisible()
  },
})

export const WithoutOrders = meta.story({
  parameters: at(
    done(showFigures, { ...figures, money: [], series: [], funnel: [] }),
    done(showFigureLists, nothing),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('No orders in this time')).toBeVisible()
  },
})

export const ListsOnTheirWay = meta.story({
  parameters: at(done(showFigures, figures), pending(showFigureLists)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Lists are loading' })).toBeVisible()
  },
})

export const WithoutLists = meta.story({
  parameters: at(done(showFigures, figures), broken(showFigureLists)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be read')
  },
})

export const Loading = meta.story({
  parameters: at(pending(showFigures), pending(showFigureLists)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Figures are loading' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(showFigures), offline(showFigureLists)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
