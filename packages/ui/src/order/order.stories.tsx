import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { PageWidth } from '../layout/page-width.tsx'
import { BankTransferBox } from './bank-transfer-box.tsx'
import { CareHints } from './care-hints.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'

const meta = preview.meta({
  component: OrderConfirmation,
  parameters: { layout: 'fullscreen' },
  args: { orderNumber: 'L-2026-000123', email: 'anna.berg@example.org' },
})

export const PaidInAdvance = meta.story({
  tags: ['snapshot'],
  render: (args) => (
    <PageWidth>
      <div style={{ display: 'grid', gap: 48, paddingBlock: 48, maxInlineSize: 960 }}>
        <OrderConfirmation {...args} />
        <BankTransferBox
          bank={{
            holder: 'Lindhaus Handels GmbH',
            iban: 'DE02120300000000202051',
            bic: 'BYLADEM1001',
            bank: 'Musterbank',
          }}
          amount="1.248,00 €"
          orderNumber={args.orderNumber}
        />
        <NextSteps waitsForTransfer delivery="Dienstag, 24. bis Donnerstag, 26. November" />
      </div>
    </PageWidth>
  ),
})

export const PaidInAdvanceUntil = meta.story({
  render: (args) => (
    <BankTransferBox
      bank={{
        holder: 'Lindhaus Handels GmbH',
        iban: 'DE02120300000000202051',
        bic: 'BYLADEM1001',
        bank: 'Musterbank',
        payBy: '2026-12-05T12:00:00.000Z',
      }}
      amount="1.248,00 €"
      orderNumber={args.orderNumber}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('2026')
  },
})

// Who had bought a gift card by mail read that it was being packed in the warehouse, and waited for a parcel's link.
export const NothingTravels = meta.story({
  render: () => <NextSteps waitsForTransfer={false} delivery={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Per E-MailAlles kommt wenige Minuten nach der Zahlung per E-Mail.',
    )
  },
})

// Who pays at the door read when the parcel comes, and not what to have in hand then.
export const PaidAtTheDoor = meta.story({
  tags: ['behaviour'],
  render: () => (
    <NextSteps waitsForTransfer={false} delivery="30. November – 2. Dezember" cashAtTheDoor="30,75 €" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Bei der Übergabe bar zu zahlen: 30,75 €',
    )
  },
})

export const WaitingForTheBank = meta.story({
  args: { outcome: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/(Ihre|Deine) Zahlung wird gerade bestätigt/)
  },
})

export const NotPaid = meta.story({
  args: { outcome: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /(Ihre|Deine) Zahlung hat nicht geklappt/,
    )
  },
})

export const Care = meta.story({
  tags: ['snapshot'],
  render: () => (
    <PageWidth>
      <div style={{ paddingBlock: 48, maxInlineSize: 960 }}>
        <CareHints
          hints={[
            {
              names: ['Couchtisch Solveig', 'Bank Solveig'],
              lines: ['Mit einem feuchten Tuch abwischen.', 'Einmal im Jahr ölen.'],
            },
            { names: ['Kissenbezug aus gewaschenem Leinen'], lines: ['Bei 40 °C waschen.'] },
          ]}
        />
      </div>
    </PageWidth>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName()
    await expect(canvas.getByText('Couchtisch Solveig, Bank Solveig').tagName).toBe('DT')
  },
})

export const NothingToCareFor = meta.story({
  render: () => <CareHints hints={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})
