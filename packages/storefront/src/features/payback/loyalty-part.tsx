import { Trans } from '@lingui/react'
import type { LoyaltyNumber } from '@shop/api-client/contract/loyalty'
import { KeptNumber } from '@shop/ui/loyalty/kept-number'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { servicesAtom } from '../../calls/services.ts'
import { answered } from '../problem-words/answered.ts'
import { LoyaltyNumberForm } from './loyalty-number-form.tsx'
import css from './loyalty-part.module.css'

/** The call, which only this part needs. */
const loyaltyCalls = () => import('@shop/api-client/contract/loyalty')

/**
 * The number of the loyalty programme, for the next order and, where that is wanted, for the account: given, changed and
 * taken out again. It shows nothing where the shop asks for none, or its answer does not come: nobody needs a number to
 * order.
 *
 * @param isOfAccount on a page of the account, where a number is kept as such
 */
export default function LoyaltyPart({ isOfAccount = false }: { isOfAccount?: boolean }) {
  const { api } = useAtomValue(servicesAtom)
  const [known, setKnown] = useState<LoyaltyNumber | null>(null)
  const [isChanging, setIsChanging] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const { loadLoyaltyNumber } = await loyaltyCalls()
      const answer = await answered(api(loadLoyaltyNumber, {}))
      if (!isGone && answer.type === 'success') setKnown(answer.value)
    }
    ask().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [api])

  if (known === null || !known.isAsked) return null
  const { number, isKept, mayKeep } = known
  const remove = async () => {
    setIsBusy(true)
    const { putLoyaltyNumber } = await loyaltyCalls()
    const answer = await answered(api(putLoyaltyNumber, { number: null })).catch(() => null)
    setIsBusy(false)
    if (answer?.type === 'success') setKnown(answer.value)
  }

  return (
    <section className={css.part} aria-labelledby="loyalty-title">
      <h2 className={css.title} id="loyalty-title">
        <Trans id="loyalty.title" message="PAYBACK Punkte sammeln" />
      </h2>
      {number === null || isChanging ? (
        <LoyaltyNumberForm
          api={api}
          mayKeep={mayKeep}
          isOfAccount={isOfAccount}
          onTaken={(taken) => {
            setKnown(taken)
            setIsChanging(false)
          }}
          onLeave={number === null ? null : () => setIsChanging(false)}
        />
      ) : (
        <KeptNumber
          number={number}
          isKept={isKept}
          isBusy={isBusy}
          onChange={() => setIsChanging(true)}
          onRemove={() => void remove()}
        />
      )}
      <p className={css.note}>
        <Trans
          id="loyalty.whatGoes"
          message="An PAYBACK gehen die Nummer, die Bestellnummer und die Punkte, sonst nichts. Gutgeschrieben wird, sobald die Rückgabefrist vorbei ist."
        />
      </p>
    </section>
  )
}
