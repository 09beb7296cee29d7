import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { Button } from '@shop/ui/button/button'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useShopFormat } from '@shop/ui/shop-format'
import { useEffect, useRef, useState } from 'react'
import { useOwnCall } from '../session/use-own-call.ts'
import { choosableItems } from './choosable-items.ts'
import { GiveBackChoice } from './give-back-choice.tsx'
import { GiveBackConfirmation } from './give-back-confirmation.tsx'
import { untilWords, whyNot } from './give-back-words.ts'
import css from './orders.module.css'
import type { OrderAccess } from './use-order.ts'
import { wasSent } from './was-sent.ts'

type GiveBackProps = {
  loaded: LoadedOrder
  access: OrderAccess
  onClose: () => void
  onDone: () => void
}

type Receipt = { number: string; declaredAt: string }
type Chosen = { chosen: Record<string, number> }

const NOTHING: Chosen = { chosen: {} }
const GROUP = 'give-back-items'

/**
 * Gives items back in two steps: choose, and confirm with the words that the law asks for. Within fourteen days that is
 * a withdrawal, after that the shop's own promise. @see eu-duties C-01
 */
export function GiveBack({ loaded, access, onClose, onDone }: GiveBackProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<'choose' | 'confirm' | Receipt>('choose')
  const items = useItems(loaded)
  const form = useDeclaration(access, (receipt) => {
    setStep(receipt)
    onDone()
  })
  const { chosen } = form.values
  const stepName = typeof step === 'string' ? step : 'done'

  useEffect(() => {
    // Each step begins at its heading.
    if (stepName) heading.current?.focus()
  }, [stepName])

  return (
    <section className={css.panel} aria-labelledby="give-back">
      <h2 className={css.subtitle} id="give-back" ref={heading} tabIndex={-1}>
        {stepName === 'choose' ? (
          <Trans id="giveBack.title" message="Zurückgeben" />
        ) : stepName === 'confirm' ? (
          <Trans id="giveBack.check" message="Stimmt das so?" />
        ) : (
          <Trans id="giveBack.done" message="Ihre Rückgabe ist angemeldet" />
        )}
      </h2>
      {step === 'choose' ? (
        <GiveBackChoice
          loaded={loaded}
          name={GROUP}
          items={items}
          chosen={chosen}
          error={form.problems.items ?? null}
          onChange={(next) => form.change({ chosen: next })}
          onNext={() => {
            if (form.check()) setStep('confirm')
          }}
          onClose={onClose}
        />
      ) : step === 'confirm' ? (
        <GiveBackConfirmation
          chosen={items.flatMap(({ key, name }) => {
            const units = chosen[key]
            return units === undefined ? [] : [{ key, name, quantity: units }]
          })}
          email={loaded.order.customer.email}
          isLaw={loaded.choices.some(
            ({ key, takeBack }) =>
              chosen[key] !== undefined && takeBack.type === 'possible' && takeBack.how !== 'promise',
          )}
          isBusy={form.isBusy}
          refusal={form.refusal}
          onConfirm={() => void form.submit()}
          onChange={() => setStep('choose')}
        />
      ) : (
        <Done
          receipt={step}
          isToSend={Object.keys(chosen).some((key) => wasSent(loaded, key))}
          onClose={onClose}
        />
      )}
    </section>
  )
}

/** What is chosen, and the call that declares it. */
function useDeclaration(access: OrderAccess, onDeclared: (receipt: Receipt) => void) {
  const call = useOwnCall()
  const { i18n } = useLingui()

  return useForm({
    initial: NOTHING,
    labels: { items: i18n.t({ id: 'giveBack.items', message: 'Was möchten Sie zurückgeben?' }) },
    fieldId: () => GROUP,
    words: {
      field: () => i18n.t({ id: 'giveBack.nothing', message: 'Bitte wählen Sie mindestens einen Artikel' }),
      whole: () =>
        i18n.t({
          id: 'problem.failed',
          message: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
        }),
    },
    rules: ({ chosen }) =>
      Object.keys(chosen).length === 0 ? [{ path: 'items', key: 'giveBack.errors.nothing', params: {} }] : [],
    send: async ({ chosen }) => {
      const { withdrawOrder } = await import('@shop/api-client/contract/after-sales')
      const units = Object.entries(chosen).map(([key, quantity]) => ({ key, quantity }))
      return call((api) => api(withdrawOrder, { ...access, items: units }))
    },
    onSent: onDeclared,
    focus: 'field',
  })
}

/** The items of the order, with how many of each may go back and until when. */
function useItems(loaded: LoadedOrder) {
  const { i18n } = useLingui()
  const { date } = useShopFormat()

  return choosableItems(loaded, ({ takeBack }, quantity) =>
    takeBack.type === 'impossible'
      ? { units: 0, isWholeOnly: false, note: whyNot(i18n, takeBack.why) }
      : {
          units: takeBack.units,
          isWholeOnly: takeBack.how === 'recall',
          note: untilWords(i18n, takeBack, (day) => date(`${day}T12:00:00Z`), quantity),
        },
  )
}

type DoneProps = {
  receipt: Receipt
  /** Whether any of it was sent at all: only that is sent back, with a label. */
  isToSend: boolean
  onClose: () => void
}

function Done({ receipt, isToSend, onClose }: DoneProps) {
  const { date, time } = useShopFormat()
  const values = {
    number: <span className={css.whole}>{receipt.number}</span>,
    day: date(receipt.declaredAt),
    clock: time(receipt.declaredAt),
  }

  return (
    <>
      <p role="status">
        {isToSend ? (
          <Trans
            id="giveBack.receipt"
            message="Ihre Erklärung {number} ist am {day} um {clock} eingegangen. Die Bestätigung kommt per E-Mail; das Etikett finden Sie unten bei den Rücksendungen."
            values={values}
          />
        ) : (
          <Trans
            id="giveBack.stopped"
            message="Ihre Erklärung {number} ist am {day} um {clock} eingegangen. Die Ware war noch nicht verschickt und wird angehalten: Sie müssen nichts zurückschicken. Die Bestätigung kommt per E-Mail."
            values={values}
          />
        )}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" onClick={onClose}>
          <Trans id="dialog.close" message="Schließen" />
        </Button>
      </div>
    </>
  )
}
