import { useLingui } from '@lingui/react'
import type { Country } from '@shop/domain/market/markets'
import type { PickupPoint } from '@shop/domain/shipping/pickup-point'
import { PickupFinder } from '@shop/ui/checkout/delivery/pickup-finder'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { servicesAtom } from '../../services.ts'

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
  const [zip, setZip] = useState(firstZip)
  const [points, setPoints] = useState<PickupPoint[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const search = useCallback(
    async (wanted: string) => {
      setIsBusy(true)
      setHasFailed(false)
      try {
        const { listPickupPoints } = await import('@shop/api-client/contract/checkout')
        setPoints((await api(listPickupPoints, { country, zip: wanted })).points)
      } catch {
        // said below; the parcel still goes to the address
        setHasFailed(true)
      } finally {
        setIsBusy(false)
      }
    },
    [api, country],
  )
  useEffect(() => {
    if (firstZip !== '') void search(firstZip)
  }, [firstZip, search])

  return (
    <PickupFinder
      zip={zip}
      onZip={setZip}
      onSearch={() => void search(zip)}
      points={points}
      onChoose={onChoose}
      onCancel={onCancel}
      error={
        hasFailed
          ? i18n.t({
              id: 'pickup.failed',
              message: 'Die Suche hat nicht geklappt. Bitte noch einmal versuchen.',
            })
          : null
      }
      isBusy={isBusy}
    />
  )
}
