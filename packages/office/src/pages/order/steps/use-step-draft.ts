import type * as v from 'valibot'
import { useShop } from '../../../client/use-shop.ts'
import { type Kept, useKept } from '../../../parts/draft/use-kept.ts'

export type StepDraft<Form> = Kept<Form> & {
  /** Changes some of it. */
  put: (part: Partial<Form>) => void
}

type StepDraftInput<Form> = {
  /** The step, and what it is about: another order has a draft of its own. */
  key: readonly string[]
  schema: v.GenericSchema<unknown, Form>
  /** As it is before somebody types. What the shop fills in is left out: by the next load it may be something else. */
  empty: Form
}

/** What is typed into a step and not done yet: a reload of the tab keeps it, "Not now" and signing out take it away. */
export function useStepDraft<Form extends object>(input: StepDraftInput<Form>): StepDraft<Form> {
  const { key, schema, empty } = input
  const { id: shop } = useShop()
  const kept = useKept(`office.step.${[shop, ...key].join('.')}`, schema, () => empty)
  return { ...kept, put: (part) => kept.change({ ...kept.form, ...part }) }
}
