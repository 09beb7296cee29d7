import type { Sql } from '@shop/engine/db/sql'
import type { OldProduct } from '../../records/old-record.ts'
import { type MovedKind, type MovedThing, movedBefore, rememberMoved } from '../run/moved-in-store.ts'

/** Gives products and variants of the old shop their numbers here, each the same one for ever. */
export class ProductNumbers {
  readonly #source: string
  readonly #now: Date
  #next: { product: number; variant: number }

  constructor(source: string, next: { product: number; variant: number }, now: Date) {
    this.#source = source
    this.#next = next
    this.#now = now
  }

  async of(sql: Sql, products: readonly OldProduct[]) {
    const now = this.#now
    const known = await this.#known(sql, 'product', [...products.map(({ oldId }) => oldId)])
    const variants = await this.#known(
      sql,
      'variant',
      products.flatMap(({ variants: all }) => all.map(({ oldId }) => oldId)),
    )
    return {
      product: (oldId: string) => ({
        id: Number(known.get(oldId)?.newId ?? 0),
        movedAt: known.get(oldId)?.movedAt ?? now,
        fields: known.get(oldId)?.fields ?? null,
      }),
      variant: (oldId: string) => Number(variants.get(oldId)?.newId ?? 0),
    }
  }

  async #known(
    sql: Sql,
    kind: Extract<MovedKind, 'product' | 'variant'>,
    oldIds: string[],
  ): Promise<Map<string, MovedThing>> {
    const name = { source: this.#source, kind }
    const known = await movedBefore(sql, name, oldIds)
    const fresh = [...new Set(oldIds)].filter((oldId) => !known.has(oldId))
    const given = fresh.map((oldId) => {
      const newId = String(this.#next[kind])
      this.#next[kind] += 1
      return { oldId, newId }
    })
    await rememberMoved(sql, name, given, this.#now)
    for (const { oldId, newId } of given) known.set(oldId, { newId, movedAt: this.#now, fields: null })
    return known
  }
}
