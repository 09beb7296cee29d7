import { Trans, useLingui } from '@lingui/react'
import { exchangeReturn } from '@shop/api-client/office/fulfilment-commands'
import type { ShownReturn } from '@shop/api-client/office/order-commands'
import * as v from 'valibot'
import { Field } from '../../../parts/field.tsx'
import { InsteadOf } from './instead-of.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useStepDraft } from './use-step-draft.ts'

const Line = v.object({
  position: v.number(),
  quantity: v.number(),
  variantId: v.nullable(v.number()),
  text: v.string(),
})
const Typed = v.object({ lines: v.array(Line), note: v.string() })
export type ExchangedLine = v.InferOutput<typeof Line>

/** What comes back: a return, or goods that nobody has announced, which have no number yet. */
type Coming = {
  number: string | null
  lines: readonly Pick<ShownReturn['lines'][number], 'position' | 'quantity'>[]
}
type ExchangeFormProps = StepProps & { expected: Coming }

/** Sends other goods for those that come back: which, and for how many units, is chosen line by line. */
export function ExchangeForm({ order, expected, onDone }: ExchangeFormProps) {
  const { i18n } = useLingui()
  const key = ['exchangeReturn', expected.number ?? order.number]
  const draft = useStepDraft({ key, schema: Typed, empty: { lines: [], note: '' } })
  const { lines: typed, note } = draft.form
  const isAlone = expected.lines.length === 1
  const lines = expected.lines.map(({ position, quantity }): ExchangedLine => {
    const known = typed.find((line) => line.position === position)
    const fresh = { position, quantity: isAlone ? quantity : 0, variantId: null, text: '' }
    // Of a return that was booked in part meanwhile fewer are left.
    return known ? { ...known, quantity: Math.min(known.quantity, quantity) } : fresh
  })
  const change = (line: ExchangedLine) =>
    draft.put({ lines: lines.map((one) => (one.position === line.position ? line : one)) })
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const chosen = wanted.flatMap(({ position, quantity, variantId }) =>
    variantId === null ? [] : [{ position, quantity, variantId }],
  )
  const isWhole = wanted.length > 0 && chosen.length === wanted.length

  return (
    <StepForm
      command={exchangeReturn}
      input={isWhole ? { number: order.number, returnNumber: expected.number, wanted: chosen, note } : null}
      order={order}
      button={i18n.t({ id: 'exchange.send', message: 'Exchange' })}
      draft={draft}
      onDone={onDone}
    >
      {lines.map((line) => (
        <InsteadOf
          key={line.position}
          order={order}
          line={line}
          most={expected.lines.find(({ position }) => position === line.position)?.quantity ?? 0}
          onChange={change}
        />
      ))}
      <p>
        {expected.number === null ? (
          <Trans
            id="exchange.aboutUnannounced"
            message="A new order is made, to the same address. It is sent without waiting for the goods that come back: their return is announced with it, with a label on this page."
          />
        ) : (
          <Trans
            id="exchange.about"
            message="A new order is made, to the same address. It is sent without waiting for the goods that come back; what you leave at 0 stays expected and brings its money."
          />
        )}
      </p>
      <Field
        label={i18n.t({ id: 'step.why', message: 'Why' })}
        hint={i18n.t({ id: 'step.whyHint', message: 'For the history; shoppers do not see it.' })}
        path="note"
        value={note}
        onChange={(next) => draft.put({ note: next })}
        maxLength={1000}
      />
    </StepForm>
  )
}

/** Exchanges goods that the shopper still has, and has announced to nobody. */
export function ExchangeStep({ order, onDone }: StepProps) {
  const lines = order.lines
    .filter(({ away, state }) => away > 0 && state !== 'in_fulfilment')
    .map(({ position, away }) => ({ position, quantity: away }))
  return <ExchangeForm order={order} expected={{ number: null, lines }} onDone={onDone} />
}
