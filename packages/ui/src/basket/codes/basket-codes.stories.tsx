import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.ts'
import { AppliedCodes } from './applied-codes.tsx'
import { CodeEntry } from './code-entry.tsx'

const onSubmit = fn()

/** Takes HERBST10, and nothing else. */
function Codes() {
  const [error, setError] = useState<string | null>(null)
  return (
    <div style={{ maxInlineSize: 400, padding: 24, background: 'var(--color-surface)' }}>
      <AppliedCodes
        vouchers={[
          {
            code: 'HERBST10',
            promotionId: 'a',
            name: 'Herbstwochen',
            isValid: true,
            reason: null,
            reduction: 1199,
          },
          {
            code: 'ABHUNDERT',
            promotionId: 'b',
            name: '20 € ab 100 €',
            isValid: false,
            reason: 'voucher.reasons.minimum_value',
            reduction: 0,
          },
        ]}
        giftCards={[{ id: 'c', maskedCode: '•••• 4711', balance: 5000, applied: 3500, reason: null }]}
        onRemoveVoucher={fn()}
        onRemoveGiftCard={fn()}
      />
      <CodeEntry
        title="Gutschein einlösen"
        fields={[{ name: 'code', label: 'Gutscheincode' }]}
        submitLabel="Einlösen"
        isBusy={false}
        error={error}
        onSubmit={async ({ code }) => {
          onSubmit(code)
          setError(code === 'HERBST10' ? null : 'Diesen Code kennen wir nicht.')
          return code === 'HERBST10'
        }}
      />
      <CodeEntry
        title="Geschenkkarte einlösen"
        fields={[
          { name: 'card', label: 'Kartennummer' },
          { name: 'pin', label: 'PIN', inputMode: 'numeric', isShort: true },
        ]}
        submitLabel="Einlösen"
        isBusy={false}
        isOpen
        error={null}
        onSubmit={async () => true}
      />
    </div>
  )
}

const meta = preview.meta({ component: Codes })

export const VoucherAndGiftCard = meta.story({
  tags: ['snapshot'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Gutschein einlösen'))
    const field = canvas.getByRole('textbox', { name: 'Gutscheincode' })
    await userEvent.type(field, 'FALSCH{Enter}')

    await expect(onSubmit).toHaveBeenCalledWith('FALSCH')
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('FALSCH')
    await expect(field).toHaveFocus()

    await userEvent.clear(field)
    await userEvent.type(field, 'HERBST10{Enter}')
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: '•••• 4711 entfernen' })).toBeVisible()
  },
})
