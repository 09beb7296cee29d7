import type { ShownOrder } from '@shop/api-client/office/order-commands'

/** What the form of every step gets. */
export type StepProps = { order: ShownOrder; onDone: () => void }
