import type { MessageFormField } from '@shop/ui/message-form/message-field'
import type { ComponentType } from 'react'

/** A form that editors made, and what it says. */
export type BlockForm = {
  id: string
  name: string
  fields: readonly MessageFormField[]
  submitLabel: string
  successTitle: string
  successText: string
}

/** A part of the shop whose code may still have to come. */
export type ShopPart<Props extends object> = {
  Part: ComponentType<Props>
  /** Fetches the code; settled already for one that is there. */
  ready: () => Promise<unknown>
}

/** Parts of the shop that few blocks show. A block names those it shows, so that their code comes with its own. */
export type ShopParts = {
  /** A form that sends what is typed to the shop. */
  form: ShopPart<{ form: BlockForm }>
  /** The way to the newsletter. */
  newsletter: ShopPart<object>
  /** What this browser has looked at. */
  lastSeen: ShopPart<object>
}
