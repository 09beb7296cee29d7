import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { LoadedOrder } from '@shop/api-client/contract/user-orders'
import { ItemChoices } from '@shop/ui/after-sales/item-choices'
import { Button } from '@shop/ui/button/button'
import { useShopFormat } from '@shop/ui/shop-format'
import { useEffect, useRef, useState } from 'react'
import { useOwnCall } from '../session/use-own-call.ts'
import { choosableItems } from './choosable-items.ts'
import css from './orders.module.css'
import type { OrderAccess } from './use-order.ts'

type GiveBackProps = {
  loaded: LoadedOrder
  access: OrderAccess
  onClose: () => void
  onDone: () => void
}

type Step = 'choose' | 'confirm' | { number: string; declaredAt: string }

/**
 * Gives items back in two steps: choose, and confirm with the words that the law asks for. Within fourteen days that is
 * a withdrawal, after that the shop's own promise. @see eu-duties C-01
 */
export function GiveBack({ loaded, access, onClose, onDone }: GiveBackProps) {
  const { i18n } = useLingui()
  const { date, time } = useShopFormat()
  const call = useOwnCall()
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const [step, setStep] = useState<Step>('choose')
  const [problem, setProblem] = useState<'none' | 'nothing' | 'failed'>('none')
  const [isBusy, setIsBusy] = useState(false)
  const items = choosableItems(loaded, ({ takeBack }, quantity) =>
    takeBack.type === 'impossible'
      ? { units: 0, isWholeOnly: false, note: whyNot(i18n, takeBack.why) }
      : {
          units: takeBack.units,
          isWholeOnly: takeBack.how === 'recall',
          note: untilWords(i18n, takeBack, (day) => date(`${day}T12:00:00Z`), quantity),
        },
  )
  const wished = items.flatMap(({ key, name }) => {
    const units = chosen[key]
    return units === undefined ? [] : [{ key, name, quantity: units }]
  })
  const isLaw = loaded.choices.some(
    ({ key, takeBack }) =>
      chosen[key] !== undefined && takeBack.type === 'possible' && takeBack.how !== 'promise',
  )
  const stepName = typeof step === 'string' ? step : 'done'

  useEffect(() => {
    // Each step begins at its heading.
    if (stepName) heading.current?.focus()
  }, [stepName])

  const declare = async () => {
    if (isBusy) return
    setIsBusy(true)
    const { withdrawOrder } = await import('@shop/api-client/contract/after-sales')
    const units = wished.map(({ key, quantity }) => ({ key, quantity }))
    const answer = await call((api) => api(withdrawOrder, { ...access, items: units })).catch(() => null)
    setIsBusy(false)
    if (answer?.type !== 'success') return setProblem('failed')
    setStep(answer.value)
    onDone()
  }

  return (
    <section className={css.panel} aria-labelledby="give-back">
      <h2 className={css.subtitle} id="give-back" ref={heading} tabIndex={-1}>
        {stepName === 'choose' ? (
          <Trans id="giveBack.title" message="Zurückgeben" />
        ) : stepName === 'confirm' ? (
          <Trans id="giveBack.check" message="Stimmt das so?" />
        ) : (
          <Trans id="giveBack.done" message="Die Rückgabe ist angemeldet" />
        )}
      </h2>
      {typeof step === 'object' ? (
        <>
          <p role="status">
            <Trans
              id="giveBack.receipt"
              message="Erklärung {number} ist am {day} um {clock} eingegangen. Die Bestätigung kommt per E-Mail; das Etikett liegt unten bei den Rücksendungen."
              values={{ number: step.number, day: date(step.declaredAt), clock: time(step.declaredAt) }}
            />
          </p>
          <div className={css.actions}>
            <Button kind="secondary" onClick={onClose}>
              <Trans id="dialog.close" message="Schließen" />
            </Button>
          </div>
        </>
      ) : step === 'choose' ? (
        <>
          <ItemChoices
            name="give-back-items"
            legend={i18n.t({ id: 'giveBack.items', message: 'Was geht zurück?' })}
            items={items}
            chosen={chosen}
            onChange={(next) => {
              setChosen(next)
              setProblem('none')
            }}
            error={
              problem === 'nothing'
                ? i18n.t({ id: 'giveBack.nothing', message: 'Bitte mindestens einen Artikel wählen' })
                : null
            }
          />
          <p className={css.quiet}>
            <Trans
              id="giveBack.note"
              message="Einen Grund braucht es nicht. Was noch nicht verschickt ist, wird storniert; für alles andere gibt es ein kostenloses Etikett."
            />
            {hasKeptGift(loaded) ? (
              <>
                {' '}
                <Trans id="giveBack.gift" message="Ein Geschenk, das schon da ist, darf bleiben." />
              </>
            ) : null}
          </p>
          <div className={css.actions}>
            <Button onClick={() => (wished.length === 0 ? setProblem('nothing') : setStep('confirm'))}>
              <Trans id="giveBack.next" message="Weiter" />
            </Button>
            <Button kind="secondary" onClick={onClose}>
              <Trans id="dialog.cancel" message="Abbrechen" />
            </Button>
          </div>
        </>
      ) : (
        <>
          <ul className={css.plain}>
            {wished.map(({ key, name, quantity }) => (
              <li key={key}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
          <p className={css.quiet}>
            <Trans
              id="giveBack.receiptTo"
              message="Die Bestätigung mit Tag und Uhrzeit geht an {email}."
              values={{ email: loaded.order.customer.email }}
            />
          </p>
          <div className={css.actions}>
            <Button isBusy={isBusy} onClick={() => void declare()}>
              {isLaw
                ? i18n.t({ id: 'withdrawal.confirm', message: 'Widerruf bestätigen' })
                : i18n.t({ id: 'giveBack.confirm', message: 'Rückgabe anmelden' })}
            </Button>
            <Button kind="secondary" onClick={() => setStep('choose')}>
              <Trans id="giveBack.change" message="Ändern" />
            </Button>
          </div>
          <p role="alert" className={css.alert}>
            {problem === 'failed' ? (
              <Trans id="problem.failed" message="Das hat nicht geklappt. Bitte noch einmal versuchen." />
            ) : null}
          </p>
        </>
      )}
    </section>
  )
}

/** A free gift that has left belongs to its shopper. @see docs/decisions "Orders and stock" */
function hasKeptGift({ order, choices }: LoadedOrder): boolean {
  const gifts = order.packages
    .flatMap(({ items }) => items)
    .filter(({ customData, price }) => customData.cPromo !== null && price.total.withTax === 0)
  return choices.some(
    ({ key, takeBack }) =>
      takeBack.type === 'possible' && takeBack.how !== 'recall' && gifts.some((gift) => gift.key === key),
  )
}

type Possible = Extract<LoadedOrder['choices'][number]['takeBack'], { type: 'possible' }>
type Impossible = Extract<LoadedOrder['choices'][number]['takeBack'], { type: 'impossible' }>

function untilWords(
  i18n: I18n,
  { how, until, units }: Possible,
  day: (iso: string) => string,
  quantity: number,
): string {
  const values = { day: until === null ? '' : day(until) }
  const words =
    how === 'recall'
      ? i18n.t({ id: 'giveBack.recall', message: 'Noch nicht verschickt: wird storniert' })
      : until === null
        ? i18n.t({ id: 'giveBack.open', message: 'Widerruf bis 14 Tage nach der Ankunft' })
        : how === 'law'
          ? i18n.t({ id: 'giveBack.law', message: 'Widerruf bis {day}', values })
          : i18n.t({ id: 'giveBack.promise', message: 'Rückgabe bis {day}', values })
  return units < quantity
    ? i18n.t({ id: 'giveBack.left', message: '{words}, noch {units} Stück', values: { words, units } })
    : words
}

function whyNot(i18n: I18n, why: Impossible['why']): string {
  switch (why) {
    case 'personalised':
      return i18n.t({
        id: 'giveBack.personalised',
        message: 'Eigens angefertigt: vom Widerruf ausgenommen. Bei einem Mangel hilft die Reklamation.',
      })
    case 'over':
      return i18n.t({ id: 'giveBack.over', message: 'Die Frist von 30 Tagen ist vorbei' })
    case 'unpaid':
      return i18n.t({ id: 'giveBack.unpaid', message: 'Noch nicht bezahlt' })
    case 'done':
      return i18n.t({ id: 'giveBack.already', message: 'Schon storniert oder zurückgegeben' })
  }
}
