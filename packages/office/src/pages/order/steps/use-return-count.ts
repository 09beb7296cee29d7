import { useState } from 'react'

/** An article that may be in the parcel, and how many of it at most. */
export type ComingLine = {
  position: number
  quantity: number
  name: string
  /** What sets it apart: its number, its colour. */
  about: string
}

type Counted = { came: number; sellable: number }

/** Units that came, and how many of them can be sold again, article by article. */
export function useReturnCount(lines: readonly ComingLine[], start: 'all' | 'none') {
  const first = (): Record<number, Counted> =>
    Object.fromEntries(
      lines.map(({ position, quantity }) => {
        const came = start === 'all' ? quantity : 0
        return [position, { came, sellable: came }]
      }),
    )
  const [counted, setCounted] = useState(first)
  const at = (position: number) => counted[position] ?? { came: 0, sellable: 0 }

  return {
    at,
    /** What more came can be sold again, until somebody says otherwise. */
    setCame(position: number, came: number): void {
      setCounted((now) => {
        const before = now[position] ?? { came: 0, sellable: 0 }
        const sellable = before.sellable + (came - before.came)
        return { ...now, [position]: { came, sellable: Math.min(came, Math.max(0, sellable)) } }
      })
    },
    setSellable(position: number, sellable: number): void {
      setCounted((now) => ({ ...now, [position]: { ...at(position), ...now[position], sellable } }))
    },
    setAll(): void {
      setCounted(
        Object.fromEntries(
          lines.map(({ position, quantity }) => [position, { came: quantity, sellable: quantity }]),
        ),
      )
    },
    /** As the command takes it. */
    units: lines.flatMap(({ position }) => {
      const { came, sellable } = at(position)
      return came === 0 ? [] : [{ position, quantity: came, toShelf: sellable }]
    }),
  }
}

export type ReturnCount = ReturnType<typeof useReturnCount>
