import { useLingui } from '@lingui/react'
import type { Country } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { PickupFinder } from '@shop/ui/checkout/delivery/pickup-finder'
import { useForm } from '@shop/ui/form/use-form.ts'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { servicesAtom } from '../../../calls/services.ts'
import { answered } from '../../../features/problem-words/answered.ts'
import { fieldProblemWords } from '../../../features/problem-words/field-problem-words.ts'

type PickupSearchProps = {
  country: Country
  /** Of the address that the goods would go to otherwise. */
  firstZip: string
  onChoose: (point: PickupPoint) => void
  onCancel: () => void
}

/** Places near the shopper's address at first, and near any other postal code on request. */
export default function PickupSearch({ country, firstZip, onChoose, onCancel }: PickupSearchProps) {
  const { i18n } = useLingui()
  const { api } = useAtomValue(servicesAtom)
  const [points, setPoints] = useState<PickupPoint[] | null>(null)
  const failed = i18n.t({
    id: 'pickup.failed',
    message: 'Die Suche hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  })
  const form = useForm({
    initial: { zip: firstZip },
    labels: { zip: i18n.t({ id: 'pickup.zip', message: 'Postleitzahl' }) },
    words: { field: fieldProblemWords, whole: () => failed },
    rules: () => [],
    send: async ({ zip }) => {
      const { listPickupPoints } = await import('@shop/api-client/contract/checkout')
      return answered(api(listPickupPoints, { country, zip }))
    },
    onSent: (found) => setPoints(found.points),
    wholeAt: 'zip',
  })
  const search = useRef(form.submit)
  useEffect(() => {
    if (firstZip !== '') void search.current()
  }, [firstZip])

  return (
    <PickupFinder
      zip={form.values.zip}
      onZip={(zip) => form.change({ zip })}
      onSearch={() => void form.submit()}
      points={points}
      onChoose={onChoose}
      onCancel={onCancel}
      error={form.problems.zip ?? null}
      isBusy={form.isBusy}
    />
  )
}
