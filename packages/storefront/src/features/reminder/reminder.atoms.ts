import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

/** Requests a reminder for when a variant is back. */
export const requestReminderAtom = atom(
  null,
  async (get, _set, input: { variantId: number; email: string }): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    const { requestReminder } = await import('@shop/api-client/contract/reminders')
    return answered(api(requestReminder, input))
  },
)
