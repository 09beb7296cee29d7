import { listMoneyRequests, type MoneyRequest, setMoneyLimit } from '@shop/api-client/office/money-commands'
import {
  changeHook,
  type Hook,
  hookDeliveries,
  listHooks,
  showHealth,
  showSurroundings,
} from '@shop/api-client/office/system-commands'
import { listTokens } from '@shop/api-client/office/token-commands'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  conflict,
  done,
  forbidden,
  inOffice,
  invalid,
  offline,
  pending,
  type StoryAnswer,
} from '../../testing/story-office.ts'
import { SystemPage } from './system-page.tsx'

const request: MoneyRequest = {
  id: 'r1',
  number: 'S-100001',
  amount: 15_000,
  currency: 'EUR',
  note: 'The vase came broken',
  askedBy: 'Mia Kern',
  askedAt: '2026-11-24T09:12:00Z',
  isMine: false,
  state: 'waiting',
  decidedBy: null,
  decidedAt: null,
  why: null,
}
const hook: Hook = {
  id: 'hook_1a2b3c4d',
  address: 'https://erp.example/shop',
  events: ['order.placed'],
  open: 0,
  createdAt: '2026-11-24T09:12:00Z',
  succeededAt: null,
  pausedAt: null,
  pauseReason: null,
  failures: 0,
}
const meta = preview.meta({ component: SystemPage })
const at = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/system', address: '/sample/system?part=approvals', answers })

export const RefundsToDecide = meta.story({
  parameters: at(done(listMoneyRequests, { limit: 10_000, waiting: [request], decided: [] })),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getByText(/Mia Kern asks for €150.00 back for order S-100001/)).toBeVisible()
  },
})

export const LimitChangedMeanwhile = meta.story({
  parameters: at(
    done(listMoneyRequests, { limit: 10_000, waiting: [], decided: [] }),
    done(listMoneyRequests, { limit: 20_000, waiting: [], decided: [] }),
    conflict(setMoneyLimit, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'setMoneyLimit' }]),
    done(setMoneyLimit, { limit: 5000 }),
  ),
  async play({ canvas, userEvent }) {
    const limit = await canvas.findByRole('textbox', { name: /Most that one person gives back/ })
    await userEvent.clear(limit)
    await userEvent.type(limit, '50')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the limit' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ben Keller has changed it meanwhile.')
    await expect(await canvas.findByText('Meanwhile: 200.00')).toBeVisible()
    await expect(limit).toHaveValue('50')
  },
})

const tooHigh = at(
  done(listMoneyRequests, { limit: null, waiting: [], decided: [] }),
  invalid(setMoneyLimit, [
    { path: 'limit', message: 'Invalid value: Expected <=100000000', code: 'max_value', requirement: 1e8 },
  ]),
)

export const LimitTooHigh = meta.story({
  parameters: tooHigh,
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Most that one/ }), '9999999')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the limit' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is too much.')
  },
})

export const LimitTooHighInGerman = meta.story({
  parameters: tooHigh,
  globals: { language: 'de' },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /So viel erstattet/ }), '9999999')
    await userEvent.click(canvas.getByRole('button', { name: 'Grenze speichern' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Das ist zu viel.')
  },
})

const health = done(showHealth, {
  checks: [
    { topic: 'database', state: 'ok', found: 'PostgreSQL 18.1, 812 MB, answers in 2 ms', remedy: null },
    { topic: 'clock', state: 'look', found: '2400 ms ahead', remedy: 'Let it keep time by NTP.' },
  ],
  jobs: [{ topic: 'mail', waiting: 3, dead: 1, lateSeconds: 780, lastError: 'connection refused' }],
})
const atHealth = (...answers: StoryAnswer[]) =>
  inOffice({ route: '/$shop/system', address: '/sample/system?part=health', answers })

export const Health = meta.story({
  parameters: atHealth(
    health,
    done(showSurroundings, {
      checks: [
        {
          topic: 'configuration',
          state: 'ok',
          found: 'Sample as production, https://shop.example, port 4000',
          remedy: null,
        },
        {
          topic: 'certificates',
          state: 'bad',
          found: 'shop.example until 2026-12-01, 2 days',
          remedy: 'Renew it, and look why it does not renew itself.',
        },
        {
          topic: 'certificates',
          state: 'ok',
          found: 'shop.example.ch until 2027-02-01, 64 days',
          remedy: null,
        },
        { topic: 'mail', state: 'off', found: 'no mail leaves the shop', remedy: null },
        { topic: 'disk', state: 'ok', found: '81220 MB free for /var/lib/shop', remedy: null },
      ],
    }),
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('shop.example until 2026-12-01, 2 days')).toBeVisible()
    await expect(canvas.getAllByText('certificates')).toHaveLength(2)
    await expect(canvas.getByText('81220 MB free for /var/lib/shop')).toBeVisible()
  },
})

export const HealthWhileOthersAreAsked = meta.story({
  parameters: atHealth(health, pending(showSurroundings)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'What the shop needs is asked' })).toBeVisible()
    await expect(await canvas.findByText('2400 ms ahead')).toBeVisible()
  },
})

export const HealthForbidden = meta.story({
  parameters: atHealth(forbidden(showHealth)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your role does not allow this.')
  },
})

export const TokenOfWhomeverLacksRights = meta.story({
  parameters: inOffice({
    route: '/$shop/system',
    address: '/sample/system?part=tokens',
    rights: ['tokens.read', 'tokens.change', 'products.read', 'prices.read', 'prices.change'],
    answers: [done(listTokens, { tokens: [] })],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a token' }))
    const sheet = within(await screen.findByRole('dialog'))
    await expect(sheet.getAllByRole('checkbox')).toHaveLength(3)
    await expect(sheet.getByRole('checkbox', { name: 'prices:write' })).toBeEnabled()
    await expect(sheet.getByText(/they are not offered: products:write, stock:read/)).toBeVisible()
  },
})

export const HookChangedMeanwhile = meta.story({
  parameters: inOffice({
    route: '/$shop/system',
    address: '/sample/system?part=hooks',
    answers: [
      done(listHooks, { hooks: [hook], events: hook.events }),
      done(listHooks, { hooks: [{ ...hook, address: 'https://erp.example/new' }], events: hook.events }),
      done(hookDeliveries, { deliveries: [] }),
      conflict(changeHook, [{ at: '2026-11-24T09:12:00Z', by: 'Ben Keller', what: 'changeHook' }]),
    ],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    const sheet = within(await screen.findByRole('dialog'))
    const address = sheet.getByRole('textbox', { name: /Address/ })
    await userEvent.clear(address)
    await userEvent.type(address, 'https://erp.example/mine')
    await userEvent.click(sheet.getByRole('button', { name: 'Change it' }))
    await expect(await sheet.findByText('Meanwhile: https://erp.example/new')).toBeVisible()
    await expect(address).toHaveValue('https://erp.example/mine')
  },
})

export const NoRefundToDecide = meta.story({
  parameters: at(done(listMoneyRequests, { limit: null, waiting: [], decided: [] })),
  async play({ canvas }) {
    await expect(await canvas.findByText('No refund waits for a decision')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: at(pending(listMoneyRequests)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'The shop is looked at' })).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: at(offline(listMoneyRequests)),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The office cannot be reached.')
  },
})
