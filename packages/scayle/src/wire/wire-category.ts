import * as v from 'valibot'
import { text, wholeId } from './wire-parts.ts'

export type WireCategory = {
  id: number
  name: string
  slug: string
  path: string
  isHidden: boolean
  children: WireCategory[]
}

export const WireCategory: v.GenericSchema<unknown, WireCategory> = v.object({
  id: wholeId,
  name: text,
  slug: text,
  path: v.pipe(text, v.startsWith('/')),
  isHidden: v.nullish(v.boolean(), false),
  children: v.nullish(v.array(v.lazy(() => WireCategory)), []),
})
